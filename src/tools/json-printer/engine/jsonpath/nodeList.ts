// List of the nodes that a query has selected: a growing Uint32Array with a limit.
import { JsonPathError } from './ast.ts';

/** Most results; `$..*..*` would select more than memory can hold. */
const MAX_MATCHES = 8_000_000;

/** Nodes in the order of selection. */
export class NodeList {
  items = new Uint32Array(16);
  length = 0;

  push(node: number): void {
    if (this.length === this.items.length) {
      if (this.length >= MAX_MATCHES)
        throw new JsonPathError('This finds more than eight million values: ask for less', 0);
      const longer = new Uint32Array(this.length * 2);
      longer.set(this.items);
      this.items = longer;
    }
    this.items[this.length++] = node;
  }

  /** Stable counting sort by parent of the nodes from an index on; their parents lie from `root` to before `end`. */
  orderFrom(first: number, parent: Uint32Array, root: number, end: number): void {
    const found = this.items.slice(first, this.length);
    const places = new Uint32Array(end - root + 1);
    const count = (place: number, by: number) => {
      places[place] = (places[place] as number) + by;
    };
    for (const node of found) count((parent[node] as number) - root + 1, 1);
    for (let place = 1; place < places.length; place++) count(place, places[place - 1] as number);
    for (const node of found) {
      const place = (parent[node] as number) - root;
      this.items[first + (places[place] as number)] = node;
      count(place, 1);
    }
  }

  at(index: number): number {
    return this.items[index] as number;
  }
}
