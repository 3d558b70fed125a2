// Search for a sure win: breadth-first over turns with a visited set, cut to the best positions of each turn (beam search). Everything but
// teleports is deterministic, so a line of moves that wins is a proof; while no turn was cut, the first win found is the shortest.
import { DIRECTIONS, type Direction, distance, neighbour, type Position, stepTowards } from '../board.ts';

export type Step =
  | { readonly type: 'move'; readonly direction: Direction }
  | { readonly type: 'wait' }
  | { readonly type: 'sonic' };

/** What to search from. */
export interface SearchProblem {
  readonly position: Position;
  /** Uses of the screwdriver that may be spent. */
  readonly sonics: number;
  /** Cells. */
  readonly sonicReach: number;
  /** A cell to step on before the level is won; null for none. */
  readonly goal: number | null;
}

export interface SearchLimits {
  /** Beam width: positions kept per turn, those with the lowest cost. */
  readonly width: number;
  /** Search depth. */
  readonly turns: number;
}

export type SearchResult =
  /** `isLeast`: no shorter win exists. */
  | { readonly kind: 'sure'; readonly steps: readonly Step[]; readonly isLeast: boolean }
  /** Searched completely: without a teleport this level cannot be won. */
  | { readonly kind: 'none'; readonly longest: readonly Step[] }
  /** The limits ended the search. */
  | { readonly kind: 'unknown'; readonly longest: readonly Step[] };

/** A node of the search tree: a position and the step that led to it. */
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

/** `onTurn` gets the number of turns searched, as progress. */
export function findSureWin(
  problem: SearchProblem,
  { width, turns }: SearchLimits,
  onTurn: (turns: number) => void = () => {},
): SearchResult {
  const { position, sonics, goal } = problem;
  const { player, dalexes, piles } = position;
  const root: Node = { player, dalexes, piles, sonics, goal, parent: null, step: null };
  const generator = new MoveGenerator(problem);
  const visited = new Set<string>([keyOf(root)]);
  let frontier: readonly Node[] = [root];
  let isComplete = true;
  let longest = root;
  for (let count = 1; count <= turns && frontier.length > 0; count++) {
    const next: Node[] = [];
    for (const node of frontier)
      for (const child of generator.successors(node)) {
        if (child.dalexes.length === 0) {
          // Once the level is won, nothing can be stepped on any more.
          if (child.goal !== null) continue;
          return { kind: 'sure', steps: stepsTo(child), isLeast: isComplete };
        }
        const key = keyOf(child);
        if (visited.has(key)) continue;
        visited.add(key);
        next.push(child);
      }
    if (next.length > width) {
      isComplete = false;
      next.sort((a, b) => costOf(a) - costOf(b));
      next.length = width;
    }
    if (next[0]) longest = next[0];
    frontier = next;
    onTurn(count);
  }
  const kind = isComplete && frontier.length === 0 ? 'none' : 'unknown';
  return { kind, longest: stepsTo(longest) };
}

/** Cost of a position, in dalexes left: a screwdriver saves half a dalex, an open goal costs three. */
const costOf = ({ dalexes, sonics, goal }: Node): number => dalexes.length - sonics / 2 + (goal === null ? 0 : 3);

/** Key of a position for the visited set; independent of the order of dalexes and piles. */
const keyOf = ({ player, dalexes, piles, sonics, goal }: Node): string =>
  `${player} ${sonics} ${goal} ${[...dalexes].sort(byCell).join()} ${[...piles].sort(byCell).join()}`;
const byCell = (a: number, b: number) => a - b;

function stepsTo(end: Node): Step[] {
  const steps: Step[] = [];
  for (let node: Node | null = end; node?.step; node = node.parent) steps.push(node.step);
  return steps.reverse();
}

/** Successors of a position. The same turn as in the rules, but fast: it reuses arrays, which are cleared after use. */
class MoveGenerator {
  readonly #size: number;
  readonly #sonicReach: number;
  readonly #arrivals: Uint8Array;
  readonly #isPile: Uint8Array;
  readonly #isTaken: Uint8Array;

  constructor({ position: { size }, sonicReach }: SearchProblem) {
    this.#size = size;
    this.#sonicReach = sonicReach;
    this.#arrivals = new Uint8Array(size * size);
    this.#isPile = new Uint8Array(size * size);
    this.#isTaken = new Uint8Array(size * size);
  }

  /** Positions after this turn in which the player lives, without those in which the goal is buried. */
  *successors(node: Node): Generator<Node> {
    const { player, dalexes, piles } = node;
    for (const cell of piles) this.#isPile[cell] = this.#isTaken[cell] = 1;
    for (const cell of dalexes) this.#isTaken[cell] = 1;
    const children: Node[] = [];
    for (const move of MOVES) {
      const to = neighbour(this.#size, player, move.direction);
      if (to !== null && this.#isTaken[to] === 0 && !this.#isDeadly(dalexes, to))
        children.push(this.#apply(node, to, dalexes, move));
    }
    if (!this.#isDeadly(dalexes, player)) children.push(this.#apply(node, player, dalexes, WAIT));
    if (node.sonics > 0) {
      const left = dalexes.filter(cell => distance(this.#size, cell, player) > this.#sonicReach);
      if (left.length < dalexes.length) children.push(this.#apply(node, player, left, SONIC));
    }
    for (const cell of piles) this.#isPile[cell] = this.#isTaken[cell] = 0;
    for (const cell of dalexes) this.#isTaken[cell] = 0;
    yield* children.filter(({ goal, piles: newPiles }) => goal === null || !newPiles.includes(goal));
  }

  #isDeadly(dalexes: readonly number[], cell: number): boolean {
    return dalexes.some(dalex => distance(this.#size, dalex, cell) <= 1);
  }

  /** Applies a move that is known not to be deadly. */
  #apply(parent: Node, player: number, dalexes: readonly number[], step: Step): Node {
    const size = this.#size;
    const arrivals = this.#arrivals;
    const to = dalexes.map(from => stepTowards(size, from, player));
    for (const cell of to) arrivals[cell] = (arrivals[cell] as number) + 1;
    const left: number[] = [];
    const piles = [...parent.piles];
    for (const cell of to) {
      const isPile = this.#isPile[cell] === 1;
      if (isPile || (arrivals[cell] as number) > 1) {
        if (!isPile && !piles.includes(cell)) piles.push(cell);
      } else left.push(cell);
    }
    for (const cell of to) arrivals[cell] = 0;
    const sonics = step === SONIC ? parent.sonics - 1 : parent.sonics;
    const goal = parent.goal === player ? null : parent.goal;
    return { player, dalexes: left, piles, sonics, goal, parent, step };
  }
}
