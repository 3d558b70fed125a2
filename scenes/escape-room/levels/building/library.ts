// Fixtures of the Library. Clock: shelves, a globe, a clock that gives the card; busts: an armchair, a clock and busts side by side;
// piano: a shelf of five books, a piano and an umbrella stand.

import type { Fixture } from '../../rules/item.ts';
import { type Draws, KEYS, ROMAN, SHELVES, shelfCode, timeCode } from '../draws.ts';
import { fixture } from './fixture.ts';
import { GIFTS, MACHINE_ITEMS, secondClue, timeOf } from './links.ts';

const room = 'library' as const;

export function libraryFixtures(draws: Draws): readonly Fixture[] {
  const gift = GIFTS[draws.plots.control];
  switch (draws.plots.library) {
    case 'clock':
      return [
        shelves(draws, ['gear']),
        globe({ x: 318, y: 330, w: 110, h: 150 }, gift),
        clock(draws, ['keycard']),
        controlDoor(),
      ];
    case 'busts':
      return [busts(draws, ['keycard']), armchair(['gear']), clock(draws, gift), controlDoor()];
    case 'piano':
      return [fiveBooks(draws), piano(draws), stand({ x: 110, y: 322, w: 110, h: 150 }, gift), controlDoor()];
  }
}

const clock = (draws: Draws, contains: readonly string[]): Fixture =>
  fixture({
    id: 'clock',
    name: 'Grandfather clock',
    description: 'A clock as tall as the door. Its works lack a gear.',
    room,
    at: { x: 470, y: 256, w: 96, h: 250 },
    action: 'use',
    toolRequired: 'gear',
    codeRequired: timeCode(draws),
    contains,
    clues: [secondClue(draws)],
    codePrompt: { label: 'Set the time', digits: 4, wrong: 'The clock strikes once. Nothing opens.' },
    wants: 'Its works want a gear.',
    fittedText: 'The gear fits. Now the hands can be set.',
    solvedText: 'The clock runs. A panel in its foot stands open.',
    hints: [
      'The Library stands still at the wrong time.',
      'The clock wants a brass gear, and then the time of the meeting.',
      `Use the brass gear on the clock in the Library, then set it to ${timeOf(draws)}.`,
    ],
  });

const controlDoor = (): Fixture =>
  fixture({
    id: 'controlDoor',
    name: 'Control room door',
    description: 'A door of steel with a card slot.',
    room,
    at: { x: 640, y: 284, w: 116, h: 250 },
    action: 'use',
    keyRequired: 'keycard',
    leadsTo: 'control',
    solvedText: 'The way to the Control Room is free.',
    hints: [
      'A card opens a door.',
      'The keycard fits the door of the Control Room.',
      'Take the keycard and use it on the Control room door in the Library.',
    ],
  });

const shelves = (draws: Draws, contains: readonly string[]): Fixture =>
  fixture({
    id: 'book',
    name: 'Bookshelves',
    description:
      'Eight shelves, numbered from the top: 1, 2, 3, 4, 5, 6, 7, 8. One of their books must be more than a book.',
    room,
    at: { x: 120, y: 220, w: 170, h: 270 },
    action: 'use',
    codeRequired: shelfCode(draws),
    contains,
    clues: [MACHINE_ITEMS[draws.plots.office].machine],
    codePrompt: {
      label: `Which shelf, 1 to ${SHELVES}?`,
      digits: 1,
      wrong: 'Only books. Nothing moves on that shelf.',
    },
    solvedText: 'A book has tipped over. The hollow behind it is empty.',
    hints: [
      'The Office told you of a number in the Library.',
      'The number names a shelf.',
      `Choose shelf ${draws.shelf} of the bookshelves in the Library.`,
    ],
  });

const stand = (at: Fixture['at'], contains: readonly string[]): Fixture =>
  fixture({
    id: 'stand',
    name: 'Umbrella stand',
    description: 'A tall stand with one umbrella, which does not go in to the end.',
    room,
    at,
    action: 'search',
    contains,
    solvedText: 'The umbrella leans on the stand, which is empty.',
    hints: [
      'Something in the Library does not go in to the end.',
      'Something lies under the umbrella.',
      'Search the umbrella stand in the Library.',
    ],
  });

const globe = (at: Fixture['at'], contains: readonly string[]): Fixture =>
  fixture({
    id: 'globe',
    name: 'Globe',
    description: 'A globe on a stand. It rattles when it turns.',
    room,
    at,
    action: 'search',
    contains,
    solvedText: 'The globe has come apart at the equator. It is hollow and empty.',
    hints: ['Something in the Library rattles.', 'The globe is hollow.', 'Search the globe in the Library.'],
  });

function busts(draws: Draws, contains: readonly string[]): Fixture {
  const plates = draws.plates.map(number => ROMAN[number - 1]).join(', ');
  return fixture({
    id: 'busts',
    name: 'Row of busts',
    description: `Eight busts that turn on their feet. Their plates, from the left: ${plates}.`,
    room,
    at: { x: 175, y: 150, w: 260, h: 120 },
    action: 'use',
    codeRequired: shelfCode(draws),
    contains,
    clues: [MACHINE_ITEMS[draws.plots.office].machine],
    noteText: `Plates of the busts, from the left: ${plates}.`,
    codePrompt: {
      label: `Turn which, counted from the left?`,
      digits: 1,
      wrong: 'The bust turns, and nothing else happens.',
    },
    solvedText: 'One bust looks the other way. The drawer in its foot is empty.',
    hints: [
      'The Office told you of a number in the Library.',
      'One of the busts has that number on its plate. Count where it stands.',
      `Of the busts in the Library turn number ${shelfCode(draws)}, counted from the left of the busts.`,
    ],
  });
}

const armchair = (contains: readonly string[]): Fixture =>
  fixture({
    id: 'armchair',
    name: 'Armchair',
    description: 'A deep armchair. Things get lost between its cushions.',
    room,
    at: { x: 280, y: 345, w: 150, h: 140 },
    action: 'search',
    contains,
    solvedText: 'Nothing is left between the cushions.',
    hints: [
      'Something in the Library swallows small things.',
      'Look between the cushions of the armchair.',
      'Search the armchair in the Library.',
    ],
  });

const fiveBooks = (draws: Draws): Fixture =>
  fixture({
    id: 'fiveBooks',
    name: 'Shelf of five books',
    description:
      'Five books on a shelf of their own. Each slides to the right past its neighbour, and something clicks.',
    room,
    at: { x: 150, y: 148, w: 220, h: 116 },
    action: 'use',
    gadget: { kind: 'order', goal: draws.books.goal, start: draws.books.start },
    contains: ['pianoKey'],
    clues: [secondClue(draws)],
    solvedText: 'The five books stand in order. A flap under the shelf has opened, and is empty.',
    hints: [
      'Somebody wrote down how things stand in the Library.',
      'The sheet about five books tells the order of the shelf.',
      `Put the books in order: ${draws.books.claims.join(' ')} Then look at the five books.`,
    ],
  });

const piano = (draws: Draws): Fixture =>
  fixture({
    id: 'piano',
    name: 'Piano',
    description: 'A small piano. Its lid is locked; the keyhole is small and round.',
    room,
    at: { x: 300, y: 338, w: 200, h: 130 },
    action: 'use',
    toolRequired: 'pianoKey',
    gadget: { kind: 'keys', names: KEYS, goal: draws.tune, start: [] },
    contains: ['keycard'],
    clues: [MACHINE_ITEMS[draws.plots.office].machine],
    wants: 'Its lid is locked. The keyhole is small and round.',
    fittedText: 'The lid is up. Six keys, from the left: C, D, E, F, G, A. It waits for five notes.',
    solvedText: 'The last note rings on, and a drawer in the piano stands open.',
    hints: [
      'The Library wants to hear something.',
      'The piano wants its key, and then five notes: the Office told where they begin, and how many keys up or down each goes.',
      `Use the piano key on the piano, then play ${draws.tune.map(key => KEYS[key]).join(', ')} on the piano.`,
    ],
  });
