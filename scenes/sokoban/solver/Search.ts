// The search for the fewest pushes: best first, with the matching as bound, dead positions dropped, corrals opened first.
import type { Board, Setting } from './board.ts';
import { Corrals } from './Corrals.ts';
import { type Distances, standOf } from './distances.ts';
import { Freeze } from './Freeze.ts';
import { FrozenDistances } from './FrozenDistances.ts';
import { Homing } from './Homing.ts';
import { Matching } from './Matching.ts';
import { Nodes } from './Nodes.ts';
import { Position } from './Position.ts';
import { Stuck } from './Stuck.ts';

/** Pushes are kept in sixteen bits. */
const MOST_PUSHES = 0xffff;
const NO_WAY: readonly number[] = [];

export interface SearchOptions {
  readonly bytes: number;
  /** How many pushes already made one push still to make outweighs; 1 finds the fewest. */
  readonly weight: number;
  /** The goals as they should be filled: some solution is found sooner, not the shortest. */
  readonly order?: Int32Array | null;
  /** Positions with parcels that nobody can push wait longer: what one order does not find in time, the other may. */
  readonly mindsStuck?: boolean;
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
  readonly #at: Position;
  readonly #stands: Int32Array;
  readonly #stuck: Stuck | null;
  /** Some position needs more pushes than can be counted and was left out: an empty queue then proves nothing. */
  isBeyond = false;
  solved = -1;

  constructor(board: Board, distances: Distances, boxes: number, options: SearchOptions) {
    const { bytes, weight, order = null, mindsStuck } = options;
    const { cells } = board;
    this.#board = board;
    this.#none = distances;
    this.#distances = distances;
    this.#frozenDistances = new FrozenDistances(board, distances);
    this.#frozen = new Int32Array(boxes);
    this.#weight = weight;
    this.#order = order;
    this.#at = new Position(board, distances.isDead, boxes);
    this.nodes = new Nodes(this.#at.live, cells, bytes);
    const goals = board.goals.length;
    this.#matching = new Matching(goals);
    this.#matchingAfter = new Matching(goals);
    this.#standsAfter = new Int32Array(goals);
    this.#freeze = new Freeze(board, distances.isDead, this.#at.isBox);
    this.#corrals = new Corrals(board, boxes);
    this.#homing = new Homing(board);
    this.#stands = new Int32Array(goals);
    this.#stuck = mindsStuck ? new Stuck(board, distances.isDead) : null;
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
    for (const cell of boxes) isDead ||= this.#freeze.isFrozenAt(cell) && this.#freeze.isDead;
    const bound = isDead ? -1 : this.#boundAfter(room);
    this.#at.unload();
    if (bound < 0) return false;
    this.isBeyond = bound > MOST_PUSHES;
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
    const node = this.#order ? this.#takeInTurn() : nodes.take();
    if (node < 0) return false;
    if (nodes.bound[node] === 0) {
      this.solved = node;
      return false;
    }
    if (!this.#waits(node)) this.#expand(node);
    return !nodes.isFull;
  }

  /** Weighs a node that was taken for the first time; true where it was queued anew, behind what is lighter. */
  #waits(node: number): boolean {
    if (!this.#order || !this.#stuck?.isNew(node)) return false;
    this.#at.load(this.nodes, node);
    const stuck = this.#stuck.weigh(this.#at);
    const shelf = filledIn(this.#order, this.#at.isBox);
    this.#at.unload();
    if (stuck > 0) this.nodes.queue(node, this.#priorityOf(node) + stuck, shelf);
    return stuck > 0;
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
    this.#at.shift(from, to);
    const filled = filledIn(this.#order, this.#at.isBox);
    this.#at.shift(to, from);
    return filled;
  }

  /** The pushes from the start to a node, each as the box's cell before it × 4 + direction. */
  pushesTo(node: number): number[] {
    const pushes: number[] = [];
    for (let at = node; this.nodes.parent[at] !== -1; at = this.nodes.parent[at] as number)
      pushes.push(this.nodes.push[at] as number);
    return pushes.reverse();
  }

  /** Sets the position to a node's, and what holds there; how many boxes there are. */
  #load(node: number): number {
    const count = this.#at.load(this.nodes, node);
    this.#distances = this.#frozenDistances.get(this.#frozen, this.#findFrozen());
    this.#stand(this.#distances, this.nodes.player[node] as number, this.#stands);
    this.#isMatched = false;
    this.#freeze.setDead(this.#distances.isDead);
    return count;
  }

  #expand(node: number): void {
    const count = this.#load(node);
    const { boxes, boxAt, isBox, walks } = this.#at;
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
    const goal = this.#order?.[filledIn(this.#order, isBox)];
    const way = goal === undefined ? NO_WAY : this.#homing.wayTo(goal, isBox, walks.seen, walks.mark);
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

  /** Lists the boxes frozen on their goals; how many there are. Those frozen off their goals are never queued. */
  #findFrozen(): number {
    this.#freeze.setDead(this.#none.isDead);
    let count = 0;
    for (const cell of this.#at.boxes)
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
    const { boxes } = this.#at;
    const count = boxes.length;
    for (let box = 0; box < count; box++) stands[box] = standOf(distances, boxes[box] as number, player);
    stands.fill(distances.firstStand[this.#board.cells] as number, count);
  }

  /** Tries a push the player can reach, and queues where it leads unless that is blocked, dead or known. */
  #push(parent: number, box: number, direction: number): number {
    const at = this.#at;
    const from = at.boxes[box] as number;
    const to = this.#board.next[from * 4 + direction] as number;
    if (at.isBox[to] === 1 || this.#distances.isDead[to] === 1) return -1;
    at.shift(from, to);
    const isFrozen = this.#freeze.isFrozenAt(to);
    at.shift(to, from);
    if (isFrozen && this.#freeze.isDead) return -1;

    const room = at.walks.roomAfter(from, to, direction);
    const [bitFrom, bitTo] = [at.bitOf(from), at.bitOf(to)];
    const { cellHash, playerHash } = this.nodes;
    const moved = (cellHash[bitFrom] as number) ^ (cellHash[bitTo] as number);
    const hash = at.hash ^ moved ^ (playerHash[room] as number);
    at.turn(bitFrom, bitTo);
    const met = this.#meet(parent, box, from * 4 + direction, to, room, hash, isFrozen);
    at.turn(bitFrom, bitTo);
    return met;
  }

  #meet(parent: number, box: number, push: number, to: number, room: number, hash: number, isFrozen: boolean): number {
    const { nodes } = this;
    const pushes = (nodes.pushes[parent] as number) + 1;
    let node = nodes.find(this.#at.bits, room, hash);
    if (node >= 0) {
      if (this.#order || pushes >= (nodes.pushes[node] as number)) return this.#order ? node : -1;
      nodes.unqueue(node, this.#priorityOf(node));
    } else {
      const bound = isFrozen ? this.#boundFrozen(box, push >> 2, to) : this.#boundMoved(box, push >> 2, to);
      if (bound < 0) return -1;
      if (pushes + bound > MOST_PUSHES) {
        this.isBeyond = true;
        return -1;
      }
      node = nodes.add(this.#at.bits, room, hash);
      nodes.bound[node] = bound;
    }
    nodes.pushes[node] = pushes;
    nodes.parent[node] = parent;
    nodes.push[node] = push;
    nodes.queue(node, this.#priorityOf(node), this.#shelfOf(push >> 2, to));
    return node;
  }

  #priorityOf(node: number): number {
    return (this.nodes.pushes[node] as number) + (this.nodes.bound[node] as number) * this.#weight;
  }

  /** The bound after a push that froze nothing. The position itself is matched when the first of its pushes leads somewhere new. */
  #boundMoved(box: number, from: number, to: number): number {
    if (!this.#isMatched) this.#matching.solve(this.#stands, this.#distances.pushes);
    this.#isMatched = true;
    return this.#matching.tryStand(box, standOf(this.#distances, to, from));
  }

  /** The bound after a push that froze its box. */
  #boundFrozen(box: number, from: number, to: number): number {
    this.#at.boxes[box] = to;
    this.#at.shift(from, to);
    const bound = this.#boundAfter(from);
    this.#at.boxes[box] = from;
    this.#at.shift(to, from);
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
