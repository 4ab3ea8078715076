"""Pictures of finished games to share: 1200 by 630, SVG, and PNG where `resvg-py` is installed.

They are made of the client's own drawings and colours (`art.py` says where these lie), in words of
three languages, and only of what everybody may know once a game is over.
"""
