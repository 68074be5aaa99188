/** Screens of this game that stand for those of all games among the pictures of docs/images. */
export const pictures = [
  { name: 'build', route: 'build/rhombus', press: 'Solve', until: '[data-test=said]' },
  { name: 'paper', route: 'print' },
];
