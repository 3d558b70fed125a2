// Announcements: events as sentences for screen readers.

import { plural } from '../kit/core/plural.ts';
import { COLUMNS } from './levels/map.ts';
import { NAMES, QUALITIES } from './rules/gems.ts';
import type { Event, State } from './rules/state.ts';

/** Name of a cell, 'C2': columns are letters, rows are numbers, from the top left. */
export const cellName = (cell: number): string => `${'ABCDEFGH'[cell % COLUMNS]}${Math.floor(cell / COLUMNS) + 1}`;

/** A round: what is to be placed, and where the cursor is. */
export function situation({ phase, level, lives, gold, cursor }: Readonly<State>): string {
  if (phase !== 'placing') return '';
  const help = level === 1 ? ': arrows move it, and each cell says what a rock there does to the way' : '';
  return `Level ${level}: place rocks. ${plural(lives, 'life', 'lives')}, ${gold} gold. The cursor is at ${cellName(cursor)}${help}.`;
}

export function words(event: Event): string | null {
  switch (event.type) {
    case 'placed':
      return `${cellName(event.cell)}: ${QUALITIES[event.quality]} ${NAMES[event.kind]}`;
    case 'takenBack':
      return 'Rock taken back';
    case 'kept':
      return `${QUALITIES[event.quality]} ${NAMES[event.kind]} kept`;
    case 'fused':
      return `Fused: ${QUALITIES[event.quality]} ${NAMES[event.kind]}`;
    case 'recut':
      return `Recut: ${QUALITIES[event.quality]} ${NAMES[event.kind]} of level ${event.level}`;
    case 'upgraded':
      return `Quality upgraded, ${event.upgrades} of 8`;
    case 'waveBegun':
      return `Level ${event.level}: ${event.count} mobs. ${event.advice}`;
    case 'called':
      return `Level ${event.level} called early: what still walks pays ${event.gold} gold more`;
    case 'leaked':
      return `One got through. ${event.lives} ${event.lives === 1 ? 'life' : 'lives'} left`;
    case 'levelCompleted':
      return `Level ${event.level} complete`;
    case 'roundBegun':
      return `Level ${event.level}: place rocks`;
    case 'won':
      return `Level ${event.level} is held: victory. It goes on for as long as you hold.`;
    case 'aimed':
      return { first: 'Aims at the first', last: 'Aims at the last', strong: 'Aims at the strongest' }[event.aim];
    case 'paced':
      return `Speed times ${event.pace}`;
    case 'ended':
      return 'Game over';
    case 'pointed':
    case 'asked':
    case 'refused':
      return event.message;
    default:
      return null;
  }
}
