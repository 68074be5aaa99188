/** What is said by cards left: `13=4,0=8` is 4 with 13 cards left and more, 8 with fewer. */
export function bySteps<T>(text: string, read: (said: string) => T): (left: number) => T {
  const steps = text.split(',').map((each) => {
    const [from, said] = each.split('=');
    return { from: Number(from), said: read(said) };
  });
  return (left) => {
    const step = steps.find(({ from }) => left >= from);
    if (step === undefined) throw new RangeError(`nothing is said for ${left} cards`);
    return step.said;
  };
}
