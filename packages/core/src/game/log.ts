/** A stack of integers for undo: grows as needed, and what lies above its top does not exist. */
export class Log {
  items: Int32Array<ArrayBuffer>;
  top = 0;

  constructor(capacity = 256) {
    this.items = new Int32Array(capacity);
  }

  push(value: number): void {
    if (this.top === this.items.length) this.grow();
    this.items[this.top++] = value;
  }

  /** Makes room for so many more, which are then written beyond the top by whoever asked. */
  reserve(count: number): void {
    while (this.top + count > this.items.length) this.grow();
  }

  pop(): number {
    return this.items[--this.top];
  }

  clear(): void {
    this.top = 0;
  }

  private grow(): void {
    const items = new Int32Array(this.items.length * 2);
    items.set(this.items);
    this.items = items;
  }
}
