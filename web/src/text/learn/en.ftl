# Lessons in English.

learn-title = Learn by playing
learn-text = A lesson is a real game with a fixed deal. Someone at your side says what to look at; you may do something else at any time, stop, and go on another day. About ten minutes each.
learn-begin = Begin
learn-anew = Begin anew
learn-go_on = Go on with step { $step } of { $steps }
learn-all = All lessons
lesson = Lesson
lesson-step = Lesson: step { $step } of { $steps }
lesson-next = Next
lesson-before = Back
lesson-skip = Skip
lesson-leave = End the lesson
lesson-finish = Play on
lesson-more = More lessons
lesson-try = Try:
lesson-do = Do it for me
