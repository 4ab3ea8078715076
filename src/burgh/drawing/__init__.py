"""Drawing as SVG: a sheet, the client's symbols and colors, and letters with their widths."""
