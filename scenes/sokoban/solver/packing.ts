// Packing order of goals, found by a greedy search backwards: the box that can be pulled out first is filled in last.
import type { Board, Setting } from './board.ts';

/**
 * All boxes at home, one after another is pulled to where some box starts, the nearest first, while the others stand still. The
 * goals in the reverse order; those that nothing can be pulled from come last.
 */
export function packingOrder(board: Board, { boxes, player }: Setting): Int32Array {
  const { cells, goals } = board;
  const isBox = new Uint8Array(cells + 1);
  for (const goal of goals) isBox[goal] = 1;
  const isSink = new Uint8Array(cells + 1);
  for (const box of boxes) if (board.isGoal[box] === 0) isSink[box] = 1;
  const from = isBox[player] === 0 ? player : (boxes.find(box => isBox[box] === 0) ?? player);
  const left = new Set(goals);
  const out: number[] = [];
  while (left.size > 0) {
    let nearest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (const goal of left) {
      isBox[goal] = 0;
      const pulls = pullsToSink(board, isBox, isSink, goal, from);
      isBox[goal] = 1;
      if (pulls < least) [nearest, least] = [goal, pulls];
    }
    if (nearest < 0) break;
    left.delete(nearest);
    isBox[nearest] = 0;
    out.push(nearest);
  }
  return Int32Array.from([...out.reverse(), ...left]);
}

/** Breadth-first search over box cell and player side. */
function pullsToSink(board: Board, isBox: Uint8Array, isSink: Uint8Array, goal: number, player: number): number {
  const { next, cells } = board;
  const seen = new Uint8Array(cells * 4);
  let round: [box: number, player: number][] = [[goal, player]];
  for (let pulls = 1; round.length > 0; pulls++) {
    const further: [box: number, player: number][] = [];
    for (const [box, at] of round) {
      const reached = walk(board, isBox, box, at);
      for (let way = 0; way < 4; way++) {
        const to = next[box * 4 + way] as number;
        if (to === cells || reached[to] === 0) continue;
        const stand = next[to * 4 + way] as number;
        if (stand === cells || isBox[stand] === 1 || seen[to * 4 + way] === 1) continue;
        if (isSink[to] === 1) return pulls;
        seen[to * 4 + way] = 1;
        further.push([to, stand]);
      }
    }
    round = further;
  }
  return Number.POSITIVE_INFINITY;
}

function walk({ next, cells }: Board, isBox: Uint8Array, box: number, player: number): Uint8Array {
  const reached = new Uint8Array(cells + 1);
  const queue = [player];
  reached[player] = 1;
  for (const cell of queue)
    for (let way = cell * 4; way < cell * 4 + 4; way++) {
      const to = next[way] as number;
      if (to === cells || to === box || isBox[to] === 1 || reached[to] === 1) continue;
      reached[to] = 1;
      queue.push(to);
    }
  return reached;
}
