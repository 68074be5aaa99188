export function assembled(): string[];
export function digestOf(place: string): string;
export function textFileOf(place: string): string;
export function assemble(places?: readonly string[]): Promise<number>;
