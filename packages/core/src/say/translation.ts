type Category = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type Plain<K> = K extends `${string}_${Category}` ? never : K;
type Counted<K> = K extends `${infer Stem}_${Category}` ? Stem : never;

/**
 * The same phrases in another language: every key of the English ones. What is counted has the forms that the language
 * knows, `key_other` at least.
 */
export type Translation<English> = { readonly [K in Plain<keyof English>]: string } & {
  readonly [K in Counted<keyof English> as `${K}_other`]: string;
} & { readonly [K in Counted<keyof English> as `${K}_${Category}`]?: string };
