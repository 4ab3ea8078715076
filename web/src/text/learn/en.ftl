# Lessons in English.

learn-title = Learn by playing
learn-text = A lesson is a real game with a fixed shuffle. Hints say what to look at; you may do something else at any time, stop, and continue another day. About ten minutes each.
learn-begin = Begin
learn-anew = Begin again
learn-go_on = Continue at { $step } of { $steps }
learn-all = All lessons
lesson = Lesson
lesson-step = Lesson { $step }/{ $steps }
lesson-next = Next
lesson-before = Back
lesson-skip = Skip
lesson-leave = End the lesson
lesson-finish = Play on
lesson-more = More lessons
lesson-try = Try
lesson-do = Do it for me
