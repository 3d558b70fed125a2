// Lower bound of remaining pushes (admissible heuristic): minimum-cost matching of boxes to goals, where frozen boxes are walls.
import type { Board } from './board.ts';
import { type Distances, standOf } from './distances.ts';
import { Freeze } from './Freeze.ts';
import { FrozenDistances } from './FrozenDistances.ts';
import { Matching } from './Matching.ts';
import type { Position } from './Position.ts';

export class Bounds {
  readonly #board: Board;
  readonly #at: Position;
  readonly #none: Distances;
  readonly #frozenDistances: FrozenDistances;
  /** What holds where the boxes frozen in the position being looked at are walls. */
  #distances: Distances;
  readonly #frozen: Int32Array;
  readonly #matching: Matching;
  #isMatched = false;
  readonly #stands: Int32Array;
  /** For positions in which a push froze another box. */
  readonly #matchingAfter: Matching;
  readonly #standsAfter: Int32Array;
  readonly freeze: Freeze;

  constructor(board: Board, distances: Distances, at: Position) {
    this.#board = board;
    this.#at = at;
    this.#none = distances;
    this.#distances = distances;
    this.#frozenDistances = new FrozenDistances(board, distances);
    this.#frozen = new Int32Array(at.boxes.length);
    const goals = board.goals.length;
    this.#matching = new Matching(goals);
    this.#stands = new Int32Array(goals);
    this.#matchingAfter = new Matching(goals);
    this.#standsAfter = new Int32Array(goals);
    this.freeze = new Freeze(board, distances.isDead, at.isBox);
  }

  /** Cells no box may come to in the position looked at. */
  get isDead(): Uint8Array {
    return this.#distances.isDead;
  }

  /** Loads the current position, with the player in this room. */
  load(player: number): void {
    this.#distances = this.#frozenDistances.get(this.#frozen, this.#findFrozen());
    this.#stand(this.#distances, player, this.#stands);
    this.#isMatched = false;
    this.freeze.setDead(this.#distances.isDead);
  }

  /** The bound with the boxes where they are and the player in a room, whatever is frozen; −1 where it cannot be won. */
  boundAfter(player: number): number {
    const distances = this.#frozenDistances.get(this.#frozen, this.#findFrozen());
    this.#stand(distances, player, this.#standsAfter);
    return this.#matchingAfter.solve(this.#standsAfter, distances.pushes);
  }

  /** The bound after a push that froze nothing. The position itself is matched when the first of its pushes leads somewhere new. */
  boundMoved(box: number, from: number, to: number): number {
    if (!this.#isMatched) this.#matching.solve(this.#stands, this.#distances.pushes);
    this.#isMatched = true;
    return this.#matching.tryStand(box, standOf(this.#distances, to, from));
  }

  /** The bound after a push that froze its box. */
  boundFrozen(box: number, from: number, to: number): number {
    this.#at.boxes[box] = to;
    this.#at.shift(from, to);
    const bound = this.boundAfter(from);
    this.#at.boxes[box] = from;
    this.#at.shift(to, from);
    this.freeze.setDead(this.#distances.isDead);
    return bound;
  }

  /** Lists the boxes frozen on their goals; how many there are. Those frozen off their goals are never queued. */
  #findFrozen(): number {
    this.freeze.setDead(this.#none.isDead);
    let count = 0;
    for (const cell of this.#at.boxes)
      if (this.#board.isGoal[cell] === 1 && this.freeze.isFrozenAt(cell)) this.#frozen[count++] = cell;
    return count;
  }

  /** Cells of the boxes, padded with virtual boxes so that there is one for each goal. */
  #stand(distances: Distances, player: number, stands: Int32Array): void {
    const { boxes } = this.#at;
    const count = boxes.length;
    for (let box = 0; box < count; box++) stands[box] = standOf(distances, boxes[box] as number, player);
    stands.fill(distances.firstStand[this.#board.cells] as number, count);
  }
}
