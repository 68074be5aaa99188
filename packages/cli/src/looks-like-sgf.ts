/** Whether a file's name or beginning says that it is SGF. */
export function looksLikeSgf(path: string, text: string): boolean {
  return path.toLowerCase().endsWith('.sgf') || /^\s*\(\s*;/.test(text);
}
