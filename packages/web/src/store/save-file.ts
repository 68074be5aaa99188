/** Hands somebody a file. */
export function saveFile(name: string, contents: Blob): void {
  const url = URL.createObjectURL(contents);
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // Some browsers begin to read it a little later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
