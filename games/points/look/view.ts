/*
 * How a large sheet is looked at. The unit is the step from dot to dot; x runs to the right, y downward, as in the
 * drawing. The pane is what the page gives, in pixels; a strip of it at the left and at the bottom is the rim, where
 * columns and rows are named.
 */

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What there is to draw in, in pixels; the rim is nothing where no names are wanted. */
export interface Pane extends Size {
  readonly rim: number;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The spot in the middle of the view, and how much larger than the whole sheet it is drawn. */
export interface View extends Spot {
  readonly zoom: number;
}

/** What of the drawing a view shows, rim included, and how many pixels a step is. */
export interface Frame extends Spot, Size {
  readonly scale: number;
}

/** The paper beyond the outermost dots. */
export const EDGE = 0.8;
/** Pixels of the rim, where there is one. */
export const RIM = 22;
/** Pixels from dot to dot that a thumb can hit. */
export const HITTABLE = 40;
/** As large as it gets, unless the whole sheet is drawn larger. */
const LARGEST = 72;
/** Pixels from dot to dot at which a whole sheet can be read. */
const READABLE = 18;
/** What is shown of a part: so many dots round it, and no more than so many pixels from dot to dot. */
const ROUND = 3;
const CLOSE = 30;

export function wholeView(sheet: Size): View {
  return { x: (sheet.width - 1) / 2, y: (sheet.height - 1) / 2, zoom: 1 };
}

/** The part of the sheet where these spots are, if all of it would be too small to be read. */
export function viewOf(spots: readonly Spot[], sheet: Size, pane: Pane): View {
  const whole = wholeScale(sheet, pane);
  if (whole >= READABLE || spots.length === 0) return wholeView(sheet);
  const [left, right] = ends(spots.map(({ x }) => x));
  const [top, bottom] = ends(spots.map(({ y }) => y));
  const across = (pane.width - pane.rim) / (right - left + 2 * ROUND);
  const down = (pane.height - pane.rim) / (bottom - top + 2 * ROUND);
  const zoom = Math.min(across, down, CLOSE) / whole;
  return settled({ x: (left + right) / 2, y: (top + bottom) / 2, zoom }, sheet, pane);
}

function ends(numbers: readonly number[]): [least: number, most: number] {
  return [Math.min(...numbers), Math.max(...numbers)];
}

/** Pixels a step when the whole sheet is shown. */
export function wholeScale(sheet: Size, pane: Pane): number {
  const across = (pane.width - pane.rim) / (sheet.width - 1 + 2 * EDGE);
  const down = (pane.height - pane.rim) / (sheet.height - 1 + 2 * EDGE);
  return Math.max(1, Math.min(across, down));
}

export function frameOf(view: View, sheet: Size, pane: Pane): Frame {
  const scale = wholeScale(sheet, pane) * view.zoom;
  return {
    scale,
    x: view.x - (pane.width + pane.rim) / 2 / scale,
    y: view.y - (pane.height - pane.rim) / 2 / scale,
    width: pane.width / scale,
    height: pane.height / scale,
  };
}

/** The nearest view that neither leaves the sheet nor is too large or too small. */
export function settled(view: View, sheet: Size, pane: Pane): View {
  const whole = wholeScale(sheet, pane);
  const zoom = Math.min(Math.max(view.zoom, 1), Math.max(1, LARGEST / whole));
  const within = (at: number, dots: number, pixels: number) => {
    const room = (dots - 1) / 2 + EDGE - pixels / 2 / (whole * zoom);
    const middle = (dots - 1) / 2;
    return room <= 0 ? middle : Math.min(Math.max(at, middle - room), middle + room);
  };
  return {
    x: within(view.x, sheet.width, pane.width - pane.rim),
    y: within(view.y, sheet.height, pane.height - pane.rim),
    zoom,
  };
}

/** Enlarged round a spot, which stays where it is. */
export function enlarged(view: View, factor: number, round: Spot): View {
  return {
    x: round.x + (view.x - round.x) / factor,
    y: round.y + (view.y - round.y) / factor,
    zoom: view.zoom * factor,
  };
}

/** Moved just as far as is needed to show a spot with some dots round it. */
export function showing(view: View, spot: Spot, sheet: Size, pane: Pane): View {
  const { scale } = frameOf(view, sheet, pane);
  const into = (at: number, target: number, pixels: number) => {
    const reach = Math.max(0, pixels / 2 / scale - 1.5);
    return Math.min(Math.max(at, target - reach), target + reach);
  };
  return {
    x: into(view.x, spot.x, pane.width - pane.rim),
    y: into(view.y, spot.y, pane.height - pane.rim),
    zoom: view.zoom,
  };
}

export function between(from: View, to: View, share: number): View {
  const mix = (a: number, b: number) => a + (b - a) * share;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), zoom: mix(from.zoom, to.zoom) };
}
