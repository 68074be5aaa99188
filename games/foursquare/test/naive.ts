/**
 * The rules read a second time, as plainly as possible: every card is an item of a list, moves are texts, and
 * everything is worked out again from the moves each time it is asked for. Shares no code with rules/.
 */
export interface NaiveView {
  readonly actor: number | 'chance' | null;
  readonly scores: number[];
  readonly winners: number[] | null;
  readonly legal: string[];
  /** What the last move brought about, for counting rare things. */
  readonly events: string[];
}

export function naiveView(seats: number, moves: readonly string[]): NaiveView {
  const pile: number[] = [];
  for (let set = 0; set < 2; set++) {
    for (const [value, copies] of [
      [10, 7],
      [20, 4],
      [30, 7],
      [40, 4],
      [50, 2],
    ]) {
      for (let i = 0; i < copies; i++) pile.push(value);
    }
  }
  const stacks: Record<string, number[]> = { A: [], B: [], C: [], D: [] };
  const scorePiles: number[][] = Array.from({ length: seats }, () => []);
  const discardPile: number[] = [];
  let events: string[] = [];
  let next = 0;

  const names = ['A', 'B', 'C', 'D'];
  const add = (cards: number[]) => cards.reduce((sum, card) => sum + card, 0);
  const tops = () => add(names.map((name) => stacks[name].at(-1) ?? 0));
  const view = (actor: NaiveView['actor'], held: boolean): NaiveView => ({
    actor,
    scores: seats === 1 ? [add(scorePiles[0]), add(discardPile)] : scorePiles.map(add),
    winners: actor === null ? winnersOf() : null,
    legal: actor === null ? [] : held ? names : [...new Set(pile)].map((value) => `+${value}`).sort(),
    events,
  });
  const winnersOf = (): number[] => {
    if (seats === 1) return add(scorePiles[0]) > add(discardPile) ? [0] : [];
    const most = Math.max(...scorePiles.map(add));
    const rich = scorePiles.filter((cards) => add(cards) === most);
    const fewest = Math.min(...rich.map((cards) => cards.length));
    const winners = [...scorePiles.keys()].filter(
      (seat) => add(scorePiles[seat]) === most && scorePiles[seat].length === fewest,
    );
    if (rich.length > winners.length) events.push('tie broken by cards');
    if (winners.length > 1) events.push('shared win');
    return winners;
  };
  /** The card drawn by the next move; undefined when the moves end here, null when the pile is empty. */
  const draw = (): number | undefined | null => {
    if (pile.length === 0) return null;
    if (next === moves.length) return undefined;
    events = [];
    const card = Number(moves[next++].slice(1));
    pile.splice(pile.indexOf(card), 1);
    return card;
  };

  for (const name of names) {
    const card = draw();
    if (card === undefined || card === null) return view('chance', false);
    stacks[name].push(card);
  }
  if (tops() === 100) events.push('deal of 100');

  for (let seat = 0; ; seat = (seat + 1) % seats) {
    const card = draw();
    if (card === null) {
      events.push('over for a turn');
      return view(null, false);
    }
    if (card === undefined) return view('chance', false);
    if (next === moves.length) return view(seat, true);
    const name = moves[next++];
    events = [];
    stacks[name].push(card);
    if (tops() === 100) {
      events.push('capture');
      scorePiles[seat].push(...stacks[name]);
      stacks[name] = [];
      const fresh = draw();
      if (fresh === null) {
        events.push('over for a replacement');
        return view(null, false);
      }
      if (fresh === undefined) return view('chance', false);
      stacks[name].push(fresh);
      if (tops() === 100) events.push('replacement of 100');
    }
    if (seats === 1) {
      const away = draw();
      if (away === null) {
        events.push('over for a discard');
        return view(null, false);
      }
      if (away === undefined) return view('chance', false);
      discardPile.push(away);
    }
  }
}
