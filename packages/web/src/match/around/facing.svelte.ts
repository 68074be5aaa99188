import { Keepsake } from '../../store/keepsake.ts';

const keepsake = new Keepsake('facing', (kept) => kept === true);

/** Whether two at one device sit face to face, so that the page turns round to whoever is to move. Kept on this device. */
class Facing {
  private chosen = $state(keepsake.read());

  get on(): boolean {
    return this.chosen;
  }

  set on(on: boolean) {
    this.chosen = on;
    keepsake.keep(on);
  }
}

export const facing = new Facing();
