import { isSame, type Laid } from './laid.ts';

/** The tiles on a builder's table, with what was there before and after. */
export class Layout {
  private states: readonly (readonly Laid[])[] = $state.raw([[]]);
  private at = $state(0);
  /** Somebody else laid some of it: it is not the builder's own. */
  helped = $state(false);

  constructor(tiles: readonly Laid[] = []) {
    this.states = [tiles];
  }

  get tiles(): readonly Laid[] {
    return this.states[this.at] ?? [];
  }

  get canUndo(): boolean {
    return this.at > 0;
  }

  get canRedo(): boolean {
    return this.at < this.states.length - 1;
  }

  /** Lays a tile, instead of where it was before. */
  put(laid: Laid, before?: Laid): void {
    this.change([...this.without(before), laid]);
  }

  take(laid: Laid): void {
    this.change(this.without(laid));
  }

  lay(tiles: readonly Laid[]): void {
    this.change(tiles);
  }

  clear(): void {
    if (this.tiles.length > 0) this.change([]);
    this.helped = false;
  }

  undo(): void {
    if (this.canUndo) this.at--;
  }

  redo(): void {
    if (this.canRedo) this.at++;
  }

  private without(laid: Laid | undefined): readonly Laid[] {
    return laid === undefined ? this.tiles : this.tiles.filter((each) => !isSame(each, laid));
  }

  private change(tiles: readonly Laid[]): void {
    this.states = [...this.states.slice(0, this.at + 1), tiles];
    this.at++;
  }
}
