import type { Words } from '@countertop/core';

/** The lessons. */
export const lessons = {
  'grid.title': 'Grid and sides',
  'grid.about': 'Tiles of six triangles, and what it means to touch.',
  'grid.first.say':
    'Each player has the same twelve tiles, each made of six triangles. White begins, with any tile. Pick one from your tray and put it down.',
  'grid.first.hint': 'Choose a tile: it shows on the board. Put it down, or drag it elsewhere first.',
  'grid.first.right': 'The first tile may be any, lying in any way. All others will lie on the same grid of triangles.',
  'grid.names.say':
    'Every tile has a name and a letter. In your tray they lie in this order: bar I, sphinx P, lobster L, yacht Y, hook J, chevron V, crook C, crown W, signpost T, hexagon O, snake N, butterfly X. Find the snake and put it down.',
  'grid.names.hint': 'It is the last but one. Its six triangles wind from one end to the other.',
  'grid.names.right':
    'That is the snake. You need not learn the names: the lessons give the letter as well, and a tile that is gone leaves the others in their places.',
  'grid.names.wrong': 'That is another tile. The snake is the last but one.',
  'grid.names.wrong.hexagon': 'That is the hexagon. The snake is its neighbour to the right.',
  'grid.side.say':
    'You are Black now. A tile on the table must share a side with one that lies there already; a common corner is not enough. Lay any tile. The hexagon (O) is a good one to try it with.',
  'grid.side.hint': 'Choose the hexagon and go along the edge of the white tile. Where it fits, it is shown.',
  'grid.side.right': 'A side of one of your triangles lies along a side of the other tile: that is touching.',
  'grid.side.wrong.corner': 'Here the hexagon meets the white tile in a corner only. Move it by one triangle.',
  'grid.both.say': 'White to move, that is you. Lay your hexagon (O) so that it shares a side with both tiles.',
  'grid.both.hint': 'There is a bay between the two, on the upper right.',
  'grid.both.right': 'Side by side with both. One would be enough for the rules.',
  'grid.both.wrong': 'This time it should be the hexagon, touching both tiles.',
  'grid.both.wrong.one': 'That is legal, but here the hexagon touches only one of the two.',
  'grid.gap.say':
    'The two sphinxes leave a bay between them. Which tile, and where, makes the whole a rhombus of three by three?',
  'grid.gap.hint': 'Six triangles around one point are missing.',
  'grid.gap.right': 'The hexagon fills it exactly. All tiles lie on one grid, so gaps can be filled without a crack.',
  'grid.gap.wrong': 'That does not complete the rhombus.',
  'grid.gap.wrong.over': 'Part of the hexagon would lie on a tile and part beside it. A tile lies flat, or not at all.',

  'turning.title': 'Turn and flip',
  'turning.about': 'A tile may lie in up to twelve ways.',
  'turning.turn.say':
    'A chevron (V) lies there. Lay your own so that the two make a parallelogram. The buttons beside your tray turn the tile in your hand; so does the key R.',
  'turning.turn.hint': 'Half a turn, and let the two bays grip each other.',
  'turning.turn.right': 'Turned by half a circle it fits into the other one. There are two places for that.',
  'turning.turn.wrong': 'That is no parallelogram. Take the chevron and turn it half around.',
  'turning.flip.say':
    'The same with two yachts (Y): make a parallelogram. This time turning is not enough. Tiles have two sides: flip it with the button or the key F.',
  'turning.flip.hint':
    'Flip it first. Then turn it until it lies the way the white yacht would if it stood on its head.',
  'turning.flip.right':
    'Turning alone would never have brought it there: a flipped yacht is another shape on the grid.',
  'turning.flip.wrong': 'That is no parallelogram of two yachts. Flip yours, then turn it.',
  'turning.trapezoid.say':
    'A sphinx (P) lies there. Complete it to a trapezoid: one side four long, the other three two long. One tile does it.',
  'turning.trapezoid.hint': 'It is the chevron (V) again.',
  'turning.trapezoid.right': 'Sphinx and chevron make a trapezoid.',
  'turning.trapezoid.wrong': 'That is no trapezoid.',
  'turning.trapezoid.wrong.parallelogram': 'Two sphinxes make a parallelogram. Nice, but we want a trapezoid.',
  'turning.mirror.say': 'A lobster (L). Complete it to the same trapezoid, with your yacht (Y).',
  'turning.mirror.hint': 'Lengthen one of the lobster’s straight sides to four.',
  'turning.mirror.right':
    'There are two ways, each the mirror image of the other. The lobster does not care about being flipped; the yacht does.',
  'turning.mirror.wrong': 'That is no trapezoid of lobster and yacht.',
  'turning.mirror.wrong.parallelogram': 'Two lobsters make a parallelogram. Take the yacht for the trapezoid.',
  'turning.rhombus.say':
    'Bar (I) and chevron (V) lie there. One tile of yours completes the rhombus of three by three. Which one, and how?',
  'turning.rhombus.hint': 'You have seen it grip its own kind before.',
  'turning.rhombus.right': 'Two chevrons and a bar. Looking for such fits will soon help you on the higher levels.',
  'turning.rhombus.wrong': 'The rhombus is not complete. Six triangles in the shape of a chevron are missing.',

  'support.title': 'Standing on tiles',
  'support.about': 'Up to level 2: a tile under every triangle.',
  'support.lie.say':
    'Tiles may lie on tiles. For that, every one of the six triangles needs a tile right under it. The marked place is one: your sphinx (P) fits there.',
  'support.lie.hint': 'Choose the sphinx and lay it on the mark. Two other tiles of yours would fit up there as well.',
  'support.lie.right':
    'Level 2! Six triangles below, on the bar and on the lobster. The numbers on the tiles tell the level.',
  'support.lie.wrong': 'That tile stays on the table. Try the marked place.',
  'support.bridge.say': 'Only one of your tiles can lie on these two, and only in one place. Find it.',
  'support.bridge.hint': 'You need five triangles in a row and one that bends off at the end. That is the crook (C).',
  'support.bridge.right': 'Every other tile would stick out over the table somewhere.',
  'support.bridge.wrong': 'That tile lies on the table. Which tile follows the bend?',
  'support.hole.say': 'These four tiles leave a small hole. Lay your hexagon (O) on level 2.',
  'support.hole.hint': 'Not over the hole. Six triangles around one point, all of them on tiles.',
  'support.hole.right': 'Yacht, bar and hexagon carry it. There is no gap below.',
  'support.hole.wrong': 'Take the hexagon.',
  'support.hole.wrong.hole': 'One of its triangles would lie over the hole. Every triangle needs a tile below.',
  'support.hole.wrong.over': 'Part of it would stick out over the table.',
  'support.hole.wrong.alone':
    'Exactly on Black’s hexagon: that would be one tile below. It takes two. The next lesson is about that.',
  'support.uneven.say': 'A bar lies on level 2 already. Lay your lobster (L) on level 2 as well.',
  'support.uneven.hint': 'It must lie flat: all six triangles on level 1, none on the bar.',
  'support.uneven.right':
    'Flat on tiles of level 1. It need not touch the bar: above the table a tile may lie by itself.',
  'support.uneven.wrong': 'This time take the lobster.',
  'support.uneven.wrong.step':
    'Half on the bar, half beside it: that would stand askew. All six triangles must be equally high.',

  'two.title': 'Two tiles below',
  'two.about': 'Why one tile alone carries nothing.',
  'two.bar.say': 'You have a bar (I), and a bar lies there. Try to lay yours on level 2.',
  'two.bar.hint': 'Exactly on the other bar it would rest on one tile only. It must rest on both.',
  'two.bar.right': 'Across the hook and the end of the bar: two tiles below. Whose they are does not matter.',
  'two.bar.wrong': 'Take the bar, and lay it across both tiles.',
  'two.bar.wrong.one': 'It would lie there well, but on a single tile. At least two different tiles must carry it.',
  'two.chevron.say': 'The same with the chevron (V): on level 2, please.',
  'two.chevron.hint': 'A little on Black’s chevron, the rest on the crook.',
  'two.chevron.right': 'Two tiles below, and every triangle on one of them: these two rules together are all there is.',
  'two.chevron.wrong': 'Take the chevron, and let it rest on both tiles.',
  'two.chevron.wrong.one': 'Chevron on chevron: one tile below. Move or turn it so that the crook helps to carry it.',
  'two.third.say':
    'You are Black. Two tiles lie side by side on level 2. That is enough to stand on: go up to level 3.',
  'two.third.hint': 'Only the chevron (V) and the snake (N) can do it. They must rest on both tiles of level 2.',
  'two.third.right': 'Level 3, carried by crook and hook. Both belong to White, and now you are above them.',
  'two.third.wrong': 'That tile does not get higher than the table here.',
  'two.third.wrong.one':
    'Your crook on White’s crook: one tile below. On level 3 it takes two tiles of level 2 as well.',
  'two.only.say': 'White to move. Exactly one of your tiles reaches level 3, in exactly one place. Which?',
  'two.only.hint': 'Bar and crook meet on level 2. The chevron (V) bends just like them.',
  'two.only.right': 'That is the only one. Whoever sees such places first gets up first.',
  'two.only.wrong': 'That tile does not reach level 3.',
  'two.only.wrong.second': 'That is level 2 only. One tile of yours gets higher.',

  'forced.title': 'The forced level',
  'forced.about': 'Free to choose the tile, bound in where it goes.',
  'forced.up.say':
    'Now the rule the whole game turns on: the tile you choose must go as high as it can anywhere. Lay your snake (N).',
  'forced.up.hint': 'It fits on level 2, across both tiles, in two places.',
  'forced.up.right': 'Since the snake fits on level 2, the table is closed to it.',
  'forced.up.wrong': 'Take the snake this time. The other tiles do not fit up there, so they stay on the table.',
  'forced.up.wrong.table': 'There would be room on the table, but the snake fits on level 2, so it must go there.',
  'forced.stay.say': 'Which tile you take is free, though. Lay one that stays on the table.',
  'forced.stay.hint': 'Nine of your ten tiles fit on level 2. Which is the roundest?',
  'forced.stay.right':
    'The hexagon fits on no two tiles here, so it may stay down. Tiles that cannot climb are precious: you will see why.',
  'forced.stay.wrong': 'That tile fits on level 2 and has to go there. One of yours does not.',
  'forced.third.say': 'Lay your chevron (V). Where must it go?',
  'forced.third.hint': 'As high as it can: bar and snake lie side by side on level 2.',
  'forced.third.right': 'It fits on level 3, in one place only. So there is no choice at all.',
  'forced.third.wrong': 'Take the chevron.',
  'forced.lower.say':
    'The same position. Hook, chevron and crook can reach level 3. That does not bind you: you may choose a tile that cannot. Lay one on level 2.',
  'forced.lower.hint': 'Only one tile goes to level 2 and no higher: the sphinx (P).',
  'forced.lower.right': 'Legal: the sphinx itself cannot get higher. Whether it was wise is another question.',
  'forced.lower.wrong': 'That tile stays on the table.',
  'forced.lower.wrong.third': 'That tile reaches level 3. We look for one that only gets to level 2.',
  'forced.everything.say':
    'The rule binds your opponent as well. After your move, no tile of Black’s shall be able to stay on the table. One move does it.',
  'forced.everything.hint':
    'All Black’s tiles but the hexagon fit up there already. Build a place for the hexagon too.',
  'forced.everything.right':
    'Now even Black’s hexagon fits on level 2, across three tiles. Whatever Black takes has to go up.',
  'forced.everything.wrong': 'You use up the room on level 2. Now Black’s tiles can stay on the table.',
  'forced.everything.wrong.hexagon':
    'The right tile, but Black’s hexagon still finds no place above and may stay on the table.',

  'race.title': 'First on the new level',
  'race.about': 'Who enters a level first often closes it, too.',
  'race.enter.say':
    'At the end the highest level counts first. Two tiles lie side by side on level 2, and both players have tiles that fit on top. It is your turn, White.',
  'race.enter.hint': 'Hook, chevron, crook and snake reach level 3.',
  'race.enter.right': 'You are up, and you lie on the only place: Black reaches level 3 with nothing any more.',
  'race.enter.wrong': 'Then Black goes up to level 3 before you.',
  'race.enter.wrong.late': 'That is level 2. Black has yacht, chevron, crook and snake for level 3, and takes it.',
  'race.block.say': 'You are Black. White’s chevron and crook could go to level 3 next. Do not let it happen.',
  'race.block.hint': 'You have tiles for that place as well: bar and chevron.',
  'race.block.right': 'You have taken the place yourself. Now no tile of White’s fits on level 3.',
  'race.block.wrong': 'White’s chevron and crook still fit on level 3.',
  'race.block.wrong.open': 'Instead of closing level 3 you widen the way: now every tile of White’s fits there.',
  'race.choose.say':
    'White to move. Seven moves of yours reach level 3. But after most of them Black follows at once. Find the one after which Black stays below.',
  'race.choose.hint':
    'Bar, sphinx, chevron and snake are the ones Black can climb with. The crook (C) can stop them all, in one place.',
  'race.choose.right': 'Now there is no place left on level 2 where a tile of Black’s could lie on two tiles.',
  'race.choose.wrong': 'That does not reach level 3, and Black goes up.',
  'race.choose.wrong.snake': 'You are up, but the snake and the chevron of Black’s find room beside you on level 3.',
  'race.choose.wrong.bar': 'You are up, but Black’s bar finds room beside you on level 3.',
  'race.choose.wrong.chevron': 'You are up, but Black’s chevron finds room beside you on level 3.',

  'tempo.title': 'Timing',
  'tempo.about': 'Do not build stairs for the other one.',
  'tempo.lobster.say':
    'One tile lies on level 2. A second one beside it can become a step for Black. Lay your lobster (L) so that no tile of Black’s reaches level 3.',
  'tempo.lobster.hint':
    'Three places. In one of them no tile of Black’s can lie on the bar and on your lobster at once.',
  'tempo.lobster.right': 'Bar and lobster are both on level 2, but nothing of Black’s fits across them.',
  'tempo.lobster.wrong': 'Take the lobster for this exercise.',
  'tempo.lobster.wrong.side':
    'Together with the bar that makes a floor, and several of Black’s tiles fit on it. Black goes up to level 3.',
  'tempo.hook.say': 'Black’s hook lies on level 2. Lay yours (J) without giving Black a way to level 3.',
  'tempo.hook.hint': 'Keep away from the other hook: down to the left, on the yacht.',
  'tempo.hook.right': 'Far enough away. The two hooks make no common floor.',
  'tempo.hook.wrong': 'Take the hook for this exercise.',
  'tempo.hook.wrong.between': 'Too near: across the two hooks there is room now, and Black goes up to level 3.',
  'tempo.wait.say':
    'Almost every tile of yours has to go to level 2, and almost every move there makes a way to level 3 for Black. Find a move that does not.',
  'tempo.wait.hint':
    'One tile of yours does not fit on level 2 at all. It can wait on the table. (There is one quiet place on level 2, too.)',
  'tempo.wait.right': 'A quiet move: Black reaches level 3 with nothing, and now it is Black who has to find one.',
  'tempo.wait.wrong': 'Now tiles of Black’s fit on level 3.',
  'tempo.wait.wrong.crown': 'The crown is not bad, but not there: beside the lobster it makes a floor for Black.',
  'tempo.hold.say':
    'The end of a game. You are Black and lead by two to nothing on level 3, the highest. You have the signpost (T) and the butterfly (X), White has only the butterfly. Do not let it go.',
  'tempo.hold.hint': 'White can win only from above. Which of your moves makes a floor for the butterfly on level 3?',
  'tempo.hold.right':
    'White’s butterfly has to stay below, and your lead on level 3, or one tile still higher, decides.',
  'tempo.hold.wrong': 'That lets White go higher.',
  'tempo.hold.wrong.step':
    'Your signpost and the tile beside it make a floor. White’s butterfly goes to level 4 and wins, one to nothing.',

  'force.title': 'Make them climb',
  'force.about': 'The forced level as a weapon: let the other one build your stairs.',
  'force.squeeze.say':
    'You are Black, with signpost (T) and snake (N). White has only the chevron (V), and leads by six to nothing on level 2. You must get to level 3, and for that you need a second tile beside White’s. Let White put it there.',
  'force.squeeze.hint':
    'The chevron fits on level 2 in one place now, at the hexagon and the butterfly. Do not take that place.',
  'force.squeeze.right': 'You wait, and White cannot: the chevron fits on level 2 and so must go there.',
  'force.squeeze.wrong': 'White need not climb any more.',
  'force.squeeze.wrong.signpost':
    'You take the chevron’s place yourself. It stays on the table, nobody reaches level 3, and White wins on level 2, six to two.',
  'force.squeeze.wrong.snake': 'The snake takes the chevron’s place. White stays on the table and wins on level 2.',
  'force.top.say': 'White had to. Now chevron, crown and signpost make a floor for your last tile.',
  'force.top.hint': 'Lay the signpost: there is only one place.',
  'force.top.right': 'Level 3, one to nothing. Seven white tiles on level 2 do not count any more.',
  'force.again.say':
    'Again you are Black: crown (W) and hexagon (O) against White’s last tile, the butterfly (X). It is one to one on level 3, and White leads on level 2. One move wins.',
  'force.again.hint': 'The butterfly has one place on level 2. If it goes there, what would fit on top of it?',
  'force.again.right':
    'The crown waits far away. The butterfly must go to level 2, your hexagon lies on top: two to one on level 3.',
  'force.again.wrong': 'That does not win.',
  'force.again.wrong.crown':
    'The crown takes the butterfly’s place on level 2. It stays on the table, and White’s lead on level 2 decides.',
  'force.again.wrong.hexagon':
    'Your hexagon makes a floor, and the butterfly goes up to level 3: two to one for White.',
  'force.deep.say':
    'Now you are White, with signpost (T) and hexagon (O); Black has signpost and snake (N) and leads by two to nothing on level 3. Two moves each are left, and the last is Black’s. Find the only move that wins.',
  'force.deep.hint':
    'You need level 4. For that Black must put a third tile on level 3, beside another one. Make a place for both of Black’s tiles there.',
  'force.deep.right':
    'With your hexagon there, signpost and snake both fit on level 3. Black has no other tile, and so must go there.',
  'force.deep.wrong': 'Black keeps level 3.',
  'force.deep.wrong.hexagon':
    'Black answers on level 2, your signpost has to stay on the table, and two to nothing on level 3 wins for Black.',
  'force.deep.wrong.fourth': 'That makes a floor for Black: up to level 3, and with the last tile even to level 4.',
  'force.deep.wrong.third':
    'Black waits on level 2. You have to lay the hexagon, and then Black’s snake goes up: three to nothing on level 3.',
  'force.fourth.say': 'Black had no choice. Now Black’s two tiles on level 3 carry you.',
  'force.fourth.hint': 'The signpost, anywhere it fits: all places win.',
  'force.fourth.right': 'Level 4, one to nothing. Black’s last tile does not get that high. White wins.',

  'opening.title': 'The opening',
  'opening.about': 'The first tiles: who gets up, and who can follow.',
  'opening.answer.say':
    'You are Black. White has begun with the bar (I). Lay your first tile so that White cannot go up to level 2 at once: no tile may find two tiles to lie on.',
  'opening.answer.hint': 'Touch it only at its short end: with your bar, or with the crook (C).',
  'opening.answer.right':
    'Of 678 placements four do it. End to end the two tiles make a line so thin that nothing of White’s lies on both.',
  'opening.answer.wrong': 'Now White has a tile that fits on level 2. Touch the bar only at its short end.',
  'opening.hexagon.say':
    'White could have begun otherwise. Of the twelve tiles the bar is the only one that can be answered like that. After the hexagon there is no quiet answer at all: whatever you lay, and wherever, at least eight of White’s eleven tiles can go up at once. Round tiles make broad floors, long ones narrow floors.',
  'opening.first.say':
    'You are Black. Three tiles lie on the table, and all your tiles but the hexagon have to go up to level 2. After almost every placement White follows. Find one after which White must stay on the table.',
  'opening.first.hint': 'The chevron (V) or the crook (C), across the middle of the floor.',
  'opening.first.right': 'You are up alone: what is left of the floor carries no tile of White’s.',
  'opening.first.wrong': 'White has a tile for level 2 as well.',
  'opening.only.say':
    'Black again, with 33 ways up to level 2. After one of them White finds no place there. Which tile covers the floor best?',
  'opening.only.hint': 'The chevron (V).',
  'opening.only.right':
    'One tile in one place. In the opening, look less at how high you get than at what is left for the other one.',
  'opening.only.wrong': 'White finds room on level 2, too.',

  'middle.title': 'The middle game',
  'middle.about': 'Stairs for yourself, and none for the other one.',
  'middle.build.say':
    'You are White and have two tiles on level 2, but nobody reaches level 3 yet. Let Black build the stairs: find the move after which every tile of Black’s has to go to level 2.',
  'middle.build.hint': 'A tile that cannot climb makes the ground wider: the hexagon (O), between the others.',
  'middle.build.right':
    'The hexagon closes the gaps on the table. Now all of Black’s tiles fit on level 2 and must go there, and wherever they lie, one of yours reaches level 3.',
  'middle.build.wrong': 'Then Black has a move after which you do not reach level 3, or gets there first.',
  'middle.enter.say': 'Black has laid the hook where it leaves you least. Go up to level 3, before Black does.',
  'middle.enter.hint': 'Crook (C) and signpost (T) reach level 3.',
  'middle.enter.right': 'Level 3 is yours, and nothing of Black’s reaches it now. Black has built, you have moved in.',
  'middle.enter.wrong': 'Then Black goes up to level 3 with the next tile.',
  'middle.follow.say':
    'Now you are Black, and level 3 is empty. You have six ways up, with sphinx, crook and snake. After three of them White follows at once. Choose one of the others.',
  'middle.follow.hint': 'There are two floors on level 2. Use up the one that White could use, too.',
  'middle.follow.right': 'You are alone on level 3. All others of your tiles may wait.',
  'middle.follow.wrong': 'White reaches level 3 with the next tile.',

  'late.title': 'Too late',
  'late.about': 'A place that both want is taken now, or by the other one.',
  'late.now.say':
    'You are Black, with three tiles to come: two of yours, one of White’s. Level 3 holds one tile of each. Your snake (N) fits there, and so does White’s. Your lobster (L) reaches level 2.',
  'late.now.hint': 'Whose snake comes first?',
  'late.now.right': 'Yours. White’s snake now reaches only level 2, and level 3 stays 1 : 2 for you.',
  'late.now.wrong': 'That is too late: White’s snake takes the place on level 3.',
  'late.now.wrong.late': 'Then White puts the snake on level 3, and yours comes too late: 2 : 1 for White.',
  'late.level.say':
    'Black again. On level 3 there is one tile, White’s. Your crook (C) can go up there now, White’s chevron (V) next turn. The crown (W) reaches the table only. Choose tile and place.',
  'late.level.hint': 'The crook, and so that the chevron finds no room beside it.',
  'late.level.right':
    'The chevron is kept down on level 2, and lying there it even becomes a stair for your crown: 1 : 2 on level 3.',
  'late.level.wrong':
    'White’s chevron still gets up to level 3, or your last tile does not. The crook must lie in the chevron’s place.',
  'saving.title': 'Tiles to save',
  'saving.about': 'Which tile to spend, and which to keep for later.',
  'saving.hook.say':
    'You are Black: a hook (J), which reaches level 2, and a hexagon (O), which only fits on the table. White has a chevron left. Level 3 holds one of each. Which tile should be your last?',
  'saving.hook.hint': 'A hexagon will never climb here. What can it do on the table?',
  'saving.hook.right':
    'The hexagon makes room on the table, White’s chevron has to climb onto it, and your hook goes on top of both: level 3, 1 : 2.',
  'saving.hook.wrong':
    'Then your last tile does not reach level 3. Keep the hook, and put the hexagon where the chevron will have to climb.',
  'saving.snake.say':
    'You are White, with a hexagon (O) and a snake (N), both on the table for now. Black has a hook and a crown, which climb to level 2. Level 3 stands 1 : 1. Spend one tile, keep the other.',
  'saving.snake.hint': 'Which of them could still climb onto what Black puts down?',
  'saving.snake.right':
    'The hexagon is spent where it helps nobody. Now Black’s tile becomes a stair for your snake, and you get level 3 with 2 : 1.',
  'saving.snake.wrong': 'Then Black comes out ahead on level 3. Spend the hexagon, and where it is no stair for Black.',

  'end.title': 'The end, and who wins',
  'end.about': 'Count from the top down.',
  'end.last.say':
    'You are Black and hold the very last tile, the hexagon (O). On level 2, the highest so far, White leads by five to three. Lay your tile.',
  'end.last.hint': 'It has to go as high as it can. There is only one place.',
  'end.last.right': 'Level 3, one to nothing. The highest level decides alone, so you have won, whatever lies below.',
  'end.levels.say':
    'Another finished game. On level 3 Black has three tiles and White none. But on level 4, the highest, lies one white tile, and nobody asks further: White wins.',
  'end.order.say':
    'You are Black with hexagon (O) and butterfly (X); White has only the yacht (Y). You lead by one to nothing on level 4, but the yacht must go there, too. Which of your tiles goes first?',
  'end.order.hint': 'After the yacht two tiles lie on level 4. Which of yours should be left then?',
  'end.order.right': 'The butterfly goes, the hexagon waits for the yacht.',
  'end.order.wrong': 'Think of the tile you will have left when the yacht lies on level 4.',
  'end.order.wrong.hexagon':
    'Then the butterfly is left, and it does not fit on yacht and crook. One to one on level 4, two to two on level 3, and on level 2 White leads by four to three.',
  'end.fifth.say': 'The yacht had to go to level 4, beside your crook. Lay the last tile of the game.',
  'end.fifth.hint': 'The hexagon has one place: the top.',
  'end.fifth.right': 'Level 5, alone. The last tile of the game is Black’s: worth remembering.',
  'end.equal.say':
    'And this is what the other order would have brought. Level 4: one to one. Level 3: two to two. Level 2: four white, three black. The first difference from the top decides: White wins. Equal on all levels would be a draw.',

  'last.title': 'The last tile',
  'last.about': 'It is Black’s. What Black makes of it, and what White does about it.',
  'last.keep.say':
    'White begins, so Black has the last tile. You are Black, with a chevron (V) and a crook (C), both for level 2; White has a chevron. Nobody is on level 3. One order wins.',
  'last.keep.hint': 'Whoever makes the second tile of a platform lets the other one go up.',
  'last.keep.right':
    'White has to lay the chevron on level 2, and that makes the platform for yours: the very last tile enters level 3.',
  'last.keep.wrong': 'Then it is White who enters level 3.',
  'last.keep.wrong.first':
    'Now the platform is ready, and it is White’s turn: the chevron goes to level 3, and your crook cannot follow.',
  'last.white.say':
    'And White? You have a snake (N), which fits on level 3 now, and a hexagon (O). Black has a yacht and a snake. Nobody is on level 3 yet, and the last tile is Black’s.',
  'last.white.hint': 'What would Black’s snake do next?',
  'last.white.right':
    'Level 3 is yours, and your snake lies where nobody gets up any more. The last tile comes too late: 1 : 0.',
  'last.white.wrong': 'Then Black’s snake takes level 3.',
  'last.guard.say':
    'White again: a hook (J) for level 3, a signpost (T) for level 2. Black has a sphinx and a snake. Level 3 stands 1 : 1. Beware of the very last tile.',
  'last.guard.hint': 'If Black’s last tile got onto level 4, nothing below would count.',
  'last.guard.right':
    '2 tiles on level 3, and no platform for level 4. Black may still draw level there, but level 2 is yours.',
  'last.guard.wrong': 'Then Black’s last tile comes out on top. The hook belongs on level 3, now.',

  'lowest.title': 'The lowest wins',
  'lowest.about': 'The same rules, counted from the table up.',
  'lowest.down.say':
    'In this variant the table counts first: more tiles on level 1 win, if equal, level 2, and so on. Tiles must still go as high as they can. You are Black. Lay one that may stay down.',
  'lowest.down.hint': 'Which of your tiles fits on level 2 nowhere?',
  'lowest.down.right': 'The hexagon. A tile that cannot climb is a sure point now.',
  'lowest.down.wrong': 'That tile had to climb. One of yours may stay on the table.',
  'lowest.lift.say':
    'You are White. Only the hexagon may stay on the table, yours and Black’s alike. Lay yours so that Black’s has to climb.',
  'lowest.lift.hint': 'Three tiles around one point carry a hexagon.',
  'lowest.lift.right':
    'Now Black’s hexagon fits on level 2, and all other tiles do, too. You have a tile more on the table.',
  'lowest.lift.wrong': 'Your tile climbs, and Black’s may stay on the table.',
  'lowest.lift.wrong.hexagon': 'Your hexagon lies on the table, but Black’s can do the same. One place is better.',
  'lowest.push.say':
    'The end of a game, five to five on the table. You are Black with sphinx (P) and signpost (T), both have to go to level 2. White’s last tile is the hexagon, and it would stay on the table.',
  'lowest.push.hint': 'Which of your two tiles makes a floor on level 2 that a hexagon fits on?',
  'lowest.push.right': 'The sphinx beside the butterfly: now the hexagon fits on level 3 and must go there.',
  'lowest.push.wrong': 'The hexagon stays on the table.',
  'lowest.push.wrong.signpost':
    'The hexagon finds no place above and stays on the table: six to five, and your sphinx has to climb. White wins.',
  'lowest.settle.say':
    'With its hexagon White has covered the floor. Your signpost fits nowhere above any more. Lay it.',
  'lowest.settle.hint': 'Anywhere on the table, along a side.',
  'lowest.settle.right': 'Six to five on the table. You have lifted White’s tile and kept yours down.',
  'lowest.patience.say':
    'You are White with lobster (L) and butterfly (X), five to five on the table, three to three on level 2. Black’s chevron and crook have to go to level 4. Three moves, one wins.',
  'lowest.patience.hint':
    'Both your tiles go to level 2 now. After which move does the one that is left find no place above the table?',
  'lowest.patience.right':
    'The butterfly finds no place above now. If Black lays the crook, it stays on the table; if the chevron, both last tiles have to climb. With four to three on level 2 you win either way.',
  'lowest.patience.wrong': 'Think of your last tile.',
  'lowest.patience.wrong.room':
    'Black lays the crook. Your last tile finds room on level 3 and must go there, and Black’s chevron stays on the table: six to five for Black.',
} satisfies Words;

/** The exam: what is asked, and why that is right. */
export const exam = {
  'climb.say': 'Enter the fourth level.',
  'climb.why': 'Only the chevron, in just this place, rests on two tiles of level 3.',
  'lobster.say': 'Black, with three tiles to come. Win.',
  'lobster.why':
    'First the lobster. Then White’s yacht has to make the platform on which yours enters level 3. The other way round White goes up.',
  'sphinx.say': 'White, with four tiles to come. Win.',
  'sphinx.why': 'The sphinx on level 3 leaves no platform for level 4. After the crook Black’s last tile gets there.',
  'snake.say': 'Black, with three tiles to come. Win.',
  'snake.why':
    'The snake on the table makes White’s butterfly climb, and your crown, kept for the end, reaches level 3.',
  'yacht.say': 'Black, with three tiles to come. Win.',
  'yacht.why': 'Now or never: if the yacht waits, White’s chevron takes the place on level 3.',
  'stairs.say': 'Black, with three tiles to come. Win.',
  'stairs.why': 'The crook first, apart from the stairs. White has to build them, and your hook goes up last.',
  'second.say': 'Black. Go up to level 2 so that White cannot follow.',
  'second.why':
    'After the bar in just this place nothing of White’s finds room on level 2. After the other 24 ways up something does.',
  'hook.say': 'Black. Lay the hook (J).',
  'hook.why': 'A tile goes as high as it can. The hook fits on level 3, and there it has this one place.',
  'alone.say': 'Black. Enter level 3 so that White cannot follow.',
  'alone.why':
    'Eleven ways lead up. Only hook and crook, in these places, leave no floor on which White could reach level 3.',
  'down.say': 'The lowest variant: more tiles on the table win. White, with four tiles to come. Win.',
  'down.why':
    'In these two places the butterfly makes Black’s crown and hexagon climb. Five to five on the table, and on level 2 White leads by five to three.',
} satisfies Words;
