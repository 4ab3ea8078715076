"""A sitting at a table as values: its log and fold, seats, questions, clocks, views, messages.

Nothing here waits, stores, sends or looks at a clock. A host does: it brings a request, writes the
events the request leads to (`requests.wish`), folds them (`Sitting.fold`) and carries the views
(`views.news`) to whoever is there. It never decides. docs/decisions/0008 says why.
"""
