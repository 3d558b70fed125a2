// Search for a sure win: breadth-first over turns with a visited set, cut to the best positions of each turn (beam search). Everything but
// teleports is deterministic, so a line of moves that wins is a proof; while no turn was cut, the first win found is the shortest.
import {
  DIRECTIONS,
  type Direction,
  distance,
  nearestSleeper,
  neighbour,
  type Position,
  targetOf,
  wakeNear,
} from '../rules/board.ts';
import { awake, type Crowd, crowdKept, type DalexKind, strideOf } from '../rules/crowd.ts';

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
  readonly crowd?: Crowd;
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
  const { size, ...start } = position;
  const root: Node = { ...start, sonics, goal, parent: null, step: null };
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
      next.sort((a, b) => costOf(a, size) - costOf(b, size));
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
const costOf = (node: Node, size: number): number =>
  node.dalexes.length -
  node.sonics / 2 +
  (node.goal === null ? 0 : 3) +
  SLEEPER_COST * (nearestSleeper({ ...node, size }) ?? 0);

/** Cost of each cell of distance to the nearest sleeper, which comes only where it is fetched. */
const SLEEPER_COST = 0.02;

/** Key of a position for the visited set; independent of the order of dalexes and piles. */
const keyOf = ({ player, dalexes, piles, crowd, sonics, goal }: Node): string =>
  `${player} ${sonics} ${goal} ${crowd ? crowdKey(dalexes, crowd) : [...dalexes].sort(byCell).join()} ${[...piles].sort(byCell).join()}`;
const crowdKey = (dalexes: readonly number[], { kinds, leaps }: Crowd): string =>
  `${leaps} ${dalexes
    .map((cell, index) => `${cell}${kinds[index]}`)
    .sort()
    .join()}`;
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
    const { player, dalexes, piles, crowd } = node;
    for (const cell of piles) this.#isPile[cell] = this.#isTaken[cell] = 1;
    for (const cell of dalexes) this.#isTaken[cell] = 1;
    const children: Node[] = [];
    for (const move of MOVES) {
      const to = neighbour(this.#size, player, move.direction);
      if (to !== null && this.#isTaken[to] === 0 && !this.#isDeadly(node, to))
        children.push(this.#apply(node, to, move));
    }
    if (!this.#isDeadly(node, player)) children.push(this.#apply(node, player, WAIT));
    if (node.sonics > 0) {
      const isOut = (cell: number) => distance(this.#size, cell, player) > this.#sonicReach;
      const left = dalexes.filter(isOut);
      if (left.length < dalexes.length) {
        const kept = crowdKept(crowd && awake(crowd, () => true), index => isOut(dalexes[index] as number));
        const after = { ...node, ...kept, dalexes: left };
        if (!this.#isDeadly(after, player)) children.push(this.#apply(after, player, SONIC, node));
      }
    }
    for (const cell of piles) this.#isPile[cell] = this.#isTaken[cell] = 0;
    for (const cell of dalexes) this.#isTaken[cell] = 0;
    yield* children.filter(({ goal, piles: newPiles }) => goal === null || !newPiles.includes(goal));
  }

  #isDeadly({ dalexes, crowd }: Node, cell: number): boolean {
    return dalexes.some((dalex, index) => distance(this.#size, dalex, cell) <= strideOf(crowd, index));
  }

  /** Applies a move that is known not to be deadly. `parent` is the node before the screwdriver. */
  #apply(before: Node, player: number, step: Step, parent = before): Node {
    const { dalexes, crowd } = before;
    const size = this.#size;
    const arrivals = this.#arrivals;
    const to = dalexes.map((from, index) => targetOf(size, from, player, strideOf(crowd, index)));
    for (const cell of to) arrivals[cell] = (arrivals[cell] as number) + 1;
    const left: number[] = [];
    const kinds: DalexKind[] = [];
    const piles = [...before.piles];
    to.forEach((cell, index) => {
      const isPile = this.#isPile[cell] === 1;
      if (isPile || (arrivals[cell] as number) > 1) {
        if (!isPile && !piles.includes(cell)) piles.push(cell);
      } else {
        left.push(cell);
        if (crowd) kinds.push(crowd.kinds[index] as DalexKind);
      }
    });
    for (const cell of to) arrivals[cell] = 0;
    const sonics = step === SONIC ? parent.sonics - 1 : parent.sonics;
    const goal = parent.goal === player ? null : parent.goal;
    const node = { player, dalexes: left, piles, sonics, goal, parent, step };
    if (!crowd) return node;
    const stepped = wakeNear({ size, player, dalexes: left, crowd: { ...crowd, kinds, leaps: !crowd.leaps } });
    return { ...node, ...(stepped.crowd && { crowd: stepped.crowd }) };
  }
}
