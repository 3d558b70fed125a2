// Input controller: cursor by pointer and keys, press and release on a cell, keys for actions, commands of the HUD.
import type { Frame } from '../../kit/core/input/input.ts';
import { CELL, type T } from '../constants.ts';
import { KEY } from '../controls.ts';
import { callWave } from '../levels/level.ts';
import { CELLS, COLUMNS, ROWS } from '../levels/map.ts';
import { cellName } from '../words.ts';
import { fuseGems, fuseOffers } from './fuse.ts';
import { type FusedType, isFused, type Kind, MOST_UPGRADES } from './gems.ts';
import { pathPreview } from './pathPreview.ts';
import { recutGem } from './recut.ts';
import { keepGem, nameOf, placeRock, takeBackRock } from './round.ts';
import { AIMS, type Command, cellCentre, type Emit, isOfRound, rockAt, rockOf, type State } from './state.ts';
import { waveOf } from './wave.ts';

const PACES = 3;

export function handleInput(state: State, { pressed, pointer }: Frame, emit: Emit, t: T): void {
  if (pointer) handlePointer(state, pointer, emit, t);
  if (pressed === 0) return;
  const has = (bit: number) => (pressed & bit) !== 0;
  const [dx, dy] = [Number(has(KEY.right)) - Number(has(KEY.left)), Number(has(KEY.down)) - Number(has(KEY.up))];
  if (dx !== 0 || dy !== 0) {
    const column = Math.min(COLUMNS - 1, Math.max(0, (state.cursor % COLUMNS) + dx));
    const row = Math.min(ROWS - 1, Math.max(0, Math.floor(state.cursor / COLUMNS) + dy));
    state.cursor = row * COLUMNS + column;
    emit({ type: 'pointed', message: describeCursor(state, t) });
  }
  if (has(KEY.act)) actOnCell(state, state.cursor, emit, t);
  [KEY.gem1, KEY.gem2, KEY.gem3, KEY.gem4, KEY.gem5].forEach((bit, index) => {
    if (!has(bit)) return;
    if (state.fresh.length > 0) chooseRock(state, state.fresh[index]?.rock, emit);
    else fuseOffer(state, index, emit, t);
  });
  if (has(KEY.keep)) keepAndStartWave(state, false, emit, t);
  if (has(KEY.combine)) {
    const { chosen } = state;
    // One key improves the selected gem: it combines a gem of the round and recuts a kept one.
    if (rockOf(state, chosen)?.gem && !isOfRound(state, chosen ?? 0)) recutGem(state, emit, t);
    else keepAndStartWave(state, true, emit, t);
  }
  if (has(KEY.fuse)) fuseOffer(state, 0, emit, t);
  if (has(KEY.upgrade)) upgradeQuality(state, emit, t);
  if (has(KEY.aim)) cycleAim(state, emit);
  if (has(KEY.call)) callWave(state, emit, t);
  if (has(KEY.pace)) cyclePace(state, emit);
}

/** Fuses the selected gem by one of its recipes, in the order in which they are offered. */
const fuseOffer = (state: State, index: number, emit: Emit, t: T): void =>
  fuseGems(state, fuseOffers(state, rockOf(state, state.chosen))[index]?.kind ?? ('' as FusedType), emit, t);

/** The cell under the cursor as a sentence: 'C4: free, way +2', 'D4: Flawed Ruby', 'B2: The mobs pass this flag: it stays free.' */
function describeCursor(state: Readonly<State>, t: T): string {
  const rock = rockAt(state, state.cursor);
  const { more, refusal } = pathPreview(state, t);
  const what = rock?.gem ? nameOf(rock.gem) : (refusal ?? (rock ? 'a rock' : 'free'));
  return `${cellName(state.cursor)}: ${what}${more ? `, way +${more}` : ''}`;
}

const cellAt = (x: number, y: number): number => {
  const [column, row] = [Math.floor(x / CELL), Math.floor(y / CELL)];
  return column < 0 || row < 0 || column >= COLUMNS || row >= ROWS ? -1 : row * COLUMNS + column;
};

/**
 * Moves the cursor with the pointer. A press on the cell of the cursor acts on release. A finger has no cursor before it presses, so its
 * first tap only selects a gem or previews the path, and the second one acts.
 */
function handlePointer(
  state: State,
  { x, y, down, pressed, released, cancelled }: NonNullable<Frame['pointer']>,
  emit: Emit,
  t: T,
): void {
  const cell = cellAt(x, y);
  if (pressed) {
    state.armed = cell === state.cursor ? cell : -1;
    const rock = cell >= 0 && cell !== state.cursor ? rockAt(state, cell) : undefined;
    if (rock?.gem) chooseRock(state, rock.id, emit);
  }
  if (cell >= 0 && (pressed || cell !== state.hover)) state.cursor = cell;
  state.hover = cell;
  if (cell !== state.armed || cancelled) state.armed = -1;
  if (released && state.armed >= 0) actOnCell(state, cell, emit, t);
  if (!down) state.armed = -1;
}

/** Selects a rock of the round; else places a rock while some are left; else selects the gem of the cell. */
function actOnCell(state: State, cell: number, emit: Emit, t: T): void {
  const rock = rockAt(state, cell);
  if (rock && isOfRound(state, rock.id)) chooseRock(state, rock.id, emit);
  else if (state.phase === 'placing' && state.fresh.length < t.rocksPerLevel) placeRock(state, cell, emit, t);
  else chooseRock(state, rock?.gem ? rock.id : undefined, emit);
}

function chooseRock(state: State, id: number | undefined, emit: Emit): void {
  const rock = rockOf(state, id ?? null);
  state.asked = null;
  state.chosen = rock?.gem ? rock.id : null;
  if (rock?.gem) {
    state.cursor = rock.cell;
    emit({ type: 'chosen', id: rock.id, ...cellCentre(rock.cell) });
  }
}

/** Keeps the selected gem and starts the wave. */
function keepAndStartWave(state: State, combines: boolean, emit: Emit, t: T): void {
  if (!keepGem(state, combines, emit, t)) return;
  state.phase = 'wave';
  state.waveTick = state.arrived = 0;
  const { count, advice } = waveOf(state.level, state.difficulty, t);
  emit({ type: 'waveBegun', level: state.level, count, advice });
}

export const upgradePrice = ({ upgrades }: Readonly<State>, t: T): number =>
  t.upgradePrice + t.upgradePriceStep * upgrades;

function upgradeQuality(state: State, emit: Emit, t: T): void {
  const price = upgradePrice(state, t);
  if (state.upgrades >= MOST_UPGRADES) emit({ type: 'refused', message: 'Quality cannot be better.' });
  else if (state.gold < price)
    emit({ type: 'refused', message: `Better quality costs ${price} gold; there are ${state.gold}.` });
  else {
    state.gold -= price;
    state.upgrades++;
    emit({ type: 'upgraded', upgrades: state.upgrades });
  }
}

function cycleAim(state: State, emit: Emit): void {
  const { gem } = rockOf(state, state.chosen) ?? {};
  if (!gem) {
    emit({ type: 'refused', message: 'Choose a gem first.' });
    return;
  }
  gem.aim = AIMS[(AIMS.indexOf(gem.aim) + 1) % AIMS.length] ?? 'first';
  emit({ type: 'aimed', aim: gem.aim });
}

function cyclePace(state: State, emit: Emit): void {
  state.pace = (state.pace % PACES) + 1;
  emit({ type: 'paced', pace: state.pace });
}

export function handleCommand(state: State, order: Command, emit: Emit, t: T): void {
  const { type, cell, id, kind } = (order ?? {}) as { type?: unknown; cell?: unknown; id?: unknown; kind?: unknown };
  // What else is done with the chosen gem takes back the question about its cell.
  if (type === 'fuse' || type === 'recut' || type === 'aim') state.asked = null;
  const isCell = Number.isInteger(cell) && (cell as number) >= 0 && (cell as number) < CELLS;
  if (state.phase === 'over') emit({ type: 'refused', message: 'The game is over.' });
  else if (type === 'place')
    placeRock(state, isCell ? (cell as number) : cell === undefined ? state.cursor : -1, emit, t);
  else if (type === 'act' && isCell) {
    state.cursor = cell as number;
    actOnCell(state, cell as number, emit, t);
  } else if (type === 'point' && isCell) state.cursor = cell as number;
  else if (type === 'choose' && rockOf(state, id as number)?.gem) chooseRock(state, id as number, emit);
  else if (type === 'keep' || type === 'combine') keepAndStartWave(state, type === 'combine', emit, t);
  else if (type === 'takeBack') takeBackRock(state, emit, t);
  else if (type === 'upgrade') upgradeQuality(state, emit, t);
  else if (type === 'call') callWave(state, emit, t);
  else if (type === 'recut') recutGem(state, emit, t);
  else if (type === 'aim') cycleAim(state, emit);
  else if (type === 'pace') cyclePace(state, emit);
  else if (type === 'close') state.chosen = state.asked = null;
  else if (type === 'fuse' && typeof kind === 'string' && isFused(kind as Kind))
    fuseGems(state, kind as FusedType, emit, t);
  else emit({ type: 'refused', message: 'That is nothing one does with gems.' });
}
