# Motion and sound at the table

motion-play = Things move
sound-volume = Sound
sound-off = Off
sound-loud = { $percent } %
