/** A text as one word of a shell's line: in quotes where the shell would take it apart or read more into it. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
