// Nodes that a query has found so far.
import { PathFault } from './ast.ts';

/** More nodes than these are no answer any more; `$..*..*` finds more than there are. */
const MOST_FOUND = 8_000_000;

/** Nodes in the order in which they were found. */
export class NodeList {
  items = new Uint32Array(16);
  length = 0;

  push(node: number): void {
    if (this.length === this.items.length) {
      if (this.length >= MOST_FOUND) throw new PathFault('This finds more than eight million values: ask for less', 0);
      const longer = new Uint32Array(this.length * 2);
      longer.set(this.items);
      this.items = longer;
    }
    this.items[this.length++] = node;
  }

  at(index: number): number {
    return this.items[index] as number;
  }
}
