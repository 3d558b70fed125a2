// Retrograde breadth-first search (pulls) from the solved positions: the start positions that need the most pushes.
import type { Level, Position } from '../../rules/level.ts';
import { boardOf } from '../../solver/board.ts';

/** A start, and exactly how many pushes it needs. */
export interface Start {
  readonly position: Position;
  readonly pushes: number;
}

/** A place takes six bits of a key, and a key must be exact. */
const MOST_CELLS = 63;
const MOST_BOXES = 7;

/**
 * All boxes at home, pulled apart breadth first: where a position is met first, it is met with the fewest pushes. The deepest
 * starts come first. Ends early at so many positions; what is found by then is exact.
 */
export function farthestStarts(level: Level, positions: number, wanted: number, most = 1000): readonly Start[] {
  const start = boardOf(level, { player: level.player, boxes: level.goals });
  if (!start) return [];
  const { next, cells, levelCell, goals } = start.board;
  if (cells > MOST_CELLS || goals.length > MOST_BOXES) return [];
  const isBox = new Uint8Array(cells + 1);
  const seen = new Int32Array(cells + 1);
  const queue = new Int32Array(cells);
  let mark = 0;
  /** Flood fill of the player's cells; returns the lowest one. */
  const flood = (from: number): number => {
    mark++;
    let lowest = from;
    let tail = 1;
    queue[0] = from;
    seen[from] = mark;
    for (let head = 0; head < tail; head++)
      for (let way = (queue[head] as number) * 4, end = way + 4; way < end; way++) {
        const to = next[way] as number;
        if (to === cells || seen[to] === mark || isBox[to] === 1) continue;
        seen[to] = mark;
        queue[tail++] = to;
        if (to < lowest) lowest = to;
      }
    return lowest;
  };
  const keyOf = (boxes: readonly number[], room: number) => boxes.reduce((key, box) => key * 64 + box, room);
  const boxesOf = (key: number): number[] => {
    const boxes: number[] = [];
    let rest = key;
    for (let box = goals.length; box > 0; box--) {
      boxes.push(rest % 64);
      rest = Math.floor(rest / 64);
    }
    boxes.push(rest);
    return boxes.reverse();
  };

  const met = new Set<number>();
  let round: number[] = [];
  for (const goal of goals) isBox[goal] = 1;
  for (let cell = 0; cell < cells; cell++) {
    const key = isBox[cell] === 1 ? -1 : keyOf([...goals], flood(cell));
    if (key < 0 || met.has(key)) continue;
    met.add(key);
    round.push(key);
  }
  for (const goal of goals) isBox[goal] = 0;
  const rounds = [round];
  while (round.length > 0 && met.size < positions) {
    const further: number[] = [];
    for (const key of round) {
      const [player, ...boxes] = boxesOf(key) as [number, ...number[]];
      for (const box of boxes) isBox[box] = 1;
      flood(player);
      const pulls: number[] = [];
      for (const box of boxes)
        for (let way = 0; way < 4; way++) {
          const to = next[box * 4 + way] as number;
          if (to === cells || seen[to] !== mark) continue;
          const stand = next[to * 4 + way] as number;
          if (stand !== cells && isBox[stand] === 0) pulls.push(box, to, stand);
        }
      for (let at = 0; at < pulls.length; at += 3) {
        const [box, to, stand] = pulls.slice(at, at + 3) as [number, number, number];
        isBox[box] = 0;
        isBox[to] = 1;
        const after = keyOf(
          boxes.map(cell => (cell === box ? to : cell)).sort((a, b) => a - b),
          flood(stand),
        );
        isBox[to] = 0;
        isBox[box] = 1;
        if (met.has(after)) continue;
        met.add(after);
        further.push(after);
      }
      for (const box of boxes) isBox[box] = 0;
    }
    round = further;
    if (round.length > 0) rounds.push(round);
  }
  const found: Start[] = [];
  for (let pushes = Math.min(most, rounds.length - 1); pushes > 0 && found.length < wanted; pushes--) {
    const keys = rounds[pushes] as number[];
    // Of many alike some from all over the round.
    const stride = Math.max(1, Math.floor(keys.length / (wanted - found.length)));
    for (let at = 0; at < keys.length && found.length < wanted; at += stride) {
      const [player, ...boxes] = boxesOf(keys[at] as number) as [number, ...number[]];
      const position = { player: levelCell[player] as number, boxes: boxes.map(box => levelCell[box] as number) };
      found.push({ position, pushes });
    }
  }
  return found;
}
