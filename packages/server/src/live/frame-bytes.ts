const TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

let last = { text: '', bytes: encode('') };

/**
 * A text as a whole frame of a WebSocket that a server sends (RFC 6455, 5.2: not masked, so the same bytes for everybody). What
 * is said to all of a table is said to one after the other, so it is encoded once.
 */
export function frameBytes(text: string): Buffer {
  if (last.text !== text) last = { text, bytes: encode(text) };
  return last.bytes;
}

function encode(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < TWO_BYTES ? 2 : length < 0x1_0000 ? 4 : 10;
  const bytes = Buffer.allocUnsafe(head + length);
  bytes[0] = TEXT;
  if (head === 2) bytes[1] = length;
  else {
    bytes[1] = head === 4 ? TWO_BYTES : EIGHT_BYTES;
    if (head === 4) bytes.writeUInt16BE(length, 2);
    else bytes.writeBigUInt64BE(BigInt(length), 2);
  }
  bytes.write(text, head);
  return bytes;
}
