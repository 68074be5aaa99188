/** Whether something is through within so many milliseconds. */
export async function within(milliseconds: number, something: PromiseLike<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((tell) => {
    timer = setTimeout(() => tell(false), milliseconds);
  });
  try {
    return await Promise.race([Promise.resolve(something).then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
