// Whether the level can be won from here without any luck: turn by turn through all that the player can do, but never a teleport.
import { DIRECTIONS, type Direction, distance, neighbour, type Position, towards } from '../board.ts';

export type Step =
  | { readonly type: 'move'; readonly direction: Direction }
  | { readonly type: 'wait' }
  | { readonly type: 'sonic' };

export interface Quest {
  readonly position: Position;
  readonly sonics: number;
  readonly sonicReach: number;
  /** A cell to step on besides, before the level is won; null for none. */
  readonly goal: number | null;
}

export interface Limits {
  /** So many positions of each turn are followed; beyond, those with the fewest dalexes. */
  readonly width: number;
  readonly turns: number;
}

export type Verdict =
  /** `isLeast`: no fewer turns suffice. */
  | { readonly kind: 'sure'; readonly steps: readonly Step[]; readonly isLeast: boolean }
  /** Everything was tried: without a teleport this level cannot be won. */
  | { readonly kind: 'none'; readonly longest: readonly Step[] }
  /** The search ended before it knew. */
  | { readonly kind: 'unknown'; readonly longest: readonly Step[] };

interface Node {
  readonly player: number;
  readonly dalexes: readonly number[];
  readonly piles: readonly number[];
  readonly sonics: number;
  readonly goal: number | null;
  readonly parent: Node | null;
  readonly step: Step | null;
}

const WAIT: Step = { type: 'wait' };
const SONIC: Step = { type: 'sonic' };
const MOVES = DIRECTIONS.map(direction => ({ type: 'move', direction }) as const);

/** `tell` hears how many turns have been looked through. */
export function findSureWin(quest: Quest, { width, turns }: Limits, tell: (turns: number) => void = () => {}): Verdict {
  const { position, sonics, goal } = quest;
  const { player, dalexes, piles } = position;
  const root: Node = { player, dalexes, piles, sonics, goal, parent: null, step: null };
  const turn = new Turn(quest);
  const seen = new Set<string>([nameOf(root)]);
  let frontier: readonly Node[] = [root];
  let isWhole = true;
  let longest = root;
  for (let count = 1; count <= turns && frontier.length > 0; count++) {
    const next: Node[] = [];
    for (const node of frontier)
      for (const child of turn.after(node)) {
        if (child.dalexes.length === 0) {
          // Once the level is won, nothing can be stepped on any more.
          if (child.goal !== null) continue;
          return { kind: 'sure', steps: stepsTo(child), isLeast: isWhole };
        }
        const name = nameOf(child);
        if (seen.has(name)) continue;
        seen.add(name);
        next.push(child);
      }
    if (next.length > width) {
      isWhole = false;
      next.sort((a, b) => worth(a) - worth(b));
      next.length = width;
    }
    if (next[0]) longest = next[0];
    frontier = next;
    tell(count);
  }
  const kind = isWhole && frontier.length === 0 ? 'none' : 'unknown';
  return { kind, longest: stepsTo(longest) };
}

/** The fewer dalexes the better; a screwdriver that was kept is worth half of one, what is still to be stepped on as much as three. */
const worth = ({ dalexes, sonics, goal }: Node): number => dalexes.length - sonics / 2 + (goal === null ? 0 : 3);

/** Two ways to one position are one. */
const nameOf = ({ player, dalexes, piles, sonics, goal }: Node): string =>
  `${player} ${sonics} ${goal} ${[...dalexes].sort(byCell).join()} ${[...piles].sort(byCell).join()}`;
const byCell = (a: number, b: number) => a - b;

function stepsTo(end: Node): Step[] {
  const steps: Step[] = [];
  for (let node: Node | null = end; node?.step; node = node.parent) steps.push(node.step);
  return steps.reverse();
}

/** The same turn as in the rules, for very many positions: what stands where is kept in fields that are cleared after use. */
class Turn {
  readonly #size: number;
  readonly #sonicReach: number;
  readonly #came: Uint8Array;
  readonly #heaps: Uint8Array;
  readonly #taken: Uint8Array;

  constructor({ position: { size }, sonicReach }: Quest) {
    this.#size = size;
    this.#sonicReach = sonicReach;
    this.#came = new Uint8Array(size * size);
    this.#heaps = new Uint8Array(size * size);
    this.#taken = new Uint8Array(size * size);
  }

  /** Every position that the player can outlive this turn into. One that buries what is still to be stepped on leads nowhere. */
  *after(node: Node): Generator<Node> {
    const { player, dalexes, piles } = node;
    for (const cell of piles) this.#heaps[cell] = this.#taken[cell] = 1;
    for (const cell of dalexes) this.#taken[cell] = 1;
    const children: Node[] = [];
    for (const move of MOVES) {
      const to = neighbour(this.#size, player, move.direction);
      if (to !== null && this.#taken[to] === 0 && !this.#isDeadly(dalexes, to))
        children.push(this.#stepped(node, to, dalexes, move));
    }
    if (!this.#isDeadly(dalexes, player)) children.push(this.#stepped(node, player, dalexes, WAIT));
    if (node.sonics > 0) {
      const left = dalexes.filter(cell => distance(this.#size, cell, player) > this.#sonicReach);
      if (left.length < dalexes.length) children.push(this.#stepped(node, player, left, SONIC));
    }
    for (const cell of piles) this.#heaps[cell] = this.#taken[cell] = 0;
    for (const cell of dalexes) this.#taken[cell] = 0;
    yield* children.filter(({ goal, piles: heaps }) => goal === null || !heaps.includes(goal));
  }

  #isDeadly(dalexes: readonly number[], cell: number): boolean {
    return dalexes.some(dalex => distance(this.#size, dalex, cell) <= 1);
  }

  /** Nobody reaches the player: that was asked before. */
  #stepped(parent: Node, player: number, dalexes: readonly number[], step: Step): Node {
    const size = this.#size;
    const came = this.#came;
    const to = dalexes.map(from => towards(size, from, player));
    for (const cell of to) came[cell] = (came[cell] as number) + 1;
    const left: number[] = [];
    const piles = [...parent.piles];
    for (const cell of to) {
      const isHeap = this.#heaps[cell] === 1;
      if (isHeap || (came[cell] as number) > 1) {
        if (!isHeap && !piles.includes(cell)) piles.push(cell);
      } else left.push(cell);
    }
    for (const cell of to) came[cell] = 0;
    const sonics = step === SONIC ? parent.sonics - 1 : parent.sonics;
    const goal = parent.goal === player ? null : parent.goal;
    return { player, dalexes: left, piles, sonics, goal, parent, step };
  }
}
