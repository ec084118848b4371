### The guided first game, in English. One message per key; $names are facts.

guide-take-title = Take a card
guide-take-text = Each turn begins at the market. Its two rows show cards that everybody may take. What a card makes stands at its top. Take one that gives you green, red or yellow: raw materials.
guide-place-title = Place it
guide-place-text = This is your territory. So far it has one card, your starting card. Put the new card beside it, on one of the lit places.
guide-use-title = Put it to work
guide-use-text = The card you place sets its row and its column to work: each card there may do one thing now. Choose your new card. What it makes is put on it.
guide-gain-title = Choose for yourself
guide-gain-text = Your starting card gives you a raw material (green, red or yellow) or money, as you like. Use it, then choose. Green and red are good to have in this game.
guide-second-title = A card that exchanges
guide-second-text = Your turn ends when nothing is left to do. Watch the other player, or skip ahead. Then take a second card: one with an arrow. It turns what stands before the arrow into what stands after it. Products such as food are worth far more points.
guide-line-title = Find a good place
guide-line-text = Point at a place to see which cards it would set to work. Choose a place in line with both your cards, so that all three work this turn.
guide-gather-title = First gather
guide-gather-text = You decide in which order your cards work. Begin with those that give you something, so that you can pay afterwards.
guide-exchange-title = Then exchange
guide-exchange-text = Now use the card with the arrow, and pay from any of your cards. If it is not lit, point at it: it tells you what is missing. Then end your turn, and try again in the next one.
guide-pollution-title = What it costs the land
guide-pollution-text = Many cards that make products also make pollution, the black cube. Put it on a card with a free space: that does no harm there. Without a free space, the card becomes inactive and stands still with all that lies on it. If your exchange made no pollution, go to the next step.
guide-goal-title = What you play for
guide-goal-text = Look at your two scoring cards. At the end, the pattern of one lets some of your cards work once more, and the set of one brings extra points. Resources count too, and each card with pollution costs points. Take your next card with this in mind.
guide-done-title = Now you know how it goes
guide-done-text = When your territory is full, the final activations and the count follow. Play on to the end. Everything that is not lit tells you why when you point at it.
guide-left-title = The guide is closed
guide-left-text = You can go on with it at any time.
