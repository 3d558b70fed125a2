// The house on the wall: a floor for each breed, a window for each coat; a coat that has its room looks out of it.
import type { Paper, Pen } from '../../kit/phaser/paper.ts';
import type Phaser from '../../kit/phaser/phaser.ts';
import { ALL_COATS, BREEDS, COATS_PER_BREED } from '../rules/cats/breeds.ts';
import type { State } from '../rules/state.ts';
import { patchKey } from './art.ts';

/** Middle of the house, and the distance of its windows. */
export const HOUSE = { x: 68, y: 128 } as const;
const GRID = { x: 16, y: 20, left: -32, top: -28 } as const;
const PANE = 0.55;

const windowAt = (coat: number): { readonly x: number; readonly y: number } => ({
  x: GRID.left + (coat % COATS_PER_BREED) * GRID.x,
  y: GRID.top + Math.floor(coat / COATS_PER_BREED) * GRID.y,
});

export function bakeHouse(paper: Paper): void {
  paper.bake('house', 116, 176, drawHouse);
}

function drawHouse(pen: Pen): void {
  pen.cut({ path: 'M-46 -44H46V78H-46Z', ink: 'paper', folds: [['M12 -44H46V78H12Z', -5]], lift: 6 });
  pen.cut({ path: 'M-54 -40L0 -82L54 -40Z', ink: 'coral', folds: [['M0 -82L54 -40H10Z', -10]], lift: 5 });
  for (let coat = 0; coat < ALL_COATS; coat++) {
    const { x, y } = windowAt(coat);
    pen.cut({ path: `M${x - 6.5} ${y - 8}h13v16h-13Z`, ink: 'navy', lighter: 40, lift: 0, edge: 0 });
  }
}

/** One window of a coat, in front of a house that is drawn once. */
export class HouseFigure {
  readonly #paper: Paper;
  readonly #depth: number;
  #shown: readonly number[] = [];
  #panes: Phaser.GameObjects.Image[] = [];

  constructor(paper: Paper, depth: number) {
    this.#paper = paper;
    this.#depth = depth;
    paper.image(HOUSE.x, HOUSE.y, 'house', depth);
  }

  draw({ rooms }: Pick<Readonly<State>, 'rooms'>): void {
    if (rooms === this.#shown) return;
    this.#shown = rooms;
    for (const pane of this.#panes) pane.destroy();
    this.#panes = rooms.map(coat => this.#pane(coat));
  }

  #pane(coat: number): Phaser.GameObjects.Image {
    const { x, y } = placeOf(coat);
    const breed = BREEDS[Math.floor(coat / COATS_PER_BREED)] ?? 'tabby';
    const pane = this.#paper.image(x, y, patchKey(breed, coat % COATS_PER_BREED), this.#depth);
    return pane.setScale(pane.scale * PANE);
  }
}

/** Where the window of a coat is in the room. */
export const placeOf = (coat: number): { readonly x: number; readonly y: number } => {
  const { x, y } = windowAt(coat);
  return { x: HOUSE.x + x, y: HOUSE.y + y };
};
