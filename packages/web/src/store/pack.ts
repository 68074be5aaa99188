/** A record in an address: JSON, compressed, in the letters that addresses may have. */
export async function pack(value: unknown): Promise<string> {
  const stream = new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** No record is longer: what claims to be is not unpacked to the end. */
const LONGEST = 2_000_000;

/** Undefined where it is no packed value. */
export async function unpack(packed: string): Promise<unknown> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const decoder = new TextDecoder();
    let json = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      json += decoder.decode(value, { stream: true });
      if (json.length > LONGEST) return undefined;
    }
    return JSON.parse(json + decoder.decode());
  } catch {
    return undefined;
  }
}
