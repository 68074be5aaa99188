/** Milliseconds of a cube's way home, and between one cube and the next. */
const WAY = 420;
const APART = 45;

/** Lets a struck cube fly from its cell to where its owner's cubes lie, and vanish there. */
export function flyHome(owner: number, order: number): (cube: SVGGElement) => () => void {
  return (cube) => {
    const home = cube.closest('[data-test=board]')?.querySelector(`[data-home="${owner}"]`)?.getBoundingClientRect();
    const scale = cube.ownerSVGElement?.getScreenCTM()?.a ?? 1;
    const here = cube.getBoundingClientRect();
    const way = home && {
      x: (home.x + home.width / 2 - here.x - here.width / 2) / scale,
      y: (home.y + home.height / 2 - here.y - here.height / 2) / scale,
    };
    const flight = cube.animate(
      [
        { transform: 'translate(0, 0)', opacity: 1 },
        { transform: 'translate(0, -3px)', opacity: 1, offset: 0.25, easing: 'ease-in' },
        { transform: `translate(${way?.x ?? 0}px, ${way?.y ?? 0}px)`, opacity: 0 },
      ],
      { duration: WAY, delay: order * APART, fill: 'both' },
    );
    return () => flight.cancel();
  };
}
