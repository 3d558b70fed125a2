// The search for the fewest pushes: best first, with the matching as bound, dead positions dropped, corrals opened first.
import type { Board, Setting } from './board.ts';
import { Corrals } from './Corrals.ts';
import { type Distances, standOf } from './distances.ts';
import { Freeze } from './Freeze.ts';
import { FrozenDistances } from './FrozenDistances.ts';
import { Homing } from './Homing.ts';
import { Matching } from './Matching.ts';
import { Nodes } from './Nodes.ts';
import { Walks } from './Walks.ts';

/** Pushes are kept in sixteen bits. */
const MOST_PUSHES = 0xffff;
const NO_WAY: readonly number[] = [];

export interface SearchOptions {
  readonly bytes: number;
  /** How many pushes already made one push still to make outweighs; 1 finds the fewest. */
  readonly weight: number;
  /** The goals as they should be filled: some solution is found sooner, not the shortest. */
  readonly order?: Int32Array | null;
}

export class Search {
  readonly #board: Board;
  readonly #none: Distances;
  readonly #frozenDistances: FrozenDistances;
  /** What holds where the boxes frozen in the position being looked at are walls. */
  #distances: Distances;
  readonly #frozen: Int32Array;
  readonly #weight: number;
  /** In a hurry: nodes lie on shelves by how many goals are filled in order, and each shelf has its turn. */
  readonly #order: Int32Array | null;
  #turn = 0;
  readonly nodes: Nodes;
  readonly #matching: Matching;
  #isMatched = false;
  /** For positions in which a push froze another box. */
  readonly #matchingAfter: Matching;
  readonly #standsAfter: Int32Array;
  readonly #freeze: Freeze;
  readonly #corrals: Corrals;
  readonly #homing: Homing;
  /** The bit of each cell where a box can stand alive, and back. */
  readonly #bitOf: Int16Array;
  readonly #cellOf: Int32Array;
  // The position being looked at.
  readonly #boxes: Int32Array;
  readonly #stands: Int32Array;
  readonly #isBox: Uint8Array;
  readonly #boxAt: Int16Array;
  readonly #walks: Walks;
  readonly #bits: Int32Array;
  /** Of the boxes alone. */
  #hash = 0;
  /** Some position needs more pushes than can be counted and was left out: an empty queue then proves nothing. */
  isBeyond = false;
  solved = -1;

  constructor(board: Board, distances: Distances, boxes: number, { bytes, weight, order = null }: SearchOptions) {
    const { cells } = board;
    this.#board = board;
    this.#none = distances;
    this.#distances = distances;
    this.#frozenDistances = new FrozenDistances(board, distances);
    this.#frozen = new Int32Array(boxes);
    this.#weight = weight;
    this.#order = order;
    this.#bitOf = new Int16Array(cells + 1).fill(-1);
    const live: number[] = [];
    for (let cell = 0; cell < cells; cell++) {
      if (distances.isDead[cell] === 1) continue;
      this.#bitOf[cell] = live.length;
      live.push(cell);
    }
    this.#cellOf = Int32Array.from(live);
    this.nodes = new Nodes(live.length, cells, bytes);
    const goals = board.goals.length;
    this.#matching = new Matching(goals);
    this.#matchingAfter = new Matching(goals);
    this.#standsAfter = new Int32Array(goals);
    this.#isBox = new Uint8Array(cells + 1);
    this.#boxAt = new Int16Array(cells + 1).fill(-1);
    this.#freeze = new Freeze(board, distances.isDead, this.#isBox);
    this.#corrals = new Corrals(board, boxes);
    this.#homing = new Homing(board);
    this.#boxes = new Int32Array(boxes);
    this.#stands = new Int32Array(goals);
    this.#walks = new Walks(board);
    this.#bits = new Int32Array(this.nodes.words);
  }

  /** Queues the start; false where it is dead at sight. */
  start({ boxes, player }: Setting): boolean {
    const { nodes } = this;
    this.#bits.fill(0);
    for (const [index, cell] of boxes.entries()) {
      const bit = this.#bitOf[cell] as number;
      if (bit < 0) return false;
      (this.#bits[bit >> 5] as number) |= 1 << (bit & 31);
      this.#boxes[index] = cell;
      this.#walks.block(cell);
      this.#isBox[cell] = 1;
    }
    const room = this.#walks.walk(player);
    let isDead = false;
    for (const cell of boxes) isDead ||= this.#freeze.isFrozenAt(cell) && this.#freeze.isDead;
    const bound = isDead ? -1 : this.#boundAfter(room);
    for (const cell of boxes) {
      this.#walks.free(cell);
      this.#isBox[cell] = 0;
    }
    if (bound < 0) return false;
    this.isBeyond = bound > MOST_PUSHES;
    if (this.isBeyond) return true;
    const node = nodes.add(this.#bits, room, nodes.hashOf(this.#bits, room));
    nodes.pushes[node] = 0;
    nodes.bound[node] = bound;
    nodes.parent[node] = -1;
    nodes.queue(node, bound * this.#weight);
    return true;
  }

  /** Looks at the next node; false when none is left, the limit is reached or the solution found (then `solved` names it). */
  next(): boolean {
    const { nodes } = this;
    const node = this.#order ? this.#takeInTurn() : nodes.take();
    if (node < 0) return false;
    if (nodes.bound[node] === 0) {
      this.solved = node;
      return false;
    }
    this.#expand(node);
    return !nodes.isFull;
  }

  /** From shelf to shelf, so that none is forgotten for another. */
  #takeInTurn(): number {
    const { nodes } = this;
    for (let tried = 0; tried < nodes.shelves; tried++) {
      this.#turn = (this.#turn + 1) % nodes.shelves;
      const node = nodes.take(this.#turn);
      if (node >= 0) return node;
    }
    return -1;
  }

  /** How many goals are filled in their order after a push. */
  #shelfOf(from: number, to: number): number {
    if (!this.#order) return 0;
    const isBox = this.#isBox;
    isBox[from] = 0;
    isBox[to] = 1;
    const filled = filledIn(this.#order, isBox);
    isBox[from] = 1;
    isBox[to] = 0;
    return filled;
  }

  /** The pushes from the start to a node, each as the box's cell before it × 4 + direction. */
  pushesTo(node: number): number[] {
    const pushes: number[] = [];
    for (let at = node; this.nodes.parent[at] !== -1; at = this.nodes.parent[at] as number)
      pushes.push(this.nodes.push[at] as number);
    return pushes.reverse();
  }

  /** Sets boxes and player as they stand in a node; how many boxes there are. */
  #load(node: number): number {
    const { nodes } = this;
    const boxes = this.#boxes;
    const boxAt = this.#boxAt;
    const isBox = this.#isBox;
    const walks = this.#walks;
    const player = nodes.player[node] as number;
    let count = 0;
    this.#hash = 0;
    const first = node * nodes.words;
    for (let word = 0; word < nodes.words; word++) {
      const bits = nodes.boxes[first + word] as number;
      this.#bits[word] = bits;
      for (let rest = bits; rest !== 0; rest &= rest - 1) {
        const bit = word * 32 + 31 - Math.clz32(rest & -rest);
        const cell = this.#cellOf[bit] as number;
        this.#hash ^= nodes.cellHash[bit] as number;
        boxes[count] = cell;
        boxAt[cell] = count++;
        isBox[cell] = 1;
        walks.block(cell);
      }
    }
    walks.walk(player);
    this.#distances = this.#frozenDistances.get(this.#frozen, this.#findFrozen());
    this.#stand(this.#distances, player, this.#stands);
    this.#isMatched = false;
    this.#freeze.setDead(this.#distances.isDead);
    return count;
  }

  #unload(): void {
    for (const cell of this.#boxes) {
      this.#boxAt[cell] = -1;
      this.#isBox[cell] = 0;
      this.#walks.free(cell);
    }
  }

  #expand(node: number): void {
    const count = this.#load(node);
    const boxes = this.#boxes;
    const boxAt = this.#boxAt;
    const walks = this.#walks;
    if (this.#corrals.find(this.#distances.isDead, boxes, boxAt, walks.seen, walks.mark)) {
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
    const goal = this.#order?.[filledIn(this.#order, this.#isBox)];
    const way = goal === undefined ? NO_WAY : this.#homing.wayTo(goal, this.#isBox, walks.seen, walks.mark);
    this.#unload();
    this.#follow(node, way);
  }

  /** Takes a way push by push, as far as it leads to positions that are new. */
  #follow(node: number, way: readonly number[]): void {
    let at = node;
    for (const push of way) {
      this.#load(at);
      at = this.#push(at, this.#boxAt[push >> 2] as number, push & 3);
      this.#unload();
      if (at < 0 || this.nodes.isFull) return;
    }
  }

  /** Lists the boxes frozen on their goals; how many there are. Those frozen off their goals are never queued. */
  #findFrozen(): number {
    this.#freeze.setDead(this.#none.isDead);
    let count = 0;
    for (const cell of this.#boxes)
      if (this.#board.isGoal[cell] === 1 && this.#freeze.isFrozenAt(cell)) this.#frozen[count++] = cell;
    return count;
  }

  /** The bound with the boxes where they are and the player in a room, whatever is frozen; −1 where it cannot be won. */
  #boundAfter(player: number): number {
    const distances = this.#frozenDistances.get(this.#frozen, this.#findFrozen());
    this.#stand(distances, player, this.#standsAfter);
    return this.#matchingAfter.solve(this.#standsAfter, distances.pushes);
  }

  /** Where every box stands; goals without a box of their own are given one that is not there. */
  #stand(distances: Distances, player: number, stands: Int32Array): void {
    const count = this.#boxes.length;
    for (let box = 0; box < count; box++) stands[box] = standOf(distances, this.#boxes[box] as number, player);
    stands.fill(distances.firstStand[this.#board.cells] as number, count);
  }

  /** Tries a push the player can reach, and queues where it leads unless that is blocked, dead or known. */
  #push(parent: number, box: number, direction: number): number {
    const from = this.#boxes[box] as number;
    const to = this.#board.next[from * 4 + direction] as number;
    if (this.#isBox[to] === 1 || this.#distances.isDead[to] === 1) return -1;
    const isBox = this.#isBox;
    isBox[from] = 0;
    isBox[to] = 1;
    const isFrozen = this.#freeze.isFrozenAt(to);
    isBox[from] = 1;
    isBox[to] = 0;
    if (isFrozen && this.#freeze.isDead) return -1;

    const room = this.#walks.roomAfter(from, to, direction);
    const bits = this.#bits;
    const bitFrom = this.#bitOf[from] as number;
    const bitTo = this.#bitOf[to] as number;
    (bits[bitFrom >> 5] as number) ^= 1 << (bitFrom & 31);
    (bits[bitTo >> 5] as number) ^= 1 << (bitTo & 31);
    const { cellHash, playerHash } = this.nodes;
    const moved = (cellHash[bitFrom] as number) ^ (cellHash[bitTo] as number);
    const hash = this.#hash ^ moved ^ (playerHash[room] as number);
    const met = this.#meet(parent, box, from * 4 + direction, to, room, hash, isFrozen);
    (bits[bitFrom >> 5] as number) ^= 1 << (bitFrom & 31);
    (bits[bitTo >> 5] as number) ^= 1 << (bitTo & 31);
    return met;
  }

  #meet(parent: number, box: number, push: number, to: number, room: number, hash: number, isFrozen: boolean): number {
    const { nodes } = this;
    const pushes = (nodes.pushes[parent] as number) + 1;
    let node = nodes.find(this.#bits, room, hash);
    if (node >= 0) {
      const known = nodes.pushes[node] as number;
      if (this.#order || pushes >= known) return this.#order ? node : -1;
      const bound = nodes.bound[node] as number;
      nodes.unqueue(node, known + bound * this.#weight);
    } else {
      const bound = isFrozen ? this.#boundFrozen(box, push >> 2, to) : this.#boundMoved(box, push >> 2, to);
      if (bound < 0) return -1;
      if (pushes + bound > MOST_PUSHES) {
        this.isBeyond = true;
        return -1;
      }
      node = nodes.add(this.#bits, room, hash);
      nodes.bound[node] = bound;
    }
    nodes.pushes[node] = pushes;
    nodes.parent[node] = parent;
    nodes.push[node] = push;
    const shelf = this.#shelfOf(push >> 2, to);
    nodes.queue(node, pushes + (nodes.bound[node] as number) * this.#weight, shelf);
    return node;
  }

  /** The bound after a push that froze nothing. The position itself is matched when the first of its pushes leads somewhere new. */
  #boundMoved(box: number, from: number, to: number): number {
    if (!this.#isMatched) this.#matching.solve(this.#stands, this.#distances.pushes);
    this.#isMatched = true;
    return this.#matching.tryStand(box, standOf(this.#distances, to, from));
  }

  /** The bound after a push that froze its box. */
  #boundFrozen(box: number, from: number, to: number): number {
    this.#boxes[box] = to;
    this.#isBox[from] = 0;
    this.#isBox[to] = 1;
    const bound = this.#boundAfter(from);
    this.#boxes[box] = from;
    this.#isBox[from] = 1;
    this.#isBox[to] = 0;
    this.#freeze.setDead(this.#distances.isDead);
    return bound;
  }
}

/** How many goals hold a box, one after another in their order. */
function filledIn(order: Int32Array, isBox: Uint8Array): number {
  let filled = 0;
  while (filled < order.length && isBox[order[filled] as number] === 1) filled++;
  return filled;
}
