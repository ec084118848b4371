### Plans of a room: sessions with many devices.

room-plan-shown = Your facilitator shows you this now.
room-plan-show = Show this to everybody. Open the notebook of the lesson and run this cell:
# The heading in the guides below which it says what to do when it stalls.
room-plan-guide-stalls = When it stalls
plan-cell = { $where }: a room can't show this cell: { $found }. Write one call in it, with texts and numbers only.
