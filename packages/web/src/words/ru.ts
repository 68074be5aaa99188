export const ru: Readonly<Record<string, string>> = {};
