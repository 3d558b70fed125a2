// What wanders: sheets and instruments that tell a code, a time, an order or a sign, and false trails. Each hangs where the draws have put it.

import type { Fixture } from '../../rules/item.ts';
import { roomName } from '../../rules/item.ts';
import { type Riddle, riddleText, wheelText } from '../../rules/riddles.ts';
import type { FalseTrail } from '../../rules/sheetPlaces.ts';
import { COLOURS, type Draws } from '../draws.ts';
import { PAGE_SIZE } from '../pages/places.ts';
import { RIDDLE_LOCKS, type RiddleLock } from '../riddleDraws.ts';
import { fixture } from './fixture.ts';
import { blinksText, rulesText, timeText } from './links.ts';

interface Sheet {
  readonly name: string;
  readonly text: string;
  readonly description: string;
  readonly hint: readonly [string, string];
}

/** Ids of the pages that lie about. */
export const PAGE_IDS = ['pageOne', 'pageTwo'] as const;
export const isPage = (id: string): boolean => PAGE_IDS.some(one => one === id);

export const pageFixtures = ({ pages }: Draws): readonly Fixture[] =>
  pages.map(({ room, x, y }, i) =>
    fixture({
      id: PAGE_IDS[i] ?? '',
      name: 'Folded page',
      description: 'A page, folded small.',
      room,
      at: { x, y, ...PAGE_SIZE },
      node: null,
      action: 'read',
      image: 'foldedPage',
      solvedText: '',
      hints: ['', '', ''],
    }),
  );

export function sheetFixtures(draws: Draws): readonly Fixture[] {
  return Object.entries(draws.places).map(([id, { room, x, y }]) => {
    const trail = falseTrail(draws, id);
    const at = { x, y, w: 104, h: 100 };
    if (trail)
      return fixture({ id, room, at, node: null, action: 'read', solvedText: '', hints: ['', '', ''], ...trail });
    const { name, text, description, hint } = sheetOf(draws, id);
    return fixture({
      id,
      name,
      description,
      room,
      at,
      action: 'read',
      noteText: text,
      solvedText: '',
      hints: [...hint, `Read what the ${roomName(room)} holds: the ${name.toLowerCase()}.`],
    });
  });
}

export const legendText = ({ legend }: Draws): string =>
  COLOURS.map(({ name, shape }, i) => `${name} ${shape} ${legend[i]}`).join(', ');

/** The riddle that a sheet tells, and the lock that it is for. */
export function riddleOn(draws: Draws, kind: Riddle['kind']): readonly [RiddleLock, Riddle] | null {
  for (const [lock, riddle] of Object.entries(draws.riddles))
    if (riddle.kind === kind && lock !== 'cabinet') return [lock as RiddleLock, riddle];
  return null;
}

const KIND_OF: Readonly<Record<string, Riddle['kind']>> = {
  memo: 'statements',
  scales: 'scales',
  slip: 'cipher',
  wheel: 'cipher',
  timetable: 'timetable',
  display: 'display',
  dice: 'dice',
};
const NAMES: Readonly<Record<string, string>> = {
  memo: 'Memo',
  scales: 'Three scales',
  slip: 'Secret slip',
  wheel: 'Cipher wheel',
  timetable: 'Timetable',
  display: 'Display',
  dice: 'Tray of dice',
};

function sheetOf(draws: Draws, id: string): Sheet {
  const kind = KIND_OF[id];
  const found = kind ? riddleOn(draws, kind) : null;
  if (found) {
    const [lock, riddle] = found;
    const text =
      riddle.kind === 'cipher' && id === 'wheel' ? wheelText(riddle.shift) : riddleText(riddle, RIDDLE_LOCKS[lock]);
    return {
      name: NAMES[id] ?? id,
      text,
      description: text,
      hint: ['There is something more to read.', `It tells something of the ${RIDDLE_LOCKS[lock].toLowerCase()}.`],
    };
  }
  switch (id) {
    case 'legend':
      return {
        name: 'Colour chart',
        text: `${legendText(draws)}.`,
        description: `Each colour has its shape and its digit: ${legendText(draws)}.`,
        hint: ['Something on a wall is of use much later.', 'A chart gives each colour a digit.'],
      };
    case 'beacon':
      return {
        name: 'Blinking lamp',
        text: blinksText(draws),
        description: blinksText(draws),
        hint: ['Something shines in the Laboratory, and not all the time.', 'A lamp blinks in colours.'],
      };
    case 'bookRules':
      return {
        name: 'Librarian’s card',
        text: rulesText(draws),
        description: rulesText(draws),
        hint: ['Somebody was particular about books.', 'A card speaks of five books.'],
      };
    default:
      return {
        name: id === 'calendar' ? 'Wall calendar' : 'Whiteboard',
        text: timeText(draws),
        description:
          id === 'calendar'
            ? `Today has a clock drawn on it. “${timeText(draws)}”`
            : `Much is wiped off. What is left: “${timeText(draws)}”`,
        hint: ['Somebody noted what time matters.', 'There is word of a meeting.'],
      };
  }
}

type Trail = Pick<Fixture, 'name' | 'description' | 'noteText' | 'decoy'>;

const isFalse = (id: string): id is FalseTrail => ['oldLabel', 'tag', 'sticker', 'bookmark'].includes(id);

/** A note that looks like a code, and shows by a date, a place or a name that it is none. */
function falseTrail({ falseDigits, plots, riddles }: Draws, id: string): Trail | null {
  if (!isFalse(id)) return null;
  const digits = (from: number, count: number) => falseDigits.slice(from, from + count).join('');
  const make = (name: string, text: string, description: string, lock: string, code: string, why: string): Trail => ({
    name,
    description,
    noteText: text,
    decoy: { lock, code, why },
  });
  switch (id) {
    case 'oldLabel': {
      const text = `Cabinet ${digits(0, 4)}. 12 March.`;
      return make(
        'Old label',
        text,
        `A faded label: “${text}”`,
        'cabinet',
        digits(0, 4),
        'The label is from March; the cabinet has a new lock since April.',
      );
    }
    case 'tag': {
      const isCase = plots.office === 'briefcase';
      const text = isCase ? `Case ${digits(1, 3)}, brown leather.` : `Safe ${digits(1, 3)}, second floor.`;
      const why = isCase
        ? 'The tag is for a brown case; this one is black.'
        : 'The tag is for the second floor; this safe is on the ground floor.';
      return make('Paper tag', text, `A tag on a nail: “${text}”`, isCase ? 'briefcase' : 'safe', digits(1, 3), why);
    }
    case 'sticker': {
      const text = `Tom, computer ${digits(2, 3)}.`;
      return make(
        'Yellow sticker',
        text,
        `A sticker: “${text}”`,
        'computer',
        digits(2, 3),
        'The sticker is Tom’s; the computer asks Ada.',
      );
    }
    case 'bookmark': {
      const code = digits(3, riddles.terminal ? 3 : 4);
      const text = `Terminal North ${code}.`;
      return make(
        'Bookmark',
        text,
        `A bookmark, and on it: “${text}”`,
        'terminal',
        code,
        'The bookmark is for Terminal North; this one is South.',
      );
    }
  }
}
