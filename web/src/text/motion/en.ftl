# Motion and sound at the table

motion-play = Animations
sound-volume = Sound
sound-off = Off
sound-loud = { $percent } %
