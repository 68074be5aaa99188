export function assembled(): string[];
export function digestOf(id: string): string;
export function assemble(ids?: readonly string[]): Promise<number>;
