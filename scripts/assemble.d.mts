export function assembled(): string[];
export function digestOf(id: string): string;
export function assemble(): Promise<number>;
