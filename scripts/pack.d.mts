/** A package as it is published. */
export interface Packed {
  readonly name: string;
  /** What is in it. */
  readonly folder: string;
  readonly manifest: Readonly<Record<string, unknown>>;
  readonly file: string;
}

export function packAll(into: string): readonly Packed[];
