declare module 'virtual:still-boards' {
  /** The boards that were drawn when the page was built, by game. */
  export const stills: Readonly<
    Record<string, () => Promise<{ readonly sample: string; readonly diagrams: readonly string[] }>>
  >;
}
