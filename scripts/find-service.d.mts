export function which(name: string): string | undefined;
export function findPostgres(): string | undefined;
export function findRedis(): string | undefined;
export function findHaproxy(): string | undefined;
