import type { Words } from '@countertop/core';

/** The lessons. */
export const lessons = {
  'five.title': 'Five in a row',
  'five.about': 'Cubes, rows and points',
  'five.place.say':
    'Welcome! You and your opponent take turns to place one cube each on any empty cell of the mat. Place your first one wherever you like.',
  'five.place.hint': 'Near the middle there is room in every direction.',
  'five.place.right':
    'That was your turn. Cubes are never moved; they leave the mat only by a strike, which you will meet soon.',
  'five.row.say':
    'Five of your cubes in an unbroken row are a point, and three points win. You have four, from d6 to g6. Make it five.',
  'five.row.hint': 'One end is taken. Use the other one.',
  'five.row.right': 'Five cubes from d6 to h6: one point.',
  'five.row.wrong': 'That does not make five in a row. The four cubes stand from d6 to g6.',
  'five.row.wrong.taken': 'Your opponent’s cube stops the row on this side. Go on at the other end.',
  'five.row.wrong.gap': 'Now there is a hole at h6. Only cubes side by side make a row.',
  'five.gap.say': 'Rows may run up and down, too. Complete the one in column f.',
  'five.gap.hint': 'A hole in the middle is as good as an end.',
  'five.gap.right': 'f3 to f7 without a hole: a point.',
  'five.gap.wrong': 'No five there. Look at column f.',
  'five.gap.wrong.broken': 'Five cubes in column f, but with a hole at f5. They must be side by side.',
  'five.slant.say': 'And diagonals count. One of your two fours can become five. Which?',
  'five.slant.hint': 'The four from d3 to g3 has an opponent’s cube at either end.',
  'five.slant.right': 'c9, d8, e7, f6, g5: a row along the diagonal. The other four is shut in and will never be five.',
  'five.slant.wrong': 'No five there. Look at the diagonal from c9 to g5.',
  'five.slant.wrong.broken': 'The diagonal has a hole at e7. Fill that.',
  'five.slant.wrong.shut': 'The four from d3 to g3 is shut in at both ends: c3 and h3 are your opponent’s.',

  'six.title': 'Five is a risk, six is safe',
  'six.about': 'Why longer rows are better',
  'six.away.say': 'Complete this row, and see what happens to it.',
  'six.away.hint': 'h6.',
  'six.away.right':
    'A point, and you keep it. But a row of exactly five may be struck: your opponent puts a cube in the place of one of the five, and all five go back to you. Then comes the normal cube.',
  'six.away.wrong': 'Complete the row at h6.',
  'six.six.say': 'A row of six or more cannot be struck. You have two ways to score here. Take the safe one.',
  'six.six.hint': 'Which gap joins more than four cubes?',
  'six.six.right':
    'Six cubes from c6 to h6: a point, and nobody can strike them. Your four in column j stands as well.',
  'six.six.wrong': 'That does not score. You can score at f6 and at j7.',
  'six.six.wrong.five':
    'A point, but a row of exactly five: your opponent strikes it away. The other one would have been six.',
  'six.longer.say':
    'The row from c6 to h6 has been scored. Would a seventh cube bring another point? No: a row scores only once, when it comes into being. Score where a new one can.',
  'six.longer.hint': 'Column j has a hole.',
  'six.longer.right': 'Six in column j, from j3 to j8: a new row, a point, and safe.',
  'six.longer.wrong': 'No point there. Look at column j.',
  'six.longer.wrong.longer': 'Seven cubes now, but the row was there before. It only became longer: no point.',
  'six.longer.wrong.broken': 'Column j still has its hole at j5.',
  'six.lone.say':
    'Four cubes from d6 to g6, open at both ends, and a single one at i6. Score, and choose your end well.',
  'six.lone.hint': 'At one end your row meets the single cube.',
  'six.lone.right': 'd6 to i6: six. The single cube made the row safe.',
  'six.lone.wrong': 'That does not score. Both c6 and h6 do.',
  'six.lone.wrong.five': 'That is exactly five, and your opponent may strike it.',
  'six.lone.wrong.gap': 'No row yet: h6 is still empty, and your opponent can fill it.',
  'six.nine.say': 'Three cells score here. Which of them hands your opponent nothing?',
  'six.nine.hint': 'Join the two fours.',
  'six.nine.right': 'Nine cubes from b4 to j4: a new row, since neither four was one before. One point, and no strike.',
  'six.nine.wrong': 'That does not score. a4, f4 and k4 do.',
  'six.nine.wrong.five': 'That is a row of exactly five. Your opponent may strike it.',

  'strike.title': 'The strike',
  'strike.about': 'What you get for a row of five',
  'strike.first.say':
    'Your opponent has scored with exactly five, d6 to h6. Before anything else you must strike: choose one of the five cubes. Yours takes its place, and the whole row goes home.',
  'strike.first.hint': 'Any of the five will do here.',
  'strike.first.right': 'Gone! The five cubes are in your opponent’s supply again. The point stays, though.',
  'strike.normal.say':
    'While you strike, another of your cubes waits on the arrow beside the mat: the normal cube of your turn. Place it now, on any empty cell.',
  'strike.normal.hint': 'Any empty cell.',
  'strike.normal.right': 'Two cubes in one turn. That is what a row of five costs the one who makes it.',
  'strike.four.say':
    'Choose well where your cube lands! You have e3, e4 and e5. Strike so that your own cubes become four.',
  'strike.four.hint': 'Column e crosses the row that was scored.',
  'strike.four.right': 'Four in column e, and your normal cube is still to come.',
  'strike.four.wrong':
    'The row is gone all the same, but column e still has only three of yours. Which strike adds to them?',
  'strike.four.wrong.first': 'Your strike comes first. After it you may place there.',
  'strike.finish.say': 'And now the cube from the arrow.',
  'strike.finish.hint': 'Column e has four.',
  'strike.finish.right': 'A point in the same turn: 1 to 1. (It is a five, so you may be struck in turn.)',
  'strike.finish.wrong': 'Your four in column e can become five, at e2 or at e7.',
  'strike.score.say': 'A strike can even score by itself. Try it.',
  'strike.score.hint': 'Your column has a hole where your opponent’s cube stands.',
  'strike.score.right':
    'e4 to e8, with a cube that was your opponent’s a moment ago. The strike scored, and your normal cube follows.',
  'strike.score.wrong': 'The row goes home, but there was a strike that scores. Look at column e.',
  'strike.safe.say': 'Two strikes score here. One of them hands the strike back to your opponent, the other does not.',
  'strike.safe.hint': 'Count the cubes in column c and in column e.',
  'strike.safe.right': 'Six from e3 to e8: nothing to strike. Scoring with a long row ends the exchange.',
  'strike.safe.wrong': 'That does not score. Columns c and e both have a hole in the struck row.',
  'strike.safe.wrong.five':
    'A point, but c4 to c8 is exactly five: now your opponent strikes. Column e would have been six.',

  'stop.title': 'Stopping',
  'stop.about': 'Fours, threes, and which is worse',
  'stop.four.say': 'Your opponent has four, from c6 to f6. One end is yours already. Stop the row.',
  'stop.four.hint': 'The other end.',
  'stop.four.right': 'Shut in at both ends. This four is worth nothing now.',
  'stop.four.wrong': 'Then b6 makes five, and a point. You could strike, but the point stays.',
  'stop.four.wrong.far': 'Too far out: b6 still makes five.',
  'stop.gap.say': 'Where does your opponent score next? Be there first.',
  'stop.gap.hint': 'Look along the diagonal from c9 to g5.',
  'stop.gap.right': 'The hole at f6 is filled. Four cubes on a diagonal are easily overlooked.',
  'stop.gap.wrong': 'Your opponent fills the hole in the diagonal from c9 to g5, at f6.',
  'stop.gap.wrong.far': 'At the end it is too late: the hole at f6 still makes five.',
  'stop.three.say':
    'Your opponent has two points and three cubes from e6 to g6, with room on both sides. A four with two open ends cannot be stopped any more, so stop it now.',
  'stop.three.hint': 'Right beside the three.',
  'stop.three.right': 'Now the three can become a four with one open end only, and that you can stop.',
  'stop.three.wrong':
    'Then your opponent makes four with two open ends. You can fill only one of them, and the third point is made.',
  'stop.three.wrong.far':
    'One cell too far. Your opponent makes four on the other side of the three, and both ends of it are still open.',
  'stop.worse.say': 'Your opponent can score in two places, and you can stop only one. Which is worse for you?',
  'stop.worse.hint': 'A row of five you may strike. A row of six?',
  'stop.worse.right':
    'f6 would have made six, with nothing for you in return. If the five at j7 comes, you strike it away.',
  'stop.worse.wrong': 'Your opponent can score with six at f6 and with five at j7. Stop one of them.',
  'stop.worse.wrong.five':
    'Then f6 makes six, and you may not even strike. The five at j7 would have cost your opponent something.',

  'mine.title': 'Mines',
  'mine.about': 'Look before you score',
  'mine.look.say':
    'You can complete five in two places. But a strike lands in your row: would it help your opponent? Choose the harmless five.',
  'mine.look.hint': 'Your cube at f6 stands in the hole of column f. Whose cubes are above and below it?',
  'mine.look.right': 'Five from i2 to i6, and nothing of your opponent’s crosses it. The strike will score nothing.',
  'mine.look.wrong': 'That does not score. h6 and i6 do; think of the strike that follows.',
  'mine.look.wrong.mined':
    'A point, but a mine goes off: your opponent strikes at f6 and has five from f3 to f7. Point for point, and your row is gone.',
  'mine.end.say': 'Here d6 and h6 both make five, but not with the same cubes. Which row is clean?',
  'mine.end.hint': 'Your opponent would love to have c6.',
  'mine.end.right': 'The row is e6 to i6. c6 does not belong to it and cannot be struck.',
  'mine.end.wrong': 'That does not score. d6 and h6 do.',
  'mine.end.wrong.mined':
    'The row from c6 to g6 has c6 in it: struck there, column c gives your opponent five from c3 to c7.',
  'mine.lay.say':
    'Your opponent has two fours: h6 and f7 both score, and you can fill only one. One of them makes your own column stronger, so that the other row will stand on a mine.',
  'mine.lay.hint': 'After your cube, what would a strike at f6 be worth?',
  'mine.lay.right':
    'One four is stopped, and now f2 to f7 lacks only f6, which is your opponent’s cube. Whoever completes d6 to h6 sets it off. And so it happens …',
  'mine.lay.wrong': 'Your opponent scores at h6 or f7. Fill one of them.',
  'mine.lay.wrong.half':
    'One four is stopped, but f7 now makes five, and that row does not cross your column in a useful place. The other cell does more.',
  'mine.spring.say': 'Your opponent could not resist. Set off the mine.',
  'mine.spring.hint': 'Strike where your column has its hole.',
  'mine.spring.right': 'Six from f2 to f7: 1 to 1, the row is gone, and yours cannot be struck. That is a countermine.',
  'mine.spring.wrong': 'The row goes home, but your column f still has its hole. Strike there.',

  'chain.title': 'Chains of strikes',
  'chain.about': 'Strike, counter-strike, and who is left standing',
  'chain.back.say': 'Your opponent has scored. Strike so that you score as well.',
  'chain.back.hint': 'Column f.',
  'chain.back.right':
    'f3 to f7: 1 to 1. It is exactly five, so after your normal cube your opponent strikes in turn. Such chains can go on: always look one strike ahead.',
  'chain.back.wrong': 'There is a strike that completes five of yours.',
  'chain.clean.say': 'Two strikes score for you. After one of them your opponent’s answer scores too. Take the other.',
  'chain.clean.hint': 'Look at the line from b4 to f4. What would your opponent do with e4?',
  'chain.clean.right': 'g4 to g8 crosses nothing of your opponent’s. 1 to 1, and the chain ends here.',
  'chain.clean.wrong': 'That strike does not score. Columns e and g both have a hole in the struck row.',
  'chain.clean.wrong.mined':
    'A point, but your five has e4 in it: your opponent strikes there and has five from b4 to f4.',
  'chain.win.say': 'Two points each, and your opponent has just scored with five. It is your strike.',
  'chain.win.hint': 'The third point ends the game at once.',
  'chain.win.right': 'The third point! The game is over on the spot: no counter-strike, no normal cube.',
  'chain.win.wrong': 'There is a strike that scores your third point. Look at column e.',
  'chain.calm.say':
    'Your opponent leads by 2 to 1 and has just scored. You can strike for a point. Should you? Make a strike that does not lose.',
  'chain.calm.hint': 'If you score with five, your opponent strikes. Where would that cube land?',
  'chain.calm.right':
    'No point, but no disaster either: with nothing handed out there is nothing for your opponent to strike.',
  'chain.calm.wrong': 'Choose a strike.',
  'chain.calm.wrong.mined':
    '2 to 2, but only for a moment: your opponent strikes at e4, completes b4 to f4 and has the third point.',

  'double.title': 'Double rows',
  'double.about': 'Two points for one strike',
  'double.cross.say': 'One cube may complete several rows, for a point each. Find two points at once.',
  'double.cross.hint': 'Where do a line and a column of yours cross in an empty cell?',
  'double.cross.right':
    'Two points! And however many rows a cube scores, your opponent gets only one strike for it, against one of them.',
  'double.cross.wrong': 'That does not complete two rows. Look at c6 to g6 and at column e.',
  'double.cross.wrong.one': 'One point for one strike. There is a cell that makes two points for the same price.',
  'double.mixed.say': 'Again two rows at once. This time they are not equally long.',
  'double.mixed.hint': 'e6.',
  'double.mixed.right':
    'Five along c6 to g6 and six along e3 to e8. Only the five may be struck, so the column is safe.',
  'double.mixed.wrong': 'The two lines cross in an empty cell.',
  'double.slant.say': 'Now with a diagonal. Where are the two points?',
  'double.slant.hint': 'Follow the diagonal from c3 to g7.',
  'double.slant.right': 'The diagonal c3 to g7 and column e from e2 to e6 meet at e5.',
  'double.slant.wrong': 'Not two points. One of the two rows runs along a diagonal.',
  'double.slant.wrong.one': 'One point for one strike. Elsewhere two lines share a hole.',
  'double.win.say': 'No points yet, and still you can win the game with one cube.',
  'double.win.hint': 'Three lines lack the same cell.',
  'double.win.right':
    'Line, column and diagonal: three points at once, and the game is yours before anybody can strike.',
  'double.win.wrong': 'Look for the cell that three of your fours have in common.',

  'which.title': 'Which row to strike',
  'which.about': 'One cube, two rows of five, and only one strike for you.',
  'which.score.say':
    'One cube at e6 has scored two rows at once: c6 to g6 and e4 to e8. You have one strike, against one of them: choose the row and the cube. Is there a strike that scores?',
  'which.score.hint': 'Your column d has a hole. Which of the two rows stands in it?',
  'which.score.right':
    'd3 to d7. The row along line 6 is gone; the one in column e stays, but it has brought its point and brings no other.',
  'which.score.wrong': 'That strike is allowed, but it does not score. Look at column d.',
  'which.score.wrong.middle':
    'The cell where they cross belongs to both rows, but nothing of yours is near it. Column d can score.',
  'which.six.say': 'Again two rows. This time a strike scores in either of them. Take the one that hands nothing back.',
  'which.six.hint': 'Count what would stand in column d, and what along line 8.',
  'which.six.right':
    'Six from c8 to h8: nothing to strike for your opponent. The strike went against the column, because your long row crosses that one.',
  'which.six.wrong': 'That does not score. Column d and line 8 both lack a cell that you may strike.',
  'which.six.wrong.five':
    'A point, but d4 to d8 is exactly five: your opponent strikes in turn. Along line 8 it would have been six.',
  'which.rest.say':
    'Your opponent has two points now, and the next row wins. Column g has four, k2 to k5 are four as well, and you have one strike and one cube. Which strike leaves only one threat?',
  'which.rest.hint':
    'Whatever row you take away, its hole at e6 must not stay open for the other one. And g6 has to go.',
  'which.rest.right':
    'The line is gone, and with it g6, so column g has only three. And your own cube at e6 stands in the hole of column e.',
  'which.rest.wrong': 'Then more than one threat is left, and you have only one cube to answer.',
  'which.rest.wrong.column':
    'Your cube at e6 stops the line, but g6 stays: column g scores at g5, column k at k6. Two threats, one cube.',
  'which.rest.wrong.hole':
    'The line is gone, but e6 is empty now: e4, e5, e7 and e8 lack just that cell. With k6 that makes two threats.',
  'which.block.say': 'One threat is left, and you have your normal cube.',
  'which.block.hint': 'Column k.',
  'which.block.right':
    'Held. After a double row do not ask which row is longer, ask what stays when one of them is gone.',
  'which.block.wrong': 'Then k6 makes five and wins.',
  'two.title': 'Two open strikes',
  'two.about': 'If two cubes score against you, you strike twice. Plan them together.',
  'two.first.say':
    'You have scored, your opponent’s strike at c9 has scored too, and so has the normal cube at e9. That is two rows of five, so you have two strikes, in any order. Line 10 has b10, d10 and f10 of yours. Begin.',
  'two.first.hint': 'Two cells are missing in line 10. Whose cubes stand there?',
  'two.first.right': 'The first column is gone, and line 10 lacks just one cell: it stands in the other column.',
  'two.first.wrong': 'That leaves no point for the second strike. Both strikes can land in line 10.',
  'two.first.wrong.apart': 'Nothing of yours crosses that cell. Look at line 10.',
  'two.second.say': 'Now the second strike.',
  'two.second.hint': 'What is still missing from b10 to f10?',
  'two.second.right':
    'b10 to f10: a point by two strikes, 2 to 2. Your normal cube is still to come, and as it is exactly five, your opponent will strike.',
  'two.second.wrong': 'The column goes home, but the row in line 10 still has its hole.',
  'two.long.say':
    'The same once more, with one line more. Two strikes can score in line 10 or in line 11. Where is it safe?',
  'two.long.hint': 'How long would the row be?',
  'two.long.right': 'The first half is done. Line 11 has g11 as well.',
  'two.long.wrong': 'That leads to no row.',
  'two.long.wrong.five': 'That would become b10 to f10, exactly five, and be struck. Line 11 has one cube more.',
  'two.finish.say': 'Finish it.',
  'two.finish.hint': 'e11.',
  'two.finish.right': 'Six from b11 to g11. Two strikes, a point, and nothing for your opponent to strike.',
  'two.finish.wrong': 'Line 11 still has a hole.',
  'open.title': 'The open four',
  'open.about': 'Below two points it is a point, not the game. And it can be countermined.',
  'open.four.say':
    'No points yet. You have e6, f6 and g6. Make four with two open ends, and see what your opponent does.',
  'open.four.hint': 'd6 or h6.',
  'open.four.right':
    'Both ends cannot be stopped. But your opponent does not even try: a single point does not win, and a row of five may be struck.',
  'open.four.wrong': 'Make four side by side.',
  'open.price.say': 'Complete the row.',
  'open.price.hint': 'Either end.',
  'open.price.right':
    '1 to 0. But five cubes are home again, and your opponent has placed three cubes to your one. Ask whether the point is worth that; only at two points is an open four the game.',
  'open.price.wrong': 'You can score at either end of the four.',
  'open.counter.say':
    'Now your opponent has the open four, d6 to g6, and no points. You cannot fill both ends. But you have f3, f4 and f5, and you have one cube.',
  'open.counter.hint': 'A strike may land on f6. What would it be worth?',
  'open.counter.right': 'Now f6 is all that column f lacks. Whichever end is completed, f6 belongs to the row …',
  'open.counter.wrong': 'Then the row is completed, and your strike scores nothing.',
  'open.counter.wrong.end': 'One end is stopped, the other makes five all the same, and your strike scores nothing.',
  'open.spring.say': 'The row is completed. Strike.',
  'open.spring.hint': 'f6.',
  'open.spring.right':
    '1 to 1: the row was worth no more to your opponent than to you. That is how to answer an open four while nobody has two points.',
  'open.spring.wrong': 'The row goes home, but column f still lacks f6.',
  'wait.title': 'Not scoring yet',
  'wait.about': 'The five is declined, and the four stays a threat.',
  'wait.first.say':
    'You can score at c5 and at h5. But your opponent will score with six at j6. Nobody has a point yet. What first?',
  'wait.first.hint': 'Which of the two runs away, and which stays?',
  'wait.first.right':
    'The six is stopped. And your four still has two open ends: whatever your opponent does, one of them is left.',
  'wait.first.wrong': 'Your opponent scores with six at j6, and you may not even strike.',
  'wait.first.wrong.greedy':
    'A point, but it is struck away, and then j6 makes six: 1 to 1, and your cubes are gone. Your four would not have run away.',
  'wait.reap.say': 'Your opponent has filled one end. And now?',
  'wait.reap.hint': 'The other end.',
  'wait.reap.right': 'The point came one turn later, and your opponent’s six never came.',
  'wait.reap.wrong': 'The four can be completed at c5.',
  'wait.mined.say':
    'Your opponent has two points. Your four from d6 to g6 can be completed, but f6 is the hole of their column. Do not score: put a cube so that six is waiting.',
  'wait.mined.hint': 'One cell further than the end of the four.',
  'wait.mined.right':
    'Now the cell between makes six, which nobody can strike. If your opponent fills it, your four has gained you a move; if not, you score and are not struck.',
  'wait.mined.wrong':
    'You stay in the game, but nothing is waiting. Leave one cell free beside the four and take the next.',
  'wait.mined.wrong.mined': 'Exactly five: your opponent strikes at f6, completes f3 to f7 and has the third point.',
  'wait.now.say': 'The same mine, but now the two points are yours. Wait, or score?',
  'wait.now.hint': 'What ends the game?',
  'wait.now.right':
    'The third point ends the game before anybody can strike. At two points there is nothing to wait for.',
  'wait.now.wrong': 'You can win at once.',
  'wait.now.wrong.late': 'No need for six: the third point wins whatever its row. Complete it.',

  'supply.title': 'Supply',
  'supply.about': 'When the cubes run out',
  'supply.last.say':
    'Late in the game. Each of you began with 40 cubes; the numbers above and below the mat say what is left. Your opponent has a single one. Is a row of five dangerous now?',
  'supply.last.hint': 'A strike takes a cube, and one must be kept for the normal placement.',
  'supply.last.right':
    'A point, and no strike: with one cube left your opponent cannot pay for it. The last cube is placed, and it is your turn.',
  'supply.last.wrong': 'You can score at h10, and nobody can strike you.',
  'supply.over.say': 'Your opponent has no cube left. Place one, and see.',
  'supply.over.hint': 'Any empty cell.',
  'supply.over.right': 'Whoever is to move and has no cube ends the game. Most points win: 1 to 0 for you.',
  'supply.block.say': 'You lead by 1 to 0. Your opponent has one cube left, and a four. What now?',
  'supply.block.hint': 'One cube, one cell.',
  'supply.block.right':
    'The last chance is gone. Your opponent places the last cube, you place yours, and the game is over: you win.',
  'supply.block.wrong':
    'Then h10 makes five: 1 to 1. And if you strike, five cubes go back into your opponent’s supply, and the game goes on.',
  'supply.home.say':
    'Now you are down to your last cube, without a point. Your opponent has five. How do you keep the game alive?',
  'supply.home.hint': 'Struck cubes go back to their owner.',
  'supply.home.right':
    'A point, and the strike that must follow sends five cubes home to you. You lead, and you can play on.',
  'supply.home.wrong':
    'That was your last cube. After your opponent’s turn you have none, and the game ends in a draw.',

  'forcing.title': 'Forcing',
  'forcing.about': 'The third point by force',
  'forcing.open.say':
    'Two points each: the next row wins, five or longer. So every four of yours must be answered. You have three, from e6 to g6. Make a four that cannot be answered.',
  'forcing.open.hint': 'Leave both ends open.',
  'forcing.open.right': 'Four with two open ends: your opponent can fill only one of them, and you win at the other.',
  'forcing.open.wrong': 'That leaves time to stop you. Make four cubes side by side, open at both ends.',
  'forcing.both.say': 'Both of your threes are shut at one end. Still there is a cube that wins.',
  'forcing.both.hint': 'Where do they meet?',
  'forcing.both.right': 'Two fours with one cube: h6 and g7 both make five, and your opponent has only one cube.',
  'forcing.both.wrong': 'A single four is answered. Make two at once.',
  'forcing.first.say':
    'Sometimes a four is not the end but the way: your opponent has to answer it, and you have gained a cube for free. Begin.',
  'forcing.first.hint': 'Make a four with a cube that helps column f.',
  'forcing.first.right': 'Four from c4 to f4, so your opponent has to fill g4. And now column f has three.',
  'forcing.first.wrong': 'That is no threat, so your opponent has a free move. A four must be answered.',
  'forcing.first.wrong.gap': 'A four, but your opponent answers at f4, just where you wanted to be.',
  'forcing.next.say': 'Go on: f4, f5 and f6 are yours.',
  'forcing.next.hint': 'Four, with both ends open.',
  'forcing.next.right': 'Four in column f with two open ends. Your opponent can fill only one of them.',
  'forcing.next.wrong': 'Column f can become a four with two open ends.',
  'forcing.next.wrong.closed': 'A four, but f2 is your opponent’s: only f7 is left to fill, and then it is over.',
  'forcing.finish.say': 'One end has been filled. Finish it.',
  'forcing.finish.hint': 'The other end.',
  'forcing.finish.right': 'The third point. Three cubes, and not once did your opponent have a choice.',
  'forcing.finish.wrong': 'You can win at once: column f has four.',

  'opening.title': 'The opening',
  'opening.about': 'Room in every direction, and room for six.',
  'opening.middle.say': 'The mat is empty. Begin on a cell that belongs to as many possible rows of five as any.',
  'opening.middle.hint': 'A cell of the middle belongs to 20, a corner to 3.',
  'opening.middle.right':
    'Twenty possible rows run through this cell, five in every direction. No cell has more, and sixteen have as many.',
  'opening.middle.wrong': 'Near the rim some rows have no room. In the middle, from e5 to h8, a cell belongs to 20.',
  'opening.middle.wrong.corner': 'Only three rows of five run through a corner.',
  'opening.room.say':
    'Your cube at f6 stands between d6 and j6. Put a second cube beside it, in a line in which not only five but six have room.',
  'opening.room.hint': 'Count the cells between d6 and j6.',
  'opening.room.right':
    'Here a row of six is possible, and six cannot be struck. Room for exactly five is room for a present.',
  'opening.room.wrong': 'Beside f6, please: up, down or aslant.',
  'opening.room.wrong.five':
    'Between d6 and j6 there are five cells: whatever you build there will be exactly five, and struck.',
  'opening.side.say':
    'Three cubes of your opponent from e6 to g6. Your j6 stands to the right. Stop the three on the side that leaves no room for six.',
  'opening.side.hint': 'After your cube, how many cells are there from wall to wall?',
  'opening.side.right':
    'From e6 to i6 there are five cells. What may still come there is a row of exactly five, and you strike it.',
  'opening.side.wrong': 'The three keeps all its room. Stop it beside e6 or g6.',
  'opening.side.wrong.long': 'Stopped on the right, but from a6 to g6 seven cells are open: room for six.',
  'opening.side.wrong.far': 'One cell too far: that leaves room for six.',
  'opening.jobs.say': 'The same three, and both sides leave much room. Then let your cube do a second job.',
  'opening.jobs.hint': 'You have i7 and j8.',
  'opening.jobs.right':
    'The three is stopped on one side, and h6, i7, j8 are three of your own. Now your opponent has something to answer.',
  'opening.jobs.wrong': 'Stop the three beside e6 or g6, on the side that helps you.',
  'opening.jobs.wrong.idle': 'That stops as much, and does nothing else. h6 would have joined i7 and j8.',

  'swap.title': 'Swap',
  'swap.about': 'A rule for a fair beginning',
  'swap.take.say':
    'Matches can be played with the swap rule. This time your opponent has begun, at f6. Instead of placing you may take that cube over. Try it: choose “Swap sides”.',
  'swap.take.hint': 'The button is below the mat.',
  'swap.take.right': 'The cube at f6 is yours now, and it is your opponent’s turn again.',
  'swap.take.wrong': 'That is allowed as well. But here, try the swap.',
  'swap.on.say': 'From here on all is as usual; nobody swaps again. Place a cube.',
  'swap.on.hint': 'Any empty cell.',
  'swap.on.right': 'So the one who begins had better place a cube that is neither too good nor too bad.',
  'swap.begin.say':
    'Now you begin, and your opponent may swap. Place a first cube that you would be content to have, and content to play against.',
  'swap.begin.hint': 'Any cell is allowed. Those in the middle are part of more possible rows.',
  'swap.begin.right': 'Whether it is worth taking over is for your opponent to decide. You are ready for a match!',
} satisfies Words;

/** The exam: what is asked, and why that is right. */
export const exam = {
  'line.say': 'Score.',
  'line.why': 'd9, e8, f7, g6, h5 on the falling diagonal. The four in line 4 is shut in at both ends.',
  'long.say': 'Score, and hand your opponent nothing.',
  'long.why': 'f8 makes six from c8 to h8. k8 would have made exactly five, which is struck.',
  'back.say': 'Your opponent has scored. Strike so that you score and nothing is handed back.',
  'back.why': 'At h3 you have six, d3 to i3. At h5 it is exactly five, and your opponent strikes in turn.',
  'worse.say': 'Your opponent can score in two places. Stop the worse one.',
  'worse.why': 'e9 would make six, with no strike for you. The five at j8 you may strike away.',
  'clean.say': 'Score where the strike brings your opponent no point.',
  'clean.why': 'c7 to c11 crosses nothing. After j4 your opponent strikes at h4 and completes h2 to h6.',
  'chain.say': 'Strike, score, and end the chain.',
  'chain.why': 'g6 to g10 is clean. After e9 your five has e7 in it: struck there, b7 to f7 is complete.',
  'double.say': 'Score two points with one cube.',
  'double.why': 'At g5 line 5 and the rising diagonal from e3 to i7 meet.',
  'rows.say': 'One cube has scored two rows. Strike the right one, so that you score and nothing is handed back.',
  'rows.why': 'At g5, out of the column, you have six from c5 to h5. At g9 it would be exactly five.',
  'counter.say': 'An open four, and nobody has a point. Prepare your answer to both ends.',
  'counter.why':
    'Now the strike at g6 completes five along line 6, whichever end your opponent takes. Filling one end leaves the other, and a strike without a point.',
  'force.say': 'Two points each. Win with this cube and the next.',
  'force.why': 'h5 makes two fours at once: i5 and h4 both win, and your opponent has one cube.',
} satisfies Words;
