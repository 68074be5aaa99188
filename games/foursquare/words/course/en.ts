import type { Words } from '@countertop/core';

/** The lessons. */
export const lessons = {
  'hundred.title': 'Make 100',
  'hundred.about': 'Four stacks, one card, and the one total that counts.',
  'hundred.first.say':
    'Only the top cards count: 30, 10, 40 and 10 make 90. You have drawn a 20. It goes on one of the four stacks and covers what lies there. Make the four tops total exactly 100.',
  'hundred.first.hint': 'You need 10 more than now. Which card, covered by a 20, adds 10?',
  'hundred.first.right':
    'A 10 gone, a 20 in its place: 90 has become 100. So you take the stack, and a new card from the pile begins it again.',
  'hundred.first.wrong': 'The tops do not make 100, so nothing is taken.',
  'hundred.first.wrong.a': 'On A the 20 hides a 30. The tops sink to 80, and your opponent may be the one to make 100.',
  'hundred.first.wrong.c': 'On C the 20 hides the 40. The tops sink to 70.',
  'hundred.lower.say':
    'More than 100 is no better than less. The tops make 140, and you have drawn a 10. Bring them down to 100.',
  'hundred.lower.hint': '40 too many. Which card is 40 higher than yours?',
  'hundred.lower.right': 'The 50 is gone, a 10 lies there instead: 40 less. You take 60 points.',
  'hundred.lower.wrong': 'Still more than 100.',
  'hundred.lower.wrong.a':
    'On A you lose 30 of the 40 too many: the tops make 110. So near is dangerous: now many cards make 100 for your opponent.',
  'hundred.lower.wrong.b': 'On B you lose only 10: the tops make 130.',
  'hundred.lower.wrong.c': 'On C you lose 20: the tops make 120.',
  'hundred.sum.say':
    'A sum that saves trying: add your card to the tops and take away 100. What is left is the card to cover. Here the tops make 120 and you hold a 30.',
  'hundred.sum.hint': '120 and 30, less 100.',
  'hundred.sum.right': '120 + 30 − 100 = 50, and the 50 lies on B. You take 80 points.',
  'hundred.sum.wrong': 'Do the sum again: tops and card together, less 100. Look for a card of just that value.',
  'hundred.sum.wrong.a': 'On A the tops rise to 140.',
  'hundred.sum.wrong.c': 'On C the tops rise to 130.',
  'hundred.sum.wrong.d': 'On D the tops make 110. Close, but only 100 counts.',
  'hundred.none.say':
    '50 and 30 are not even 100: whatever you do, nothing is taken this time. But the card must go somewhere. Put it where you like.',
  'hundred.none.hint': 'Every stack is allowed. Just put it down.',
  'hundred.none.right':
    'A turn without 100 is the usual thing. Where such a card goes is no matter of taste, though: that is what later lessons are about.',
  'hundred.equal.say':
    'The four cards of the deal happen to make 100. Nobody has played yet, so nobody scores. You have drawn a 20. Is there still a way to make 100?',
  'hundred.equal.hint': 'The total is right already. You may cover a card, but it must not change.',
  'hundred.equal.right':
    'A 20 on a 20: the tops still make 100, and this time it was you who played. The stack is yours.',
  'hundred.equal.wrong': 'That changes the total, and it was 100 already.',
  'hundred.equal.wrong.a': 'On A the tops fall to 90.',
  'hundred.equal.wrong.c': 'On C the tops rise to 110.',
  'hundred.equal.wrong.d': 'On D the tops fall to 80.',

  'stack.title': 'The whole stack',
  'stack.about': 'Whoever makes 100 takes all that lies beneath as well.',
  'stack.whole.say':
    'The tops make 90, you hold a 20: a 10 must be covered. There are two, on B and on D. You take the stack you play on, from the bottom up. Which one?',
  'stack.whole.hint': 'Look at what lies under the two 10s.',
  'stack.whole.right':
    'Under the 10 on D lay a 30 and another 10. With your 20 that is 70 points; B would have brought 30.',
  'stack.whole.wrong': 'That does not make 100, so nothing is taken. Cover a 10.',
  'stack.whole.wrong.b': 'This makes 100 as well, but B is a single 10: 30 points. D has more to give.',
  'stack.points.say': 'You hold a 10, and the tops make 110. Take as much as you can.',
  'stack.points.hint': 'A 20 must be covered: B or C. Count points, not cards.',
  'stack.points.right': 'B holds three cards worth 100, C four cards worth only 80. With your 10 you take 110.',
  'stack.points.wrong': 'That does not make 100. Tops and card together less 100: cover a 20.',
  'stack.points.wrong.c': 'C has the most cards, but they are small: 90 points with yours. B brings 110.',
  'stack.three.say': 'Three stacks make 100 now. Find the best of them.',
  'stack.three.hint': 'You may cover any 30. What is each stack worth?',
  'stack.three.right': 'B: 10, 50 and 30, with your 20 that makes 110 points.',
  'stack.three.wrong': 'C would leave the tops at 110 and take nothing.',
  'stack.three.wrong.a': 'It makes 100, but A is one card only: 50 points with yours.',
  'stack.three.wrong.d': 'It makes 100, and D looks tall. But its five cards are worth 80; B is worth 90.',
  'stack.tempting.say': 'You hold a 30. The fattest stack is A, worth 120. What can you really get?',
  'stack.tempting.hint': '80 and 30, less 100. Only such cards may be covered.',
  'stack.tempting.right':
    'Only a 10 may be covered, and of the three 10s the one on C lies on the most: 80 points with your card.',
  'stack.tempting.wrong': 'Nothing is taken there.',
  'stack.tempting.wrong.a':
    'A 30 on the 50 leaves the tops at 60: nothing is taken, and the 80 points of C are missed.',
  'stack.tempting.wrong.b': 'That makes 100, but B is a single 10: 40 points with yours.',
  'stack.tempting.wrong.d': 'That makes 100 and takes 70. C has 10 more.',

  'restart.title': 'The new card',
  'restart.about': 'A stack that was taken begins again, and what that changes.',
  'restart.take.say': 'Take a stack, and watch what happens to the empty place.',
  'restart.take.hint': '80 and 30, less 100: cover a 10.',
  'restart.take.right': 'Taken. The empty place gets a card from the pile at once.',
  'restart.take.wrong': 'That does not make 100. Cover a 10.',
  'restart.nothing.say':
    'A 30 came, and the tops make 100 again! But the new card never scores, not even so: a turn takes one stack at most. Now it is the next player’s turn.',
  'restart.same.say':
    'The same table from the other side: you are the next player. The tops make 100 and you have drawn a 40. What can you take?',
  'restart.same.hint': 'The total is to stay as it is.',
  'restart.same.right':
    'Like on like keeps the 100. A new card that makes 100 is a present to the next player, if the right card comes.',
  'restart.same.wrong': 'The tops are no longer 100. Put the 40 on a card of its own value.',
  'restart.same.wrong.c': 'On C the tops rise by 10, to 110. Put the 40 on a card of its own value.',
  'restart.fresh.say':
    'Your opponent has just taken stack B, and a 50 has begun it anew. You drew a 40. May a stack just begun be taken?',
  'restart.fresh.hint': '110 and 40, less 100.',
  'restart.fresh.right': 'Of course it may: for you it is a stack like any other. 50 and 40 are 90 points.',
  'restart.fresh.wrong': 'That does not make 100. Which card is 10 higher than yours?',
  'restart.fresh.wrong.d': 'On D the tops make 120. You need 10 less than now, not 10 more.',

  'counting.title': 'Count the pile',
  'counting.about': 'Which cards are still to come, and which of them would hurt.',
  'counting.needs.say':
    'The pile began with fourteen 10s, eight 20s, fourteen 30s, eight 40s and four 50s; what is left is shown. You hold a 10 and cannot make 100. But your opponent may, with the next card. Leave them the fewest cards that help.',
  'counting.needs.hint':
    'For each stack: what would the tops make, and which card would then make 100? There are only four 50s.',
  'counting.needs.right': 'The tops make 60, with 20s and 10s on top. Only a 50 on a 10 makes 100 now: 4 cards of 43.',
  'counting.needs.wrong': 'Count again which cards would help your opponent.',
  'counting.needs.wrong.eighty':
    'That makes 80. A 30 on a 10 or a 40 on a 20 makes 100: 21 cards of 43 help your opponent. It can be far fewer.',
  'counting.needs.wrong.ninety':
    'That leaves 90. A 20 on a 10, a 30 on a 20 or a 50 on the 40 makes 100: 24 cards of 43. It can be far fewer.',
  'counting.few.say':
    'You hold a 20; the tops make 120. A total near 100 helps many cards, one far off helps few. Where do you put it?',
  'counting.few.hint': 'Go further away from 100, not nearer.',
  'counting.few.right': '130 is 30 too many. Of the tops only the 50 can lose 30, to a 20: 7 cards of 41.',
  'counting.few.wrong': 'Too many cards help now.',
  'counting.few.wrong.many': 'That makes 110. A 10 on your 20, a 20 on a 30, a 40 on the 50: 26 cards of 41 make 100.',
  'counting.few.wrong.more': 'That makes 90, and 27 cards of 41 make 100. You have even covered the 50 for them.',
  'counting.gone.say':
    'Later in the same kind of game. Look at what the pile still holds: one value is gone for good. Use it.',
  'counting.gone.hint': 'All four 50s have been drawn. Which total would need a 50?',
  'counting.gone.right':
    'The tops make 60: a 50 on a 10 would be needed, and there is none any more. Your opponent cannot take anything.',
  'counting.gone.wrong': 'Some card in the pile still makes 100.',
  'counting.gone.wrong.ninety':
    'That makes 90. A 20 on a 10 or a 40 on your 30 makes 100: 12 cards of 31. There is a place where none helps.',
  'counting.thirties.say':
    'Two cards are left, both 30s: your opponent gets one, then you the other. You lead by 270 to 150 and hold a 10. Keep the lead.',
  'counting.thirties.hint': 'You know the next card. Try each stack in your mind and let a 30 come.',
  'counting.thirties.right':
    'The tops make 140. A 30 would have to cover a 70, and there is no such card. Nobody takes anything any more, and you win.',
  'counting.thirties.wrong': 'A 30 makes 100 there.',
  'counting.thirties.wrong.fifty':
    'That makes 120, and the 30 on the 50 of B makes 100: 150 points, and your opponent has 300 to your 270.',
  'counting.thirties.wrong.huge': 'That makes 110, and the 30 on the 40 of A makes 100. A is worth 530!',
  'counting.last.say':
    'One card is left, a 10, and your opponent gets it. You lead by 240 to 170. Where does your own 10 do no harm?',
  'counting.last.hint': 'Which card would the last 10 have to cover? Tops and 10, less 100.',
  'counting.last.right':
    'The tops make 90: with the 10 that is just 100, so it would have to cover nothing at all. You win by 70.',
  'counting.last.wrong': 'The last 10 makes 100 there.',
  'counting.last.wrong.d':
    'That makes 110. The last 10 then covers the 20 on D and takes 100 points: 270 to 240 for your opponent.',
  'counting.last.wrong.b': 'That makes 120. The last 10 then covers the 30 on B and takes 370 points.',

  'denying.title': 'Deny',
  'denying.about': 'Totals from which nobody makes 100, and what to do if there is none.',
  'denying.low.say':
    'One card cannot do everything. If the tops are low enough, no card in the world brings them to 100. You hold a 20. Find the total that is safe.',
  'denying.low.hint': 'The most a card can add is 40: a 50 on a 10.',
  'denying.low.right': '50. Even a 50 on a 10 makes only 90. At 50 or less the next player never takes anything.',
  'denying.low.wrong': 'From there a card makes 100.',
  'denying.low.wrong.eighty': 'That makes 80: a 30 on a 10 or a 40 on your 20 makes 100. Those are 21 cards of 43.',
  'denying.high.say': 'The same works from above. You hold a 30, and the tops make 130.',
  'denying.high.hint': 'The most a card can take away is 40: a 10 on a 50. How high must the tops be?',
  'denying.high.right': '150. Even a 10 on the 50 leaves 110. At 150 or more the next player never takes anything.',
  'denying.high.wrong': 'From there a card makes 100.',
  'denying.high.wrong.a': 'That makes 120: a 30 on the 50 or a 10 on a 30 makes 100. 25 cards of 43 help.',
  'denying.high.wrong.c': 'That leaves 130: a 20 on the 50 or a 10 on the 40 makes 100. 21 cards of 43 help.',
  'denying.high.wrong.d': 'That makes 110: a 30 on the 40 or a 20 on a 30 makes 100. 20 cards of 43 help.',
  'denying.between.say':
    'In between it depends on what lies on top. Again you hold a 30 and the tops make 130, but this time no 50 is in sight.',
  'denying.between.hint': 'At 140 someone would have to take away 40. From which card?',
  'denying.between.right': '140 is 40 too many, and only a 50 can lose 40. There is none on top: safe.',
  'denying.between.wrong': 'From there a card makes 100.',
  'denying.between.wrong.ad': 'That makes 120: a 20 on the 40 or a 10 on a 30 makes 100. 21 cards of 43 help.',
  'denying.between.wrong.c': 'That leaves 130: a 10 on a 40 makes 100, and there are fourteen 10s in the pile.',
  'denying.price.say':
    'Four 10s on top, and you hold a 50: wherever it goes, the tops make 80, and a 30 on a 10 makes 100. If you cannot stop it, make it cheap.',
  'denying.price.hint': 'The 30 will go on the dearest 10. Which 10 should not be there any more?',
  'denying.price.right':
    'D, worth 250, now has a 50 on top, which a 30 does not turn into 100. The most a 30 takes is stack B, with 70.',
  'denying.price.wrong': 'The dear stack stays open.',
  'denying.price.wrong.open': 'Then the next 30 covers the 10 on D and takes 280 points. Ten of the 34 cards are 30s.',
  'denying.weigh.say':
    'Now weigh both: how many cards help, and what they take. Stack A is worth 210. You hold a 10, and no total is safe.',
  'denying.weigh.hint': 'Twenty small losses are better than one large one. Is there a way to put A out of reach?',
  'denying.weigh.right':
    'The tops make 110: 22 cards help, but none of them on A, whose 10 would have to be covered by a 0. The most to be lost is 90.',
  'denying.weigh.wrong': 'Stack A stays in reach.',
  'denying.weigh.wrong.b': 'That makes 90, and a 40 on the 30 of A takes 250 points.',
  'denying.weigh.wrong.c':
    'That makes 120. Only 19 cards help, but a 10 on the 30 of A takes 220, and there are ten 10s.',
  'denying.weigh.wrong.d': 'That makes 110 too, but a 20 on the 30 of A takes 230 points.',

  'middle.title': 'The middle game',
  'middle.about': 'Half the pile is gone, nothing is certain: count what you leave, and what it costs.',
  'middle.safe.say':
    'You hold a 50, and the tops make 110. Stack B is worth 200. Is there a total from which no card at all makes 100?',
  'middle.safe.hint': 'From 150 on nobody gets down to 100.',
  'middle.safe.right':
    '150: even a 10 on the 50 leaves 110. The dear stack B is still there when your turn comes round.',
  'middle.safe.wrong': 'From there some cards make 100.',
  'middle.safe.wrong.b':
    'That makes 130, and B now carries your 50: a 20 on it takes 270 points. Eight cards of 19 help.',
  'middle.safe.wrong.c': 'That makes 130. A 20 on your 50 takes 170, a 10 on the 40 takes 80: eight cards of 19 help.',
  'middle.safe.wrong.d':
    'That makes 120. A 10 on the 30 of B takes 210, a 30 on your 50 helps as well: ten cards of 19.',
  'middle.narrow.say':
    '130 to 130. The tops make 150, which is safe, but your 20 is below every top: wherever it goes, the total sinks. How far may it sink?',
  'middle.narrow.hint':
    'For each stack: what is missing to 100 then, which card does it, and how many of them are left?',
  'middle.narrow.right':
    '130: only a 20 on the 50 of B makes 100, and three 20s are left. 3 cards of 19, for 130 points.',
  'middle.narrow.wrong': 'It can be fewer cards.',
  'middle.narrow.wrong.ac':
    'That makes 140, further from 100, and yet worse: a 10 on the 50 of B makes 100, and there are six 10s.',
  'middle.narrow.wrong.b': 'That makes 120. A 10 on the 30 of C takes the mountain, 270 points. Six 10s are left.',
  'middle.price.say':
    'You lead by 170 to 0 and hold a 10. Count: 16 of the 28 cards will help your opponent, wherever you put it. So do not count cards this time.',
  'middle.price.hint': 'What is the dearest stack, and what would have to lie on top of it so that nobody gets it?',
  'middle.price.right':
    'The tops make 110, and C, worth 170 now, lies under a 10, which would have to be covered by nothing at all. The most to be lost is 100.',
  'middle.price.wrong': 'Stack C stays in reach.',
  'middle.price.wrong.b':
    'The same total of 110 and the same 16 cards, but a 10 on the 20 of C takes 170 points. And there are eight 10s.',
  'middle.price.wrong.ad': 'That makes 90, and a 30 on the 20 of C takes 190 points. Eight 30s are left.',
  'middle.mountain.say':
    'You are behind, 0 to 130, and B is a mountain of 240. Ten 10s, two 20s, ten 30s, seven 40s and a single 50 are left. Where does your 20 go?',
  'middle.mountain.hint': 'Which card would take B, and how many of those are there?',
  'middle.mountain.right':
    '70, with your 20 on the mountain: only the one 50 takes it now. The seven 40s bring just 50 points. The mountain waits for you.',
  'middle.mountain.wrong': 'That costs more.',
  'middle.mountain.wrong.a': 'That makes 90, and any of seven 40s on the 30 of B takes 280 points.',
  'middle.mountain.wrong.cd':
    'That leaves 80. 18 cards of 30 help, ten more than necessary, and the 50 takes the mountain here as well.',
  'growing.title': 'Let it grow',
  'growing.about': 'A stack need not be taken at once: put cards on it while nobody can have it.',
  'growing.bury.say': 'You lead by 120 to 0 and hold a 10. Nothing can be taken now. Which stack should become dearer?',
  'growing.bury.hint': 'After which placement can your opponent take nothing at all?',
  'growing.bury.right':
    '40 on top: no card brings that to 100. And A has grown to 160, for whoever reaches it first. In a safe position a stack may grow.',
  'growing.bury.wrong': 'From there a card makes 100.',
  'growing.bury.wrong.fifty':
    'That leaves 60: a 50 on a 10 makes 100, and two 50s are left. They would take 170 points or more.',
  'growing.roof.say': '210 to 200. B has 190 and a 10 on top. You hold a 40. Leave nothing, and let something grow.',
  'growing.roof.hint': '140 is safe as long as no 50 lies on top.',
  'growing.roof.right':
    '140, and no 50 in sight: nobody takes anything. B is worth 230 now and wears a roof that must come down first.',
  'growing.roof.wrong': 'From there a card makes 100.',
  'growing.roof.wrong.ac':
    'That makes 120: nine cards of 19 help your opponent. They are cheap, but why give anything?',
  'growing.roof.wrong.d': 'That leaves 110: ten cards of 19 help your opponent, and the most they take is 110.',
  'growing.certain.say':
    'You lead by 200 to 120. C holds 410 and D 320; a 20, two 30s and a 50 are left. With your 30 you could take 40 points from B. Better?',
  'growing.certain.hint': 'Only a mountain can still beat you. Which cards reach C, which reach D?',
  'growing.certain.right':
    'C grows to 440, and both mountains lie under a 30. What the cards that are left can take is small change: you win for certain.',
  'growing.certain.wrong': 'A mountain is in reach.',
  'growing.certain.wrong.a': 'That makes 90, and either 30 on the 20 of C takes 440 points.',
  'growing.certain.wrong.take':
    '40 points, and a new card opens a mountain: you win 5 times in 12. With another move you win always.',
  'growing.certain.wrong.d': 'That leaves 80, and the 50 takes D or C: 400 points and more. You win 7 times in 12.',
  'growing.behind.say':
    '340 to 500, and a 10 and a 50 are left: one for your opponent, the last for you. A would bring 40, D 90. That is not enough. Find what may be.',
  'growing.behind.hint':
    'Your last card must take more than 160. Which stacks can grow so far, whatever your opponent covers?',
  'growing.behind.right':
    'B has 130 now and C 140. If your opponent draws the 10, whatever it covers, your 50 takes one of them with 180 points or more. It wins one time in two; everything else never.',
  'growing.behind.wrong': 'That never wins.',
  'growing.behind.wrong.take': 'You take it, and lose all the same: the pile is too short for another turn of yours.',
  'growing.behind.wrong.c':
    'C would be large enough, but your opponent covers B with the 10, and your 50 brings 160: 500 to 500, and you have more cards.',

  'ahead.title': 'Two turns ahead',
  'ahead.about': 'The end is near, the cards are known: plan their turn and yours.',
  'ahead.keep.say':
    'A 10 and a 20 are left. You lead by 340 to 320 and hold a 30; then your opponent draws, then you. Bring the 20 points home.',
  'ahead.keep.hint': 'Which place leaves nothing to the 10 and nothing to the 20?',
  'ahead.keep.right': 'The tops make 60, and neither a 10 nor a 20 can add 40. The rest is only laid down: you win.',
  'ahead.keep.wrong': 'The 20 makes 100 there.',
  'ahead.keep.wrong.ac': 'That makes 90. If the 20 comes, it covers the 10 on D and takes 90 points: the game is lost.',
  'ahead.keep.wrong.d': 'That makes 90. If the 20 comes, it covers the 10 on A and takes 70 points: the game is lost.',
  'ahead.bait.say':
    'You lead by 310 to 70 and can take 70 more at once. But look at D: 650 points. A 30, a 40 and a 50 are left. What is safest?',
  'ahead.bait.hint': 'If you take, a new card comes, and you do not know which. What could it open?',
  'ahead.bait.right':
    'D is buried under a 30 and the tops make 60. The most your opponent can take is 90. You let 70 points go and win for certain.',
  'ahead.bait.wrong': 'D is not safe.',
  'ahead.bait.wrong.take':
    'You take some points, but then a new card begins the stack. If it is a 30, a 50 takes D; if it is a 50, a 30 takes D. In one case of three the game is lost.',
  'ahead.mountain.say':
    'It is 100 to 0 for you, but C is a mountain of 910 points. You hold a 40; a 20, a 30 and a 40 are left. Two stacks could be taken now.',
  'ahead.mountain.hint': 'First ask who gets the mountain, and only then about the small points.',
  'ahead.mountain.right':
    'Your 40 on C makes 80. The 30 could take 50 and the other 40 could take 110, but then your last card still brings you back in front. The mountain stays where it is.',
  'ahead.mountain.wrong': 'The mountain is in reach of a card that can still come.',
  'ahead.mountain.wrong.a': 'That makes 90, and a 40 on the 30 of C makes 100: 950 points for your opponent.',
  'ahead.mountain.wrong.take':
    'You take a few points, but the new card can open C: after a 30 a 40 takes it, after a 40 a 30. In one case of three the game is lost.',
  'ahead.prepare.say':
    'You are behind, 90 to 190. You hold a 10; a 30 and a 40 are left. Your opponent draws one of them, the very last card is yours. Prepare it.',
  'ahead.prepare.hint':
    'Nobody can take anything next turn. What can your last card take, whatever your opponent covers? It must bring more than 100.',
  'ahead.prepare.right':
    'The tops still make 60, and A is worth 80 now. If your opponent covers a 20, your last card makes 100 on A; if a 10, on B. Either way you pass 190.',
  'ahead.prepare.wrong': 'Your last card will not bring enough.',
  'ahead.prepare.wrong.b': 'Then only one 20 is left on top. Your opponent covers it, and your last card fits nowhere.',
  'ahead.prepare.wrong.c':
    'Then only one 20 is left on top. Your opponent covers it, the mountain B, and your last card fits nowhere.',
  'ahead.prepare.wrong.d':
    'The tops are right, but A stays at 70. If your last card is the 30, it brings 100: 190 to 190, and your 8 cards lose the tie to 7.',
  'ahead.reap.say': 'Your opponent has buried B under the 40. Your last card is the 30. Finish it.',
  'ahead.reap.hint': '80 and 30, less 100. Two stacks fit. You need more than 100 points.',
  'ahead.reap.right':
    '80 and 30: 110 points. 200 to 190, with the very last card. It counts, though no card is left to begin the stack again.',
  'ahead.reap.wrong': 'That takes nothing, and the game is lost.',
  'ahead.reap.wrong.d': 'That makes 100, but takes only 40: 130 to 190.',

  'seats.title': 'More players, and who wins',
  'seats.about': 'Up to six at the table; ties, and the very last card.',
  'seats.table.say':
    'Three players. The others have 30 and 50 points, you have none yet, and both draw before it is your turn again. You hold a 20. Give as little away as you can.',
  'seats.table.hint': 'Count which cards would make 100 for the player after you.',
  'seats.table.right':
    '130: only a 20 on the 50 helps, 6 cards of 39. With more players it is even rarer that what you leave comes back to you.',
  'seats.table.wrong': 'Too many cards help the next player.',
  'seats.table.wrong.a': 'That makes 90: 25 cards of 39 make 100 for the next player.',
  'seats.table.wrong.cd': 'That makes 110: 24 cards of 39 make 100 for the next player.',
  'seats.alone.say':
    'The pile is empty: this 20 is the last card of the game, and taking with it counts. You have 300, the others 350 and 220. Win.',
  'seats.alone.hint': 'Two stacks make 100. Are 50 points enough?',
  'seats.alone.right': '120 points make it 420 to 350. No card is left to begin the stack again: the game is over.',
  'seats.alone.wrong': 'Nothing is taken, and 350 wins.',
  'seats.alone.wrong.d':
    'That makes 350 to 350. Among equals the one with fewer cards wins, but you would have 14 each: you would share. You can have it alone.',
  'seats.fewest.say':
    'Again the last card. You have 270 with 10 cards, the leader has 400 with 16. You hold a 30. Is there a way to win?',
  'seats.fewest.hint': 'How much would you need to draw level? And who wins then?',
  'seats.fewest.right': '130 points: 400 to 400. You have 14 cards, the other has 16, and fewer cards win the tie.',
  'seats.fewest.wrong': 'Nothing is taken, and 400 wins. Tops and card, less 100: which card must be covered?',
  'seats.fewest.wrong.a': 'A is worth more, but the tops make 90: nothing is taken.',
  'seats.enough.say':
    'The last card, a 50. One player has 100 points with 4 cards, the other two have none, and you are one of them. Stack A is worth 1020 …',
  'seats.enough.hint': 'What can really be taken? And remember how ties are broken.',
  'seats.enough.right': '100 points with three cards against 100 with four. You win by a single card.',
  'seats.enough.wrong': 'That is not enough.',
  'seats.enough.wrong.a': 'The mountain cannot be had: on A the tops make 80, and nothing is taken.',
  'seats.enough.wrong.small': 'That makes 100 and takes 60 points. 100 wins.',

  'six.title': 'Six at the table',
  'six.about': 'Five others play before it is your turn again.',
  'six.safe.say': 'Six players, nearly nobody has scored. After you five others play. You hold a 50.',
  'six.safe.hint': 'There is a total from which the next player takes nothing.',
  'six.safe.right':
    '150: nothing for the next player. What you leave is the next player’s, hardly ever your own: with six at the table denying is worth more than building.',
  'six.safe.wrong': 'The next player has many cards that help.',
  'six.safe.wrong.a': 'That makes 120: 18 cards of 31 make 100, and stack B may go for 150.',
  'six.safe.wrong.bc': 'That makes 130: 16 cards of 31 make 100.',
  'six.next.say':
    'You hold a 40 and have no points yet. No total is quite safe. Which leaves the next player the fewest cards?',
  'six.next.hint': 'Away from 100, and count the pile.',
  'six.next.right':
    '120: only a 20 on a 40 makes 100, and four 20s are left among 28 cards. Everywhere else it would be 18 or 19.',
  'six.next.wrong': 'It can be far fewer cards.',
  'six.next.wrong.bc': 'That makes 110: 19 cards of 28 make 100 for the next player.',
  'six.next.wrong.d': 'That leaves 90: 18 cards of 28 make 100 for the next player.',
  'six.leader.say':
    'The very last card, a 40. One player has 330 points, you have 240, the others less. Two stacks make 100.',
  'six.leader.hint': 'Only one player has to be passed.',
  'six.leader.right':
    '220 points, 460 in all: the win. However many sit at the table, you only have to pass the one in front.',
  'six.leader.wrong': 'Nothing is taken, and 330 wins.',
  'six.leader.wrong.b': '60 points make 300. That is second of six, and the same as last: only the first wins.',
  'six.tie.say': 'The last card again, a 20. The leader has 270 points in 11 cards, you have 230 in 7.',
  'six.tie.hint': 'One stack makes 100. How many points, how many cards would you have?',
  'six.tie.right':
    '40 points: 270 to 270, and 10 cards against 11. Fewer cards win the tie, with six players as with two.',
  'six.tie.wrong': 'Nothing is taken, and 270 wins.',

  'solitaire.title': 'Alone',
  'solitaire.about': 'Against the discard pile: now you want to come near to 100.',
  'solitaire.alone.say':
    'Alone you play against the discard pile: after each of your turns a card goes there. In the end you must have more points than it. Nobody takes anything after you, so leave the table as you would like to find it. You hold a 10.',
  'solitaire.alone.hint': 'From which total do most cards make 100?',
  'solitaire.alone.right':
    'The tops stay at 80: a 30, a 40 or a 50 makes 100, 25 cards of 43. What you deny to others you now leave to yourself.',
  'solitaire.alone.wrong': 'Fewer cards will help you from there.',
  'solitaire.alone.wrong.a':
    'That makes 60: only a 50 helps, 4 cards of 43. Against people it would be fine; here you want the opposite.',
  'solitaire.alone.wrong.bc': 'That makes 70: a 40 or a 50 helps, 12 cards of 43. It can be more.',
  'solitaire.harvest.say': 'A 50 went to the discard pile, and you drew a 30. Take what you have prepared.',
  'solitaire.harvest.hint': '80 and 30, less 100.',
  'solitaire.harvest.right': '50 points for you, and the discard pile has 50. After the new card it gets another one.',
  'solitaire.harvest.wrong': 'That does not make 100.',
  'solitaire.harvest.wrong.low': 'That makes 90. The 10 on D is the card to cover.',
  'solitaire.wide.say': 'You hold a 40, and nothing makes 100. Think of your next card, and of what it would take.',
  'solitaire.wide.hint': 'Near 100, with different cards on top, and the best stack ready.',
  'solitaire.wide.right':
    'Like on like: 110, and a 10, a 20 or a 30 makes 100, 31 cards of 41. With a 30 you take stack A: 140 points.',
  'solitaire.wide.wrong': 'Fewer cards will help you from there.',
  'solitaire.wide.wrong.bd': 'That makes 130: only a 10 on a 40 helps, 13 cards of 41.',
  'solitaire.wide.wrong.c': 'That makes 120: only a 20 on a 40 helps, 6 cards of 41.',
  'solitaire.sure.say':
    'You have 500, the discard pile 430. A 30 and two 40s are left: one is discarded, one is for you. You hold a 10. Make it certain.',
  'solitaire.sure.hint': 'You want every card that is left to make 100.',
  'solitaire.sure.right':
    'The tops stay at 90. A 30 covers the 20, a 40 covers a 30: you will take something whatever comes, and win.',
  'solitaire.sure.wrong': 'Not every card that is left will help you.',
  'solitaire.sure.wrong.b': 'That makes 80: only the 30 helps. You win in one case of three.',
  'solitaire.sure.wrong.cd': 'That makes 70: only the 40s help. You win in two cases of three.',
  'solitaire.patience.say':
    '430 to 440, you hold a 50, and two 30s, a 40 and a 50 are left. 80 points can be had at once. Is that the best chance to win?',
  'solitaire.patience.hint':
    'After taking, a new card, two discards and one turn of yours use up the pile. Two discards can be 80 or 90 points. Is there something larger to prepare?',
  'solitaire.patience.right':
    'A is worth 150 now, and a 30 on it makes 100: 180 points, which no discard makes up for. This wins five times in six, taking 80 only four.',
  'solitaire.patience.wrong': 'There is a better chance.',
  'solitaire.patience.wrong.take':
    '510 to 440, but two more cards go to the discard pile: too often they are worth 70 or more. You win four times in six; there is a way to win five times.',
  'solitaire.patience.wrong.c':
    'The tops are right, but your next 30 would take only 90 here. There is a stack worth more.',
} satisfies Words;

/** The exam: what is asked, and why that is right. */
export const exam = {
  'sum.say': 'Make 100.',
  'sum.why': '130 and 20, less 100: a 50 must be covered, and it lies on A.',
  'three.say': 'Take as much as you can.',
  'three.why':
    '80 and 30, less 100: a 10 must be covered. Of the three the one on B lies on the most: 120 points with your card.',
  'high.say': 'Leave the next player nothing.',
  'high.why': '140, and no 50 lies on top that could lose 40. Everywhere else at least ten of the 23 cards make 100.',
  'gone.say': 'Leave the next player nothing. Look at the pile first.',
  'gone.why': '60 could only be made 100 by a 50 on a 10, and the 50s are all gone.',
  'few.say': 'No total is safe. Leave the next player the fewest cards that help.',
  'few.why': '130: only a 20 on the 50 helps, 2 cards of 14. Elsewhere it is six or nine.',
  'keep.say': 'You lead by 440 to 380. A 20 and a 40 are left, your opponent draws first. Bring it home.',
  'keep.why': '60, and neither a 20 nor a 40 can add 40. Everywhere else the 40 makes 100 and turns the game.',
  'mountain.say':
    'You lead by 400 to 140. Two 20s and a 40 are left, and B holds 350. Two stacks could be taken. Win for certain.',
  'mountain.why':
    'Only the mountain could still beat you. Under your 40 nobody reaches it any more. Whoever takes something lets a new card open it.',
  'bait.say': 'You lead by 460 to 440. Two 10s, a 20 and a 30 are left. You may take 50 points. What wins for certain?',
  'bait.why':
    'The tops make 70: nothing for the next card, and nothing dear afterwards. Taking 50 brings a new card and wins only about every second time.',
  'last.say': 'Six players, and the very last card. The leader has 300, you have 220. Win.',
  'last.why': 'C brings 100 points: 320. D makes 100 as well, but brings only 60.',
  'alone.say':
    'Solitaire: 460 for you, 410 in the discard pile. A 10 and two 30s are left: one is discarded, one is yours, one is discarded. Make it certain.',
  'alone.why': 'At 110 every card helps: the 10 covers the 20, a 30 covers a 40. Everywhere else one card fails.',
} satisfies Words;
