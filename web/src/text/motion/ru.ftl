# Движение и звук за столом

motion-play = Анимация
sound-volume = Звук
sound-off = Выключен
sound-loud = { $percent } %
story-manner = Ходы остальных
story-manner-steps = шаг за шагом
story-manner-flowing = без остановок
story-manner-mine = только мои
