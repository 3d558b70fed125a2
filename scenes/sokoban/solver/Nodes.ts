// Node store of the search: positions packed into typed arrays, a hash table (Zobrist hashing), and bucketed priority queues.
import { randomInt, seeded } from '../../kit/core/rng.ts';

const NONE = -1;
const TAKEN = -2;
const FIRST_CAPACITY = 1 << 12;

/** Bytes of a node besides its boxes: all arrays below and its place in the table, which is never more than two thirds full. */
const NODE_BYTES = 2 + 2 + 2 + 2 + 1 + 4 + 4 + 4 + 24;

/** One priority queue. */
interface Bucket {
  /** `first[priority][bound]`: the node queued last; the rest hangs behind it. */
  readonly first: (Int32Array | undefined)[];
  lowest: number;
}

/** A node is a number; its boxes are `words` words of bits from `node * words` on. */
export class Nodes {
  readonly words: number;
  count = 0;
  boxes: Int32Array;
  /** The lowest cell of the room the player is in. */
  player: Uint16Array;
  /** Pushes from the start. */
  pushes: Uint16Array;
  /** Lower bound of the remaining pushes. */
  bound: Uint16Array;
  parent: Int32Array;
  /** The push that led here: the box's cell before it × 4 + direction. */
  push: Uint16Array;
  /** By which of the board's symmetries the position was turned after that push. */
  turn: Uint8Array;
  readonly #capacityLimit: number;
  /** A position's hash is the exclusive or of those of its boxes, by bit, and its player. */
  readonly cellHash: Int32Array;
  readonly playerHash: Int32Array;
  #capacity = FIRST_CAPACITY;
  #table = new Int32Array(FIRST_CAPACITY * 2).fill(NONE);
  /** Hash of the node at each slot: most comparisons need only the hash, not the node. */
  #hashes = new Int32Array(FIRST_CAPACITY * 2);
  // A list runs through the nodes of each priority.
  #after: Int32Array;
  #before: Int32Array;
  readonly #buckets: (Bucket | undefined)[] = [];

  constructor(bits: number, cells: number, bytes: number) {
    this.words = Math.ceil(bits / 32) || 1;
    this.#capacityLimit = Math.floor(bytes / (NODE_BYTES + this.words * 4));
    const rng = seeded(bits, cells);
    const hashes = (count: number) => Int32Array.from({ length: count }, () => randomInt(rng, 0x100000000) | 0);
    this.cellHash = hashes(bits);
    this.playerHash = hashes(cells);
    this.boxes = new Int32Array(FIRST_CAPACITY * this.words);
    this.player = new Uint16Array(FIRST_CAPACITY);
    this.pushes = new Uint16Array(FIRST_CAPACITY);
    this.bound = new Uint16Array(FIRST_CAPACITY);
    this.parent = new Int32Array(FIRST_CAPACITY);
    this.push = new Uint16Array(FIRST_CAPACITY);
    this.turn = new Uint8Array(FIRST_CAPACITY);
    this.#after = new Int32Array(FIRST_CAPACITY);
    this.#before = new Int32Array(FIRST_CAPACITY);
  }

  get isFull(): boolean {
    return this.count >= this.#capacityLimit;
  }

  hashOf(boxes: Int32Array, player: number): number {
    let hash = this.playerHash[player] as number;
    for (let word = 0; word < this.words; word++) {
      for (let rest = boxes[word] as number; rest !== 0; rest &= rest - 1)
        hash ^= this.cellHash[word * 32 + 31 - Math.clz32(rest & -rest)] as number;
    }
    return hash;
  }

  /** The node with these boxes and player; −1 if it was never met. */
  find(boxes: Int32Array, player: number, hash: number): number {
    const { words } = this;
    const mask = this.#table.length - 1;
    for (let place = hash & mask; ; place = (place + 1) & mask) {
      const node = this.#table[place] as number;
      if (node === NONE) return NONE;
      if (this.#hashes[place] !== hash || this.player[node] !== player) continue;
      let word = 0;
      while (word < words && this.boxes[node * words + word] === boxes[word]) word++;
      if (word === words) return node;
    }
  }

  /** Adds a position that `find` did not know. */
  add(boxes: Int32Array, player: number, hash: number): number {
    if (this.count === this.#capacity) this.#grow();
    const node = this.count++;
    this.boxes.set(boxes, node * this.words);
    this.player[node] = player;
    this.#enter(node, hash);
    return node;
  }

  #enter(node: number, hash: number): void {
    const mask = this.#table.length - 1;
    let place = hash & mask;
    while (this.#table[place] !== NONE) place = (place + 1) & mask;
    this.#table[place] = node;
    this.#hashes[place] = hash;
  }

  #grow(): void {
    const capacity = Math.min(this.#capacity * 2, Math.max(this.#capacityLimit, this.#capacity + 1));
    this.boxes = grown(this.boxes, new Int32Array(capacity * this.words));
    this.player = grown(this.player, new Uint16Array(capacity));
    this.pushes = grown(this.pushes, new Uint16Array(capacity));
    this.bound = grown(this.bound, new Uint16Array(capacity));
    this.parent = grown(this.parent, new Int32Array(capacity));
    this.push = grown(this.push, new Uint16Array(capacity));
    this.turn = grown(this.turn, new Uint8Array(capacity));
    this.#after = grown(this.#after, new Int32Array(capacity));
    this.#before = grown(this.#before, new Int32Array(capacity));
    this.#capacity = capacity;
    if (this.#table.length >= capacity * 1.5) return;
    const [table, hashes] = [this.#table, this.#hashes];
    this.#table = new Int32Array(table.length * 2).fill(NONE);
    this.#hashes = new Int32Array(table.length * 2);
    for (const [place, node] of table.entries()) if (node !== NONE) this.#enter(node, hashes[place] as number);
  }

  /** Queues a node in a bucket; of equal priority the one with the lower bound comes first, then the one queued last. */
  queue(node: number, priority: number, bucket = 0): void {
    const queue = (this.#buckets[bucket] ??= { first: [], lowest: priority });
    const bound = this.bound[node] as number;
    let first = queue.first[priority];
    if (!first || bound >= first.length) {
      const longer = new Int32Array(Math.max(bound + 1, (first?.length ?? 0) * 2)).fill(NONE);
      if (first) longer.set(first);
      first = longer;
      queue.first[priority] = first;
    }
    const second = first[bound] as number;
    this.#after[node] = second;
    this.#before[node] = NONE;
    if (second !== NONE) this.#before[second] = node;
    first[bound] = node;
    if (priority < queue.lowest) queue.lowest = priority;
  }

  /** Removes a node from its bucket, if it is in it. */
  unqueue(node: number, priority: number, bucket = 0): void {
    const before = this.#before[node] as number;
    if (before === TAKEN) return;
    const after = this.#after[node] as number;
    const first = this.#buckets[bucket]?.first[priority];
    if (before !== NONE) this.#after[before] = after;
    else if (first) first[this.bound[node] as number] = after;
    if (after !== NONE) this.#before[after] = before;
  }

  /** Takes the next node of a bucket; −1 when it is empty. */
  take(bucket = 0): number {
    const queue = this.#buckets[bucket];
    if (!queue) return NONE;
    for (; queue.lowest < queue.first.length; queue.lowest++) {
      const first = queue.first[queue.lowest];
      if (!first) continue;
      for (let bound = 0; bound < first.length; bound++) {
        const node = first[bound] as number;
        if (node === NONE) continue;
        this.unqueue(node, queue.lowest, bucket);
        this.#before[node] = TAKEN;
        return node;
      }
    }
    return NONE;
  }

  /** Number of buckets, with empty ones. */
  get bucketCount(): number {
    return this.#buckets.length;
  }

  /** The lowest priority of the first bucket. */
  get lowest(): number {
    return this.#buckets[0]?.lowest ?? 0;
  }
}

function grown<T extends Int32Array | Uint16Array | Uint8Array>(from: T, to: T): T {
  to.set(from);
  return to;
}
