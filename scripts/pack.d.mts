/** A package as it is published. */
export interface Packed {
  readonly name: string;
  /** What is in it. */
  readonly folder: string;
  readonly manifest: Readonly<Record<string, unknown>>;
  readonly file: string;
}

/** Where the project lives. */
export const homepage: string;
/** Whether an address belongs to nobody: it is still to be chosen. */
export function isPlaceholder(address: string): boolean;

export function packAll(into: string): readonly Packed[];
