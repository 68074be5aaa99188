/** Weights as text: each a whole number of 1/1024ths in two bytes, low byte first, in base 64. */
const SCALE = 1024;

export function pack(weights: Float64Array): string {
  let bytes = '';
  for (const weight of weights) {
    const whole = Math.max(-32768, Math.min(32767, Math.round(weight * SCALE)));
    bytes += String.fromCharCode(whole & 255, (whole >> 8) & 255);
  }
  return btoa(bytes);
}

export function unpack(text: string): Float64Array {
  const bytes = atob(text);
  const weights = new Float64Array(bytes.length / 2);
  for (let i = 0; i < weights.length; i++) {
    const whole = bytes.charCodeAt(2 * i) | (bytes.charCodeAt(2 * i + 1) << 8);
    weights[i] = ((whole << 16) >> 16) / SCALE;
  }
  return weights;
}
