type Areas = Readonly<Record<string, readonly string[]>>;
/** The areas of each house in the order of a reader, and the files that belong to each. */
export const AREAS: { readonly core: Areas; readonly search: Areas; readonly games: Areas };
/** The area of a file; undefined where it has none. */
export function areaOf(path: string): string | undefined;
