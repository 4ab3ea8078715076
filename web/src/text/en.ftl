# Burgh's own words in English.
