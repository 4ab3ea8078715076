# Уроки по-русски.

learn-title = Учимся играя
learn-text = Урок — это настоящая партия с заданной раздачей. Подсказки говорят, на что смотреть; в любой момент можно сделать иначе, прерваться и продолжить в другой день. Каждый урок — около десяти минут.
learn-begin = Начать
learn-anew = Начать заново
learn-go_on = Продолжить с шага { $step } из { $steps }
learn-all = Все уроки
lesson = Урок
lesson-step = Урок: шаг { $step } из { $steps }
lesson-next = Дальше
lesson-before = Назад
lesson-skip = Пропустить
lesson-leave = Закончить урок
lesson-finish = Играть дальше
lesson-more = Другие уроки
lesson-try = Попробуйте
lesson-do = Сделать за меня
