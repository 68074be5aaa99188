import { expect, test } from 'vitest';
import { type Home, RIM, type TableLayout, tableFor } from './table.ts';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GRIDS = [
  { width: 6, height: 6 },
  { width: 4, height: 4 },
  { width: 12, height: 4 },
  { width: 4, height: 12 },
];
const ROOMS = [
  { width: 366, height: 533 },
  { width: 524, height: 326 },
  { width: 896, height: 736 },
];

function trayOf({ x, y, upright, size }: Home): Box {
  const [along, across] = [21 * size, 5.5 * size];
  const [wide, high] = upright ? [across, along] : [along, across];
  return { left: x - wide, top: y - high, right: x + wide, bottom: y + high };
}

function woodOf({ left, top }: TableLayout, grid: { readonly width: number; readonly height: number }): Box {
  return {
    left: left - RIM,
    top: top - RIM,
    right: left + grid.width * 10 + RIM,
    bottom: top + grid.height * 10 + RIM,
  };
}

const apart = (a: Box, b: Box) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

test.each(GRIDS)(
  'on $width x $height nothing lies on anything else, whoever plays and wherever there is room',
  (grid) => {
    for (const room of ROOMS) {
      for (const seats of [2, 3, 4]) {
        for (const hand of ['left', 'right'] as const) {
          const table = tableFor(grid, { seats, near: 0, hand }, room);
          const things = [woodOf(table, grid), ...table.homes.map(trayOf)];
          for (const [index, thing] of things.entries()) {
            expect(thing.left).toBeGreaterThanOrEqual(0);
            expect(thing.top).toBeGreaterThanOrEqual(0);
            expect(thing.right).toBeLessThanOrEqual(table.width);
            expect(thing.bottom).toBeLessThanOrEqual(table.foot);
            for (const other of things.slice(index + 1)) expect(apart(thing, other)).toBe(true);
          }
        }
      }
    }
  },
);

test('the board uses nearly all of the width of a phone, and of the height of one that is turned', () => {
  const [phone, turned] = ROOMS;
  const upright = tableFor(GRIDS[0], { seats: 2, near: 0, hand: 'right' }, phone);
  const scale = Math.min(phone.width / upright.width, phone.height / upright.height);
  expect((60 + 2 * RIM) * scale).toBeGreaterThan(0.9 * phone.width);
  const flat = tableFor(GRIDS[0], { seats: 2, near: 0, hand: 'right' }, turned);
  expect((60 + 2 * RIM) * Math.min(turned.width / flat.width, turned.height / flat.height)).toBeGreaterThan(
    0.9 * turned.height,
  );
});

test('the own reserve lies at the hand that plays', () => {
  const turned = ROOMS[1];
  const [right] = tableFor(GRIDS[0], { seats: 2, near: 0, hand: 'right' }, turned).homes;
  const [left] = tableFor(GRIDS[0], { seats: 2, near: 0, hand: 'left' }, turned).homes;
  expect(right.x).toBeGreaterThan(left.x);
});

test.each([2, 3, 4])(
  'of %i seats the one that looks has its reserve below, and the others follow clockwise',
  (seats) => {
    const first = tableFor(GRIDS[0], { seats, near: 0, hand: 'right' }, ROOMS[0]).homes;
    for (let near = 0; near < seats; near++) {
      const { homes } = tableFor(GRIDS[0], { seats, near, hand: 'right' }, ROOMS[0]);
      expect([...homes.slice(near), ...homes.slice(0, near)]).toEqual(first);
    }
  },
);
