// A* search over pushes: the heuristic is the matching bound; deadlocks are pruned, PI-corrals restrict the branching.
import { Bounds } from './Bounds.ts';
import type { Board, Setting } from './board.ts';
import { Corrals } from './Corrals.ts';
import { DeadSets } from './DeadSets.ts';
import type { Distances } from './distances.ts';
import { GoalPath } from './GoalPath.ts';
import { Nodes } from './Nodes.ts';
import { Position } from './Position.ts';
import { Symmetries } from './Symmetries.ts';

/** Largest number of pushes: they are stored in 16 bits. */
const MAX_PUSHES = 0xffff;
const NO_WAY: readonly number[] = [];

export interface SearchOptions {
  readonly bytes: number;
  /** Weight of the heuristic (weighted A*); 1 finds the minimum. */
  readonly weight: number;
  /** Packing order of the goals: makes the search greedy. */
  readonly order?: Int32Array | null;
  /** In greedy search: numbers of rooms that buckets distinguish. */
  readonly rooms?: number;
  /** Positions after which the search counts as long and uses the expensive pruning. */
  readonly longAfter?: number;
}

export class Search {
  readonly #board: Board;
  readonly #weight: number;
  /**
   * Packing order (greedy search only): nodes are queued in buckets by filled goals and by rooms into which the boxes part the floor.
   * Buckets are served in turn (round robin), so that a push that opens a path is expanded even if it brings no box nearer to a goal.
   */
  readonly #order: Int32Array | null;
  readonly #rooms: number;
  #turn = 0;
  readonly nodes: Nodes;
  readonly #bounds: Bounds;
  readonly #corrals: Corrals;
  readonly #goalPath: GoalPath;
  readonly #at: Position;
  /** Created when the search becomes long: most searches end before it would pay. */
  #sets: DeadSets | null = null;
  #symmetries: Symmetries | null = null;
  readonly #longAfter: number;
  #isLong = false;
  /** Some position needs more pushes than can be counted and was left out: an empty queue then proves nothing. */
  isBeyond = false;
  solved = -1;

  constructor(
    board: Board,
    distances: Distances,
    boxes: number,
    { bytes, weight, order = null, rooms = 1, longAfter = Number.POSITIVE_INFINITY }: SearchOptions,
  ) {
    const { cells } = board;
    this.#board = board;
    this.#weight = weight;
    this.#order = order;
    this.#rooms = rooms;
    this.#longAfter = longAfter;
    this.#at = new Position(board, distances.isDead, boxes);
    this.nodes = new Nodes(this.#at.live.length, cells, bytes);
    this.#bounds = new Bounds(board, distances, this.#at);
    this.#corrals = new Corrals(board, boxes);
    this.#goalPath = new GoalPath(board);
  }

  /** Queues the start; false where it is dead at sight. */
  start({ boxes, player }: Setting): boolean {
    const { nodes } = this;
    const { bits, walks, isBox } = this.#at;
    bits.fill(0);
    for (const [index, cell] of boxes.entries()) {
      const bit = this.#at.bitOf(cell);
      if (bit < 0) return false;
      (bits[bit >> 5] as number) |= 1 << (bit & 31);
      this.#at.boxes[index] = cell;
      walks.block(cell);
      isBox[cell] = 1;
    }
    const room = walks.walk(player);
    let isDead = false;
    for (const cell of boxes) isDead ||= this.#bounds.freeze.isFrozenAt(cell) && this.#bounds.freeze.isDead;
    const bound = isDead ? -1 : this.#bounds.boundAfter(room);
    this.#at.unload();
    if (bound < 0) return false;
    this.isBeyond = bound > MAX_PUSHES;
    if (this.isBeyond) return true;
    const node = nodes.add(bits, room, nodes.hashOf(bits, room));
    nodes.pushes[node] = 0;
    nodes.bound[node] = bound;
    nodes.parent[node] = -1;
    nodes.queue(node, bound * this.#weight);
    return true;
  }

  /** Looks at the next node; false when none is left, the limit is reached or the solution found (then `solved` names it). */
  next(): boolean {
    const { nodes } = this;
    const node = this.#order ? this.#takeRoundRobin() : nodes.take();
    if (node < 0) return false;
    if (nodes.bound[node] === 0) {
      this.solved = node;
      return false;
    }
    if (!this.#isLong && nodes.count > this.#longAfter) this.#beginLongSearch();
    this.#expand(node);
    return !nodes.isFull;
  }

  /** Turns on the pruning that pays in a long search: table of dead sets, symmetries. Earlier positions are not changed. */
  #beginLongSearch(): void {
    this.#isLong = true;
    this.#sets = new DeadSets(this.#board, this.#at.live, this.#at.boxes.length);
    // Macro moves follow the original board, so a greedy search uses no symmetries.
    const symmetries = this.#order ? null : new Symmetries(this.#board, this.#at);
    if (symmetries && symmetries.count > 1) this.#symmetries = symmetries;
  }

  /** Takes the next node, from each bucket in turn. */
  #takeRoundRobin(): number {
    const { nodes } = this;
    for (let tried = 0; tried < nodes.bucketCount; tried++) {
      this.#turn = (this.#turn + 1) % nodes.bucketCount;
      const node = nodes.take(this.#turn);
      if (node >= 0) return node;
    }
    return -1;
  }

  /** Bucket of the position after a push: goals filled in order, and rooms. */
  #bucketOf(from: number, to: number): number {
    if (!this.#order) return 0;
    this.#at.shift(from, to);
    const filled = filledIn(this.#order, this.#at.isBox);
    this.#at.shift(to, from);
    if (this.#rooms === 1) return filled;
    return filled * this.#rooms + Math.min(this.#rooms, this.#at.walks.roomsAfter(from, to)) - 1;
  }

  /** The pushes from the start to a node, each as the box's cell before it × 4 + direction. */
  pushesTo(node: number): number[] {
    const pushes: number[] = [];
    const turns: number[] = [];
    for (let at = node; this.nodes.parent[at] !== -1; at = this.nodes.parent[at] as number) {
      pushes.push(this.nodes.push[at] as number);
      turns.push(this.nodes.turn[at] as number);
    }
    pushes.reverse();
    return this.#symmetries?.straighten(pushes, turns.reverse()) ?? pushes;
  }

  /** Sets the position to a node's, and what holds there; how many boxes there are. */
  #load(node: number): number {
    const count = this.#at.load(this.nodes, node);
    this.#bounds.load(this.nodes.player[node] as number);
    return count;
  }

  #expand(node: number): void {
    const count = this.#load(node);
    const { boxes, boxAt, isBox, walks } = this.#at;
    if (this.#corrals.find(this.#bounds.isDead, boxes, boxAt, walks.seen, walks.mark)) {
      for (let index = 0; index < this.#corrals.count; index++) {
        const move = this.#corrals.moves[index] as number;
        this.#push(node, move >> 2, move & 3);
      }
    } else {
      const { next } = this.#board;
      for (let box = 0; box < count; box++) {
        for (let direction = 0; direction < 4; direction++) {
          const from = next[(boxes[box] as number) * 4 + (direction ^ 1)] as number;
          if (walks.seen[from] === walks.mark) this.#push(node, box, direction);
        }
      }
    }
    const goal = this.#order?.[filledIn(this.#order, isBox)];
    const way = goal === undefined ? NO_WAY : this.#goalPath.find(goal, isBox, walks.seen, walks.mark);
    this.#at.unload();
    this.#follow(node, way);
  }

  /** Takes a way push by push, as far as it leads to positions that are new. */
  #follow(node: number, way: readonly number[]): void {
    let at = node;
    for (const push of way) {
      this.#load(at);
      at = this.#push(at, this.#at.boxAt[push >> 2] as number, push & 3);
      this.#at.unload();
      if (at < 0 || this.nodes.isFull) return;
    }
  }

  /** Tries a push the player can reach, and queues where it leads unless that is blocked, dead or known. */
  #push(parent: number, box: number, direction: number): number {
    const at = this.#at;
    const from = at.boxes[box] as number;
    const to = this.#board.next[from * 4 + direction] as number;
    if (at.isBox[to] === 1 || this.#bounds.isDead[to] === 1) return -1;
    at.shift(from, to);
    const isFrozen = this.#bounds.freeze.isFrozenAt(to);
    at.shift(to, from);
    if (isFrozen && this.#bounds.freeze.isDead) return -1;
    if (this.#symmetries) return this.#pushTurned(this.#symmetries, parent, box, direction, to, isFrozen);

    const room = at.walks.roomAfter(from, to, direction);
    const bitFrom = at.bitOf(from);
    const bitTo = at.bitOf(to);
    const { cellHash, playerHash } = this.nodes;
    const moved = (cellHash[bitFrom] as number) ^ (cellHash[bitTo] as number);
    const hash = at.hash ^ moved ^ (playerHash[room] as number);
    at.turn(bitFrom, bitTo);
    const met = this.#meet(parent, box, direction, to, isFrozen, at.bits, room, hash, 0);
    at.turn(bitFrom, bitTo);
    return met;
  }

  /** The same with symmetries: the canonical position is stored. */
  #pushTurned(
    symmetries: Symmetries,
    parent: number,
    box: number,
    direction: number,
    to: number,
    isFrozen: boolean,
  ): number {
    const { boxes, walks } = this.#at;
    const from = boxes[box] as number;
    walks.roomWalkedAfter(from, to);
    boxes[box] = to;
    symmetries.find(boxes, walks.reached, walks.reachedCount);
    boxes[box] = from;
    const { bits, room, turn } = symmetries;
    return this.#meet(parent, box, direction, to, isFrozen, bits, room, this.nodes.hashOf(bits, room), turn);
  }

  #meet(
    parent: number,
    box: number,
    direction: number,
    to: number,
    isFrozen: boolean,
    bits: Int32Array,
    room: number,
    hash: number,
    turn: number,
  ): number {
    const from = this.#at.boxes[box] as number;
    const { nodes } = this;
    const pushes = (nodes.pushes[parent] as number) + 1;
    let node = nodes.find(bits, room, hash);
    if (node >= 0) {
      const known = nodes.pushes[node] as number;
      if (this.#order || pushes >= known) return this.#order ? node : -1;
      const bound = nodes.bound[node] as number;
      nodes.unqueue(node, known + bound * this.#weight);
    } else {
      if (this.#sets?.isDeadAfter(this.#at.boxes, box, to, from)) return -1;
      const bound = isFrozen ? this.#bounds.boundFrozen(box, from, to) : this.#bounds.boundMoved(box, from, to);
      if (bound < 0) return -1;
      if (pushes + bound > MAX_PUSHES) {
        this.isBeyond = true;
        return -1;
      }
      node = nodes.add(bits, room, hash);
      nodes.bound[node] = bound;
    }
    nodes.pushes[node] = pushes;
    nodes.parent[node] = parent;
    nodes.push[node] = from * 4 + direction;
    nodes.turn[node] = turn;
    const bucket = this.#bucketOf(from, to);
    nodes.queue(node, pushes + (nodes.bound[node] as number) * this.#weight, bucket);
    return node;
  }
}

/** How many goals hold a box, one after another in their order. */
function filledIn(order: Int32Array, isBox: Uint8Array): number {
  let filled = 0;
  while (filled < order.length && isBox[order[filled] as number] === 1) filled++;
  return filled;
}
