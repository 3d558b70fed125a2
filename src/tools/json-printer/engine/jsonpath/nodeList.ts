// Nodes that a query has found so far.
import { JsonPathError } from './ast.ts';

/** More nodes than these are no answer any more; `$..*..*` finds more than there are. */
const MAX_MATCHES = 8_000_000;

/** Nodes in the order in which they were found. */
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

  /** Orders what was found from an index on by its parents, which lie from `root` to before `end`; what has one parent keeps its order. */
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
