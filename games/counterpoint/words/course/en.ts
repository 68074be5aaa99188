import type { Words } from '@countertop/core';

/** The lessons. */
export const lessons = {
  'row.title': 'A row of four colours',
  'row.about': 'What you place, where, and what scores',
  'row.place.say':
    'Welcome! The four counters in the framed tray are your reserve. It lies open, and so does your opponent’s, across the board. In your turn you place one counter on any vacant space. Choose a colour and place it anywhere.',
  'row.place.hint': 'Tap a counter of your reserve, then a space.',
  'row.place.right': 'That is a turn. You draw one counter from the bag, so that you have four again.',
  'row.finish.say':
    'Points come from rows: four neighbouring spaces in a line, with four different colours. Yellow, blue and green are on a2, b2 and c2. Complete the row.',
  'row.finish.hint': 'Which colour is not in the row yet?',
  'row.finish.right': 'Yellow, blue, green, red: four different colours side by side. One point for you.',
  'row.finish.wrong': 'No row is complete yet. The gap is at d2.',
  'row.finish.wrong.twice': 'The right space, but now one colour is in the row twice. Such a line never scores again.',
  'row.column.say':
    'Rows may also run up and down, and the order of the colours does not matter. Nor who placed them: the point is for the one who places the last counter. Column c has a gap.',
  'row.column.hint': 'Column c has red, yellow and green.',
  'row.column.right':
    'Red, blue, yellow, green from below: a row. You filled a gap in the middle, and that counts as well.',
  'row.column.wrong': 'Look at column c: c1, c3 and c4 are taken by three different colours.',
  'row.column.wrong.twice': 'That colour is in column c already. It needs the fourth.',
  'row.column.wrong.later': 'Blue is the right colour, but for column c. Its gap is at c2.',
  'row.diagonal.say': 'Diagonals count too. There is one row here that you can complete now. Find it.',
  'row.diagonal.hint': 'Follow the slanting line from a4 down to d1.',
  'row.diagonal.right': 'a4, b3, c2, d1: yellow, red, green, blue. A row along the diagonal.',
  'row.diagonal.wrong': 'No row yet. Look for a line with three counters of three different colours.',
  'row.diagonal.wrong.spoilt': 'Row 4 has yellow twice, at a4 and d4. Nothing you add can make it a row.',
  'row.diagonal.wrong.twice': 'The right space, but this colour is on the diagonal already.',
  'row.find.say':
    'Two lines wait for one counter each. Your reserve has the right colour for only one of them. Take the point.',
  'row.find.hint': 'Row 3 lacks green. What does column d lack?',
  'row.find.right':
    'Column d is red, yellow and green; your blue at d4 makes the row. Row 3 must wait for a green counter.',
  'row.find.wrong': 'No point there. Look at row 3 and at column d: what does each of them lack, and do you have it?',
  'row.find.wrong.lacks': 'Row 3 has yellow, blue and red. Only green would complete it, and you have no green.',
  'row.find.wrong.twice': 'The right space, but column d has that colour already.',

  'lots.title': 'Lots and the deal',
  'lots.about': 'Who begins, and what everybody begins with',
  'lots.draw.say':
    'Before the first turn lots are drawn from the bag: a counter each, round and round, until a yellow one comes. Whoever has it begins. Watch: blue, red, yellow.',
  'lots.deal.say':
    'You have drawn the yellow one, so you begin. The lots go back into the bag. Now everybody draws four counters, beginning with you, and lays them open: reserves have no secrets.',
  'lots.begin.say': 'The reserves are complete, and it is your turn. Place any counter on any space.',
  'lots.begin.hint': 'Any space will do.',
  'lots.begin.right': 'After every turn you draw back up to four. What is drawn is chance; what you do with it is not.',

  'windows.title': 'The row moves on',
  'windows.about': 'Overlapping rows along one line',
  'windows.longer.say':
    'The row from a2 to d2 has been scored. But the four spaces from b2 to e2 are a line too. Place a counter at e2 and make a row of them.',
  'windows.longer.hint': 'From b2 to d2 there are blue, green and red.',
  'windows.longer.right':
    'Blue, green, red, yellow: a new row, one space further on. Three of its counters scored a second time. To make a row longer, repeat the colour that stands four spaces back.',
  'windows.longer.wrong': 'Not there: go on at e2, next to the row.',
  'windows.longer.wrong.twice': 'Count from b2 to e2: that colour is in there twice now. Which of the four is missing?',
  'windows.ends.say':
    'This row can be made longer at either end, but each end wants its own colour. Your reserve fits one of them.',
  'windows.ends.hint': 'At a3 you look at b3, c3 and d3. At f3 you look at c3, d3 and e3.',
  'windows.ends.right':
    'Blue, green, yellow, red from a3 to d3. The colour at a3 is the same as at e3, four spaces on.',
  'windows.ends.wrong': 'Only a3 and f3 make this row longer.',
  'windows.ends.wrong.far': 'From c3 to e3 there are yellow, red and blue, so f3 wants green. You have none.',
  'windows.ends.wrong.near': 'Right end, wrong colour: b3, c3 and d3 are green, yellow and red.',
  'windows.two.say':
    'A counter in a gap can complete several rows of the same line at once. You have one red. Make two points with it.',
  'windows.two.hint': 'Look at row 2: from a2 to d2, and from b2 to e2.',
  'windows.two.right': 'a2 to d2 is a row, and b2 to e2 is a row: two points with one counter.',
  'windows.two.wrong': 'That does not complete two rows. Look for the gap in row 2.',
  'windows.two.wrong.one': 'Column e is complete, for one point. But your only red could have made two.',
  'windows.four.say': 'How many rows can one counter complete in a single line? Find out.',
  'windows.four.hint': 'The gap in row 2 belongs to four lines of four.',
  'windows.four.right':
    'Four points! a2 to d2, b2 to e2, c2 to f2, d2 to g2: every four that the gap belongs to. More is not possible in one direction.',
  'windows.four.wrong': 'No row there. The counters stand in row 2.',
  'windows.four.wrong.twice': 'The gap is right, the colour is not: it stands on both sides already.',
  'windows.most.say': 'You have one blue counter and two gaps that want it. Which gap is worth more?',
  'windows.most.hint': 'For each gap, count the fours without a repeated colour. Row 4 has green at c4 and at f4.',
  'windows.most.right': 'Three rows: a2 to d2, b2 to e2 and c2 to f2. In row 4 it would have been two.',
  'windows.most.wrong': 'That makes fewer than three points. Look at the gaps c2 and d4.',
  'windows.most.wrong.two':
    'Two points. The four from c4 to f4 has green twice and does not count. At c2 all three fours do.',

  'crossing.title': 'Doubles and triples',
  'crossing.about': 'One counter for several directions',
  'crossing.cross.say':
    'Every row that your counter completes is a point, whatever its direction. Make two points at once.',
  'crossing.cross.hint': 'Row 2 and column c meet in a vacant space.',
  'crossing.cross.right': 'Row 2 and column c both wanted green, and they meet at c2. Two points.',
  'crossing.cross.wrong': 'Look for the space where two unfinished lines meet.',
  'crossing.cross.wrong.twice': 'The right space. But both lines want the colour that neither of them has.',
  'crossing.slant.say': 'You have one yellow. It can make one point or two. Make two.',
  'crossing.slant.hint': 'One of the lines is the diagonal from a1 to d4.',
  'crossing.slant.right': 'The diagonal a1 to d4 and column d: two points at a corner.',
  'crossing.slant.wrong': 'Look for a space where a diagonal ends and another line does too.',
  'crossing.slant.wrong.one': 'Row 3 is complete, for one point. Somewhere your yellow completes two lines.',
  'crossing.triple.say': 'Nobody had yellow for a while, and look what has grown. Three points with one counter!',
  'crossing.triple.hint': 'All three lines end in the same corner.',
  'crossing.triple.right': 'Row 1, column a and the diagonal a1 to d4, all with one yellow counter.',
  'crossing.triple.wrong': 'Look at the corners. Three lines of three counters point at the same one.',
  'crossing.triple.wrong.gift':
    'That makes no row, and it is a gift: it puts yellow into lines that your opponent can now complete, three in one turn.',
  'crossing.most.say':
    'A larger board: directions and overlapping rows work together. One of your counters completes three rows. Find it.',
  'crossing.most.hint': 'Row 4 begins with green, yellow, red. What runs through its next space?',
  'crossing.most.right':
    'Row 4 from a4 to d4; then along the diagonal a1 to d4 and, one space on, b2 to e5. Three points with one blue.',
  'crossing.most.wrong': 'Not three rows. Try the spaces next to three counters of different colours.',
  'crossing.most.wrong.one':
    'A row, and one point. You may even take it in the same turn. But one counter here makes three.',
  'crossing.most.wrong.opens': 'No row, and now your opponent, who has four red counters, can complete one.',
  'crossing.most.wrong.twice': 'The right space! But row 4 has yellow already. Which colour does it lack?',

  'again.title': 'Another go',
  'again.about': 'Whoever scores places again',
  'again.first.say': 'Two rows can be completed here, with different colours. Begin with either of them.',
  'again.first.hint': 'Row 2 lacks red at d2. Column a lacks blue at a4.',
  'again.first.right': 'One point. And whoever scores places again at once: it is still your turn.',
  'again.first.wrong': 'No point, so your turn would be over already. Complete row 2 or column a.',
  'again.second.say': 'It is still your turn. You have three counters left. Score once more.',
  'again.second.hint': 'One of the two lines is still waiting.',
  'again.second.right': 'Two points in one turn, and once more you place again.',
  'again.second.wrong': 'That does not score, and so it ends your turn. The other row was still there to be completed.',
  'again.third.say':
    'No row is left to complete. Still, after a point you have to place one more counter as long as you have any. This one ends your turn. Place it.',
  'again.third.hint': 'Anything goes. Which places help your opponent is for a later lesson.',
  'again.third.right': 'No point, so your turn is over. You draw three counters now, to have four again.',

  'chain.title': 'Chains',
  'chain.about': 'One row prepares the next',
  'chain.order.say': 'You can make two points in this turn, but only in the right order. Begin.',
  'chain.order.hint': 'A counter that scores gives you another go. One that does not ends your turn.',
  'chain.order.right': 'Row 2 scores. And your red is the third counter of column d as well.',
  'chain.order.wrong':
    'No point, so your turn is over. There are two points to be made in it: look for the one that you can take at once.',
  'chain.order.wrong.order':
    'A good thought for later, but this one does not score, so your turn is over. Now red at d2 completes row 2 and column d for your opponent. Score first.',
  'chain.follow.say': 'Your turn goes on. What has the red counter at d2 prepared?',
  'chain.follow.hint': 'Column d now has red, yellow and blue.',
  'chain.follow.right': 'Green, red, yellow, blue: column d. The first row handed you the second.',
  'chain.follow.wrong': 'That ends your turn. Column d was waiting for one counter.',
  'chain.start.say':
    'Three points in one turn are here. Your yellow can complete a row in two places. Choose the one that leads on.',
  'chain.start.hint': 'After the first point, which line has your yellow as its third counter?',
  'chain.start.right': 'A row on the diagonal b5 to e2. And now row 5 has yellow, blue and red.',
  'chain.start.wrong': 'No point, and your turn is over. Your yellow completes a row at b3 or at b5.',
  'chain.start.wrong.short':
    'One point on the diagonal a2 to d5, but nothing goes on from there. The other row leads to two more.',
  'chain.link.say': 'It is still your turn. Your yellow at b5 is the third counter of another line: go on.',
  'chain.link.hint': 'Row 5: b5, d5 and e5.',
  'chain.link.right': 'Yellow, green, blue, red from b5 to e5. Two points so far.',
  'chain.link.wrong': 'That scores nothing and ends your turn. Look at row 5.',
  'chain.end.say': 'And the third point?',
  'chain.end.hint': 'A row can move on at its end.',
  'chain.end.right':
    'Red, yellow, green, blue from a5 to d5. Three points with three counters: look for such chains before every first counter.',
  'chain.end.wrong': 'Row 5 can still be made longer. What do b5, c5 and d5 lack?',

  'reserves.title': 'Watching reserves',
  'reserves.about': 'What can your opponent do next?',
  'reserves.third.say':
    'Row 3 has two counters. A third one makes it wait for its last colour, so see who has that colour! Your opponent’s reserve lies across the board. Add a third counter to row 3 that helps only you.',
  'reserves.third.hint': 'Row 3 will lack red or green. Which of the two does your opponent not have?',
  'reserves.third.right':
    'Row 3 lacks red now. You have one. Your opponent has none, and what is drawn after a turn comes too late for it.',
  'reserves.third.wrong': 'That is safe, but row 3 does not grow by it. Add a third colour to row 3.',
  'reserves.third.wrong.gives':
    'Now row 3 lacks green, and your opponent has two of those: a point for the other side.',
  'reserves.third.wrong.twice': 'Blue is in row 3 already. With blue twice it is never a row.',
  'reserves.reap.say':
    'Your opponent had nothing to complete it with, and placed elsewhere. Now take what you have prepared.',
  'reserves.reap.hint': 'Row 3 lacks red.',
  'reserves.reap.right':
    'One point, well prepared. An opponent who looks at your reserve might have filled the gap, though.',
  'reserves.reap.wrong': 'The row you prepared is row 3.',
  'reserves.after.say': 'Here is a point to take, and after it a counter that has to be placed. First the point.',
  'reserves.after.hint': 'Column b has red, yellow and green.',
  'reserves.after.right': 'Column b is complete. Now you have to place again, and nothing more scores.',
  'reserves.after.wrong': 'There is a point to take in column b.',
  'reserves.last.say':
    'You have nothing but yellow, and your opponent has one counter of every colour. Exactly one space is safe for your yellow.',
  'reserves.last.hint': 'A second yellow spoils a line. Where is a yellow counter already?',
  'reserves.last.right':
    'Row 3 has yellow twice and is no use to anybody, and the diagonal through c3 has blue twice. Your opponent gets nothing.',
  'reserves.last.wrong': 'Your opponent can complete a row after that.',
  'reserves.last.wrong.first': 'Row 1 then has green, red and yellow. Your opponent has the blue that it lacks.',
  'reserves.last.wrong.second': 'Row 2 then has blue, red and yellow. Your opponent has the green that it lacks.',
  'reserves.last.wrong.column': 'Column a then has green, yellow and blue. Your opponent has the red that it lacks.',
  'reserves.careful.say':
    'Nothing can be completed now. There are three vacant spaces, and most placings open a row for your opponent. Find a safe one.',
  'reserves.careful.hint': 'Your opponent has yellow, blue and red, but no green. Let a line lack green, or spoil it.',
  'reserves.careful.right':
    'Safe: no line lacks just a colour that your opponent has. Here every space has exactly one safe colour.',
  'reserves.careful.wrong': 'Your opponent can complete a row after that.',
  'reserves.careful.wrong.row': 'Row 3 then has three colours and lacks blue. Your opponent has blue.',
  'reserves.careful.wrong.slant':
    'The diagonal from a4 to d1 then has three colours and lacks blue. Your opponent has blue.',
  'reserves.careful.wrong.column': 'Column d then has three colours and lacks yellow. Your opponent has yellow.',

  'deny.title': 'Denying',
  'deny.about': 'Spoil what you cannot have',
  'deny.spoil.say': 'Row 2 lacks red. You have none, your opponent has two. What can you do about it?',
  'deny.spoil.hint': 'A row with a colour twice is worth nothing.',
  'deny.spoil.right': 'The last gap is filled with a colour that the row has already. Nobody will ever score it.',
  'deny.spoil.wrong': 'Then red at d2 completes row 2 for your opponent. Fill that gap yourself.',
  'deny.colour.say': 'Your opponent wants to place red at d2. Fill the gap, but look at what else goes through it.',
  'deny.colour.hint': 'Column d has yellow and blue. Your counter will be its third.',
  'deny.colour.right': 'Row 2 is spoilt, and column d has a colour twice as well. Both are closed with one counter.',
  'deny.colour.wrong': 'Then red at d2 completes row 2.',
  'deny.colour.wrong.opens':
    'Row 2 is spoilt, but column d now has green, yellow and blue, and lacks red at d1. Your opponent has red.',
  'deny.bigger.say': 'Two gaps are open to your opponent, who has green and red, and you can fill only one. Which?',
  'deny.bigger.hint': 'What would your opponent score at c2? And at a1?',
  'deny.bigger.right':
    'Row 2 and column c both waited for red at c2. Your opponent still gets one point at a1, but not three.',
  'deny.bigger.wrong':
    'Red at c2 completes row 2 and column c, and green at a1 completes column a. Fill the gap that costs most.',
  'deny.bigger.wrong.small': 'Column a is spoilt. But red at c2 completes two rows, row 2 and column c.',
  'deny.both.say': 'You can score, and your opponent can score too: row 1 lacks yellow. Do first things first.',
  'deny.both.hint': 'Whoever scores places again.',
  'deny.both.right': 'One point in row 4, and you place again.',
  'deny.both.wrong': 'You have the red counter that row 4 lacks.',
  'deny.both.wrong.hasty':
    'Row 1 is spoilt, but your turn is over, and the point in row 4 was not taken. There is a way to have both.',
  'deny.then.say': 'And now the second counter.',
  'deny.then.hint': 'Your opponent has two yellow counters, and row 1 lacks yellow.',
  'deny.then.right':
    'A point for you and none for your opponent. The extra counter is the best moment to spoil something.',
  'deny.then.wrong': 'Then yellow at c1 completes row 1.',

  'middle.title': 'The middle game',
  'middle.about': 'A full board of 6 by 6: what scores, and what waits',
  'middle.most.say': 'Seven placings score for you here. Six of them bring one point. Find the one that brings two.',
  'middle.most.hint': 'Green. Look at e3 from more than one side.',
  'middle.most.right': 'A green at e3 completes two rows with one counter. And who has scored places again.',
  'middle.most.wrong': 'There is a placing that completes two rows at once.',
  'middle.fill.say':
    'Nothing scores for you. Your opponent holds two yellow, a green and a red. There is a space at which a green would score and lead on to more. Take it away.',
  'middle.fill.hint': 'b4.',
  'middle.fill.right':
    'The space is gone, and nothing else scores for your opponent next turn. Anywhere else your counter costs at least a point, and up to four.',
  'middle.fill.wrong': 'Then a green at b4 scores, and your opponent may go on.',
  'middle.fill.wrong.opens':
    'The space is right, but a yellow there prepares another row for your opponent. Blue or red is harmless.',
  'middle.choose.say':
    'Again nothing scores for you. Your opponent holds one of each colour. A yellow counter would begin a whole chain. Where?',
  'middle.choose.hint': 'b3.',
  'middle.choose.right':
    'b3 would have scored for your opponent and led on to four points in one turn. Now there is nothing.',
  'middle.choose.wrong': 'Then a yellow at b3 scores, and a chain follows.',
  'middle.choose.wrong.opens':
    'The space is right, but with red there your opponent finds another row. Blue or green is harmless.',
  'middle.only.say':
    'You have only yellow counters. Your opponent would score with a red one. Which space do you fill?',
  'middle.only.hint': 'c4.',
  'middle.only.right':
    'Even a reserve of one colour is good for something: it fills the space that your opponent needs.',
  'middle.only.wrong': 'Then a red at c4 scores.',
  'middle.bold.say': '2 to 2, and five placings score for you. Take two points with one counter first.',
  'middle.bold.hint': 'Red.',
  'middle.bold.right':
    'c5 completes two rows, and it is still your turn. The single points do not run away within a turn.',
  'middle.bold.wrong': 'One counter can make two points here.',

  'bag.title': 'Counting the bag',
  'bag.about': 'Twelve of each colour, and no more',
  'bag.mine.say':
    'There are twelve counters of every colour, and all is in the open but the order in the bag. Here the last two yellow counters are yours. The diagonal a2, b3, c4, d5 lacks yellow and blue; you lead by a point. Place a counter in it.',
  'bag.mine.hint': 'Which colour can your opponent never get?',
  'bag.mine.right': 'Now only yellow is missing, and your opponent has none and will draw none. You keep your lead.',
  'bag.mine.wrong': 'Place a counter at a2 or b3.',
  'bag.mine.wrong.gives': 'Now blue is missing, and your opponent has blue: that would be an equal score.',
  'bag.guard.say':
    'You lead by 5 to 4, and two spaces are left. No red is left but yours. Place so that your opponent can complete nothing.',
  'bag.guard.hint': 'One of the two spaces must be filled at once: look along the diagonal c1, d2, e3, f4.',
  'bag.guard.right':
    'The diagonal is spoilt, and row 1 lacks red, which only you have. Your opponent fills the last space for nothing.',
  'bag.guard.wrong': 'Your opponent can complete a row after that.',
  'bag.guard.wrong.yellow':
    'The diagonal is spoilt, but now the line from c1 to f1 lacks yellow, and your opponent has three of them.',
  'bag.guard.wrong.slant': 'The diagonal c1, d2, e3, f4 still lacks green, and your opponent has a green counter.',
  'bag.close.say':
    'The game is over at once when no row can be completed any more. You lead by 1 to 0. Is there a counter that ends the game here and now?',
  'bag.close.hint': 'Two lines are alive: row 4 and column d. They meet.',
  'bag.close.right':
    'Green at d4 puts a colour twice into row 4 and into column d. No row is possible any more: the game is over, and you win.',
  'bag.close.wrong': 'A line is still alive, and your opponent can complete it.',
  'bag.close.wrong.half':
    'Row 4 is spoilt, but column d now has yellow, green and red. Your opponent has the blue for d1.',
  'bag.close.wrong.open': 'Row 4 still lacks yellow at d4, and your opponent has a yellow counter.',
  'bag.real.say':
    'You lead by 2 to 1. Several lines lack just one colour, but no blue counter is left anywhere: what lacks blue is dead. What is a real danger? Stop it without opening anything.',
  'bag.real.hint': 'The diagonal c3, d4, e5, f6 lacks green. And mind column e.',
  'bag.real.right':
    'The diagonal is spoilt, and column e lacks red, which your opponent does not have. Everything else lacks blue. You win.',
  'bag.real.wrong': 'Your opponent can complete a row after that.',
  'bag.real.wrong.yellow':
    'The diagonal is spoilt, but e4, e5 and e6 are green, red and blue now: yellow at e3 completes column e.',
  'bag.real.wrong.slant': 'Green at e5 completes the diagonal c3, d4, e5, f6. That gap is the real danger.',

  'ending.title': 'The last spaces',
  'ending.about': 'When every placing gives something away',
  'ending.wait.say':
    'You lead by 4 to 3, and three spaces are left. Row 6 lacks blue and green, and these are all you have. Red is gone from the game. Where do you place?',
  'ending.wait.hint': 'Whoever puts the third colour into row 6 opens it. Is there a space where nothing happens?',
  'ending.wait.right':
    'Nothing can happen at e3: a waiting move. Row 6 is your opponent’s problem now, who can do no better than to spoil it.',
  'ending.wait.wrong': 'That opens row 6.',
  'ending.wait.wrong.green': 'Row 6 then lacks only green, and your opponent has green: 4 to 4.',
  'ending.wait.wrong.blue': 'Row 6 then lacks only blue, and your opponent has blue: 4 to 4.',
  'ending.squeeze.say':
    'No points yet, three spaces left, and no blue in the game but on the board. After one of your placings every answer of your opponent opens a row for you. Find it.',
  'ending.squeeze.hint': 'Leave c3 and c5 to your opponent.',
  'ending.squeeze.right':
    'The diagonal a3 to d6 is spoilt, and only c3 and c5 are left. Whatever your opponent places there, you can complete column c.',
  'ending.squeeze.wrong': 'That opens a row for your opponent.',
  'ending.squeeze.wrong.slant':
    'Right space, wrong colour: the diagonal a3 to d6 then lacks green, and your opponent has green.',
  'ending.squeeze.wrong.column': 'Whoever places first in column c opens it for the other. Let your opponent do that.',
  'ending.reap.say': 'Your opponent had to open column c. Take the point.',
  'ending.reap.hint': 'c3, c4 and c6 are green, blue and red.',
  'ending.reap.right': 'The board is full, and you win by 1 to 0. A waiting move at the right time was worth the game.',
  'ending.reap.wrong': 'The last space, but the wrong colour: column c lacks yellow.',
  'ending.spare.say':
    'You lead by 2 to 1. Green is gone, your opponent has blue and red, and you have the only yellow in sight. Three spaces: one of them is safe for you.',
  'ending.spare.hint': 'Keep your yellow, and make row 4 wait for it.',
  'ending.spare.right':
    'Now row 4 waits at c4 for yellow, which your opponent does not have. Red is even better than blue here: it makes two rows wait.',
  'ending.spare.wrong': 'Your opponent can complete a row after that.',
  'ending.spare.wrong.yellow':
    'Your only yellow is spent, and the lines it stands in lack blue or red. Your opponent has both.',
  'ending.spare.wrong.blue': 'A line now lacks only blue, and your opponent has blue.',
  'ending.spare.wrong.red': 'A line now lacks only red, and your opponent has red.',

  'three.title': 'Three players',
  'three.about': 'Two others play before it is your turn again',
  'three.next.say':
    'Three players, nobody has a point. You cannot score. The player after you holds a blue, two green and a red, and sees many rows. One placing leaves nothing at all. Which?',
  'three.next.hint': 'The space is d2.',
  'three.next.right':
    'A red at d2, and the next player scores nowhere. Think of the next player first: the one after that finds another board.',
  'three.next.wrong': 'Then the next player scores.',
  'three.next.wrong.yellow': 'The space is right, the colour is not: with yellow there another row is ready.',
  'three.both.say': 'The player after you holds two yellow and two green. Which placing leaves them nothing?',
  'three.both.hint': 'Column d.',
  'three.both.right': 'A blue at d3 spoils the rows that a yellow would have completed.',
  'three.both.wrong': 'Then the next player scores.',
  'three.corner.say':
    'You lead with 5 points to 3 and 0. The next player holds a yellow, a blue and two green. Keep it so.',
  'three.corner.hint': 'Where does a yellow score?',
  'three.corner.right': 'f2 is taken. Whatever you put there, the next player scores nothing.',
  'three.corner.wrong': 'Then the next player scores.',
  'three.score.say': 'With three players turns are rare: use them. Two points with one counter are possible.',
  'three.score.hint': 'A blue counter.',
  'three.score.right': 'b3 completes two rows, and you place again: in this turn six points can be made altogether.',
  'three.score.wrong': 'One counter can complete two rows here.',

  'partners.title': 'Partners',
  'partners.about': 'Two against two',
  'partners.team.say':
    'Four players, two teams: partners have the same sign at their reserves. Turns go round: you, Opponent 1, your partner, Opponent 2. Points of partners are added. Partners do not talk about their play while it lasts: you see each other’s reserves, and that has to do. Score one.',
  'partners.team.hint': 'Row 2 lacks a colour that you have.',
  'partners.team.right': 'A point for you is a point for both of you.',
  'partners.team.wrong':
    'Row 2 can be completed now. Your partner could do it later, but a point in hand is a point, and you place again.',
  'partners.team.wrong.twice': 'The right space, but that colour is in row 2 already.',
  'partners.feed.say':
    'Now set up a row for your partner. Put a third counter into row 3, so that it lacks what your partner has and Opponent 1, who plays before, has not.',
  'partners.feed.hint': 'Your partner has three red. And look at column d before you use d3.',
  'partners.feed.right': 'Row 3 lacks red. Opponent 1 has none and places elsewhere; your partner completes it.',
  'partners.feed.wrong': 'That does no harm, but it gives your partner nothing. Put a third colour into row 3.',
  'partners.feed.wrong.other': 'Now row 3 lacks green. Your partner has none, but Opponent 2 has three.',
  'partners.feed.wrong.column':
    'Row 3 is fine, but column d now has red, blue and green: Opponent 1 completes it with yellow at d4.',
  'partners.guard.say':
    'Row 2 lacks red: Opponent 1 has it. Row 4 lacks green: Opponent 2 has it. You can spoil one of them. Which is yours to spoil?',
  'partners.guard.hint': 'Who plays next? And who plays between Opponent 1 and Opponent 2?',
  'partners.guard.right': 'You stop Opponent 1, your partner stops Opponent 2. Everybody guards against the next one.',
  'partners.guard.wrong': 'Opponent 1 is next and completes row 2 with red at d2.',
  'partners.guard.wrong.late':
    'Opponent 1 is next and completes row 2. Row 4 could have waited: your partner plays before Opponent 2.',
  'partners.leave.say':
    'You have nothing but blue. Column a lacks yellow at a4. Your partner has yellow, and so has Opponent 2, but your partner plays first. What do you do?',
  'partners.leave.hint': 'Keep your hands off a4, and open nothing for Opponent 1, who has red and green.',
  'partners.leave.right':
    'You leave a4 to your partner and open nothing. Unless Opponent 1 fills the gap, the point is yours together.',
  'partners.leave.wrong': 'That is not the best use of a blue counter here.',
  'partners.leave.wrong.spoils': 'You spoilt it for Opponent 2, but also for your partner, whose turn comes first.',
  'partners.leave.wrong.opens':
    'Now a line lacks only red, and Opponent 1 has red: up to two points for the other team.',
} satisfies Words;

/** The exam: what is asked, and why that is right. */
export const exam = {
  'double.say': 'Make two points with one counter.',
  'double.why': 'A yellow at c2 completes two rows. The red at b5 brings one.',
  'triple.say': 'Make three points with one counter.',
  'triple.why': 'A red at b3 completes three rows at once.',
  'chain.say': 'Four points are possible in this turn. Which counter comes first?',
  'chain.why':
    'A red at d3 brings one point, but it prepares the others. Two points at e2 at once look better, and end at three.',
  'deny.say': 'Leave your opponent no point next turn.',
  'deny.why': 'A blue at c4. Everything else leaves four points or more.',
  'reserve.say': 'Your opponent holds a yellow, two green and a red. Leave them no point next turn.',
  'reserve.why': 'A blue at b4 takes away the space for a green and opens nothing.',
  'last.say': 'You have two blue counters left. Leave your opponent no point next turn.',
  'last.why': 'a4 is the space. Everything else leaves at least a point.',
  'win.say': 'Your last counter, a blue one. Place it so that you win, whatever comes.',
  'win.why': 'With e6 you stay in front whatever is drawn. Elsewhere it is not certain.',
  'share.say': 'You are a point behind. Save at least half.',
  'share.why': 'A green at d6. Everything else loses.',
  'next.say': 'Three players. Leave the next one no point.',
  'next.why': 'A green at b1 takes the space that a red would score on.',
  'most.say': 'Make three points with one counter.',
  'most.why': 'A red at d2 completes three rows.',
} satisfies Words;
