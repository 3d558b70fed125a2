// Screen-reader announcements: orders, waves and results, not every strike.
import { plural } from '../kit/core/plural.ts';
import type { T } from './constants.ts';
import { bannersIn } from './rules/campaign/progress.ts';
import { cellAt, nearestRow, type Position } from './rules/grid.ts';
import { outcomeWords, sideOf } from './rules/sandbox/sandbox.ts';
import type { Event, State } from './rules/state.ts';
import { view } from './view.ts';

/** Where something is done, as the field’s rows are numbered. */
function placeOf({ x, y }: { readonly x: number; readonly y: number }): string {
  const { row, col } = cellAt(x, y);
  return `in row ${row + 1}, column ${col + 1}`;
}

const countsIn = (counts: readonly { readonly kind: string; readonly count: number }[]): string =>
  counts.map(({ kind, count }) => `${count} ${kind}`).join(', ') || 'nobody';

/** The purse, and what comes when. */
export function situation(state: Readonly<State>, t: T): string {
  if (state.phase !== 'playing') return '';
  if (state.sandbox) return sandboxSituation(state, t);
  const { resources, wave, nextIn, next } = view(state, t);
  const what = next === null ? '' : `, ${countsIn(next)}`;
  return `You have ${resources} resources. Wave ${wave + 1}${what}, comes in ${plural(nextIn, 'second')}, from the right in ten rows. Arrows move the cursor: each cell says who is there.`;
}

function sandboxSituation({ own, enemies, sandbox }: Readonly<State>, t: T): string {
  const side = (name: string, { units, cost }: ReturnType<typeof sideOf>) =>
    `${name}: ${plural(units, 'unit')} for ${cost}.`;
  return [
    sandbox?.complaint ?? 'The sandbox: set two armies and let them fight.',
    side('Left', sideOf(own, t)),
    side('Right', sideOf(enemies, t)),
    ...(sandbox?.outcome ? [outcomeWords(sandbox.outcome)] : []),
  ].join(' ');
}

/** The cell under the cursor and who is there. */
export function pointed({ cursor, own, enemies, phase }: Readonly<State>): string {
  if (phase !== 'playing') return '';
  const isHere = (one: Position) => nearestRow(one) === cursor.row && Math.round(one.col) === cursor.col;
  const here = [
    ...own.filter(isHere).map(({ kind, health }) => `your ${kind}, ${Math.ceil(health)} health`),
    ...enemies.filter(isHere).map(({ kind }) => `enemy ${kind}`),
  ];
  const coming = enemies.filter(one => nearestRow(one) === cursor.row).toSorted((a, b) => a.col - b.col);
  const [first] = coming;
  const ahead = first
    ? ` ${coming.length} in this row, the first a ${first.kind} in column ${Math.round(first.col) + 1}.`
    : '';
  return `Row ${cursor.row + 1}, column ${cursor.col + 1}: ${here.length > 0 ? here.join(', ') : 'empty'}.${here.length > 0 ? '' : ahead}`;
}

const ARMIES_SET = {
  clear: 'The field is empty',
  mirror: 'The right army is the mirror image of the left one',
  ended: 'The fight is ended, and the armies stand as they were set',
} as const;

export function words(event: Event): string | null {
  switch (event.type) {
    case 'refused':
    case 'purseEmptied':
      return event.message;
    case 'unitChosen':
      return event.unit === null ? 'No unit chosen' : `${event.unit} chosen`;
    case 'unitPlaced':
      return `${event.unit} placed ${placeOf(event)}`;
    case 'unitSold':
      return `${event.unit} sold for ${event.refund}`;
    case 'unitTakenBack':
      return `${event.unit} taken back`;
    case 'themeAnnounced':
      return `Wave ${event.wave}: ${event.name}. ${event.tells}`;
    case 'waveCame':
      return `Wave ${event.wave}: ${countsIn(event.comes)}. ${event.income} resources come in`;
    case 'waveBeaten':
      return `Wave ${event.wave} is beaten`;
    case 'chargeOpened':
      return 'Rows may charge now';
    case 'rowCharged':
      return `Row ${event.row + 1} charges`;
    case 'battleSelected':
      return `Battle ${event.battle}: ${event.name}`;
    case 'battleBegun':
      return `${event.name} begins`;
    case 'battleWon':
      return `The battle is won. ${plural(bannersIn(event.marks), 'banner')}`;
    case 'upgradesChosen':
      return event.tells;
    case 'unitRemoved':
      return `${event.unit} removed ${placeOf(event)}`;
    case 'armiesSet':
      return ARMIES_SET[event.how];
    case 'fightBegun':
      return `${event.left} on the left fight ${event.right} on the right`;
    case 'fightDecided':
      return outcomeWords(event);
    case 'fieldLost':
      return 'Game Over!';
    case 'fieldWon':
      return 'Victory!';
    default:
      return null;
  }
}
