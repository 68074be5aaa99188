/** What a drawing needs to look the same outside the page. */
const STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'opacity',
  'visibility',
  'display',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'dominant-baseline',
  'letter-spacing',
  'transform',
  'transform-origin',
  'transform-box',
  'paint-order',
  'stop-color',
  'stop-opacity',
  'color',
] as const;

/** The largest drawing of the board as an SVG file that needs nothing else: colours written out, no classes. */
export function boardSvg(board: Element): string | undefined {
  const drawings = [...board.querySelectorAll('svg')].filter((svg) => svg.parentElement?.closest('svg') == null);
  const size = (svg: SVGElement) => svg.getBoundingClientRect().width * svg.getBoundingClientRect().height;
  const original = drawings.toSorted((a, b) => size(b) - size(a))[0];
  if (original === undefined) return undefined;
  const copy = original.cloneNode(true) as SVGSVGElement;
  const box = original.getBoundingClientRect();
  writeStyles(original, copy);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', String(Math.round(box.width)));
  copy.setAttribute('height', String(Math.round(box.height)));
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${box.width} ${box.height}`);
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  const [x = 0, y = 0, width = 0, height = 0] = (copy.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  // The picture may be of another shape than the view box: its paper reaches beyond.
  const beyond = Math.max(width, height);
  for (const [name, value] of Object.entries({
    x: x - beyond,
    y: y - beyond,
    width: width + 2 * beyond,
    height: height + 2 * beyond,
  })) {
    paper.setAttribute(name, String(value));
  }
  paper.setAttribute('fill', getComputedStyle(document.documentElement).backgroundColor);
  copy.prepend(paper);
  return new XMLSerializer().serializeToString(copy);
}

function writeStyles(original: Element, copy: Element): void {
  const computed = getComputedStyle(original);
  for (const name of ['class', 'tabindex', 'role', 'aria-label', 'aria-hidden', 'data-move'])
    copy.removeAttribute(name);
  copy.removeAttribute('style');
  // As attributes: the page's own policy forbids style attributes, and the picture does not need them.
  for (const name of STYLES) {
    const value = computed.getPropertyValue(name);
    if (value !== '' && !(name === 'transform' && value === 'none')) copy.setAttribute(name, value);
  }
  for (let index = 0; index < original.children.length; index++) {
    const child = original.children[index];
    const twin = copy.children[index];
    if (child !== undefined && twin !== undefined) writeStyles(child, twin);
  }
}

export async function pngOf(svg: string, scale = 2): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * scale;
    canvas.height = image.naturalHeight * scale;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(url);
  }
}
