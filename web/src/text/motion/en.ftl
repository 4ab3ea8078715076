# Motion and sound at the table

motion-play = Animations
sound-volume = Sound
sound-off = Off
sound-loud = { $percent } %
story-manner = Others' turns
story-manner-steps = step by step
story-manner-flowing = flowing
story-manner-mine = only mine
