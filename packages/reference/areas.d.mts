/** Areas in the order of a reader, and the files that belong to each. */
export const AREAS: Readonly<Record<string, readonly string[]>>;
/** The area of a file of core; undefined where it has none. */
export function areaOf(path: string): string | undefined;
