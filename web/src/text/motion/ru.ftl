# Движение и звук за столом

motion-play = Анимация
sound-volume = Звук
sound-off = Выключен
sound-loud = { $percent } %
