// Amoeba, slime and growing walls by the classic laws.
import { random, randomInt } from '../../../kit/core/rng.ts';
import { CELL, DIRECTIONS, type Direction } from '../cells.ts';
import { CLASSIC } from './elements.ts';
import { drawBelow, happens } from './recorded.ts';
import type { Scan } from './Scan.ts';

/** Ticks of the kit in a second. */
const SECOND = 60;

/** A cell of amoeba: it turns into what the last scan decided, else it may grow into empty cells and dirt. */
export function growAmoeba(scan: Scan, at: number): void {
  const { classic, clock, rng } = scan.cave;
  const { amoebaSeconds, amoebaChances } = classic.numbers;
  if (classic.amoeba !== 'grows') return scan.put(at, classic.amoeba === 'large' ? CELL.boulder : CELL.diamond);
  scan.amoebas++;
  scan.hasRoom ||= DIRECTIONS.some(direction => isFood(scan.code(scan.beside(at, direction))));
  const { recording } = classic;
  const chance = amoebaChances[clock < amoebaSeconds * SECOND ? 0 : 1];
  if (recording ? !happens(recording, chance) : random(rng) >= chance) return;
  const side = recording ? drawBelow(recording, DIRECTIONS.length) : randomInt(rng, DIRECTIONS.length);
  const to = scan.beside(at, DIRECTIONS[side] as Direction);
  if (!isFood(scan.code(to))) return;
  scan.put(to, CLASSIC.amoeba);
  scan.emit('amoebaGrew', to);
}

const isFood = (code: number): boolean => code === CELL.empty || code === CELL.dirt;

/** After a scan: what becomes of the amoeba in the next one. Too large comes before enclosed. */
export function judgeAmoeba(scan: Scan, at: number): void {
  const { classic } = scan.cave;
  if (scan.amoebas === 0 || classic.amoeba !== 'grows') return;
  if (scan.amoebas >= classic.numbers.amoebaLimit) classic.amoeba = 'large';
  else if (!scan.hasRoom) classic.amoeba = 'enclosed';
  if (classic.amoeba !== 'grows') scan.emit(classic.amoeba === 'large' ? 'amoebaHardened' : 'amoebaBloomed', at);
}

/** Slime: what rests on it seeps through into the empty cell below, by chance. */
export function seepSlime(scan: Scan, at: number): void {
  const { cave } = scan;
  const { recording, numbers } = cave.classic;
  if (recording ? !happens(recording, numbers.slimeChance) : random(cave.rng) >= numbers.slimeChance) return;
  const [above, below] = [scan.beside(at, 'up'), scan.beside(at, 'down')];
  const code = scan.code(above);
  if (scan.code(below) !== CELL.empty || (code !== CELL.boulder && code !== CELL.diamond)) return;
  scan.move(above, below, code === CELL.boulder ? CELL.fallingBoulder : CELL.fallingDiamond);
  scan.emit('slimePassed', at);
}

/** A growing wall fills the empty cell at its left, else at its right; likewise up and down. */
export function growWall(scan: Scan, at: number, code: number): void {
  if (code !== CLASSIC.growsUpright) growOne(scan, at, code, ['left', 'right']);
  if (code !== CLASSIC.growsAcross) growOne(scan, at, code, ['up', 'down']);
}

function growOne(scan: Scan, at: number, code: number, sides: readonly Direction[]): void {
  const side = sides.find(one => scan.code(scan.beside(at, one)) === CELL.empty);
  if (!side) return;
  const to = scan.beside(at, side);
  scan.put(to, code);
  scan.emit('wallGrew', to);
}
