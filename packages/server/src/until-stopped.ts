/** Goes on until somebody asks it to stop (SIGTERM, SIGINT), and is through when it has stopped. Who asks twice is not kept waiting. */
export function untilStopped(
  serving: { close(): Promise<void> },
  stopping: (signal: string) => void = () => {},
): Promise<void> {
  return new Promise((done, failed) => {
    let asked = false;
    for (const [signal, number] of [
      ['SIGTERM', 15],
      ['SIGINT', 2],
    ] as const) {
      process.on(signal, () => {
        if (asked) process.exit(128 + number);
        asked = true;
        stopping(signal);
        serving.close().then(done, failed);
      });
    }
  });
}
