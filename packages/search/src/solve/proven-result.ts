import type { SceneLine } from '@countertop/core';
import type { ValueTerms } from '../certificate/certificate.ts';

/** What was found for certain about a position, as it lies among the data of its game (data/proven.ts). */
export interface ProvenResult extends SceneLine {
  readonly terms: ValueTerms;
  /** The bounds of the value, whole numbers or fractions; equal where it is known, missing where nothing is. */
  readonly least?: string;
  readonly most?: string;
  /** Best play of both sides, up to the first draw, in notation between spaces. */
  readonly line: string;
  /** How many positions were looked at. */
  readonly nodes: number;
  /** The command that finds it again. */
  readonly by: string;
  /** The certificate, where it is small enough to lie beside it. */
  readonly proof?: string;
}
