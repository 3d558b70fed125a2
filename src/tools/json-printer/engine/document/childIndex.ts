// Index of an array's elements: marks at every few of them, so that the index of any is found without counting from the first.

import type { Steps } from '../steps.ts';
import { type Nodes, subtreeEnd } from './nodes.ts';

/** Elements between two marks. */
const STRIDE = 64;

/** Nodes of every 64th element. */
export function* markElements(nodes: Nodes, array: number): Steps<Uint32Array> {
  const marks = new Uint32Array(Math.ceil((nodes.end[array] as number) / STRIDE));
  const end = subtreeEnd(nodes, array);
  for (let child = array + 1, i = 0; child < end; child = subtreeEnd(nodes, child), i++) {
    if (i % STRIDE === 0) marks[i / STRIDE] = child;
    if (i % 4096 === 0) yield (child - array) / (end - array);
  }
  return marks;
}

/** Index of an element by the marks of its array. */
export function elementIndex(nodes: Nodes, marks: Uint32Array, element: number): number {
  let low = 0;
  let high = marks.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((marks[middle] as number) <= element) low = middle;
    else high = middle - 1;
  }
  let index = low * STRIDE;
  for (let child = marks[low] as number; child < element; child = subtreeEnd(nodes, child)) index++;
  return index;
}
