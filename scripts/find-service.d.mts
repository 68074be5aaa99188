export function findChromium(): string | undefined;
export function findPostgres(): string | undefined;
export function findRedis(): string | undefined;
export function findHaproxy(): string | undefined;
