# Движение и звук за столом

motion-play = Показывать движение
sound-volume = Звук
sound-off = Выключен
sound-loud = { $percent } %
