// Fixtures of the Library. First set: shelves and a globe; second set: busts with plates and an armchair.
import { type Draws, ROMAN, SHELVES, shelfCode, timeCode } from '../draws.ts';
import type { Fixture } from '../item.ts';
import { fixture } from './fixture.ts';

const room = 'library' as const;

export function libraryFixtures(draws: Draws): readonly Fixture[] {
  const { hour, minute } = draws;
  const time = `${hour}:${String(minute).padStart(2, '0')}`;
  return [
    ...(draws.sets.library === 'first' ? shelfSet(draws) : bustSet(draws)),
    fixture({
      id: 'clock',
      name: 'Grandfather clock',
      description: 'A clock as tall as the door. Its works lack a gear.',
      room,
      at: { x: 470, y: 256, w: 96, h: 250 },
      node: 'clock',
      action: 'use',
      toolRequired: 'gear',
      codeRequired: timeCode(draws),
      contains: ['keycard'],
      codePrompt: { label: 'Set the time', digits: 4, wrong: 'The clock strikes once. Nothing opens.' },
      solvedText: 'The clock runs. A panel in its foot stands open.',
      hints: [
        'The Library stands still at the wrong time.',
        'The clock wants a brass gear, and then the time of the meeting.',
        `Use the brass gear on the clock in the Library, then set it to ${time}.`,
      ],
    }),
    fixture({
      id: 'controlDoor',
      name: 'Control room door',
      description: 'A door of steel with a card slot.',
      room,
      at: { x: 640, y: 284, w: 116, h: 250 },
      node: 'controlDoor',
      action: 'use',
      keyRequired: 'keycard',
      leadsTo: 'control',
      solvedText: 'The way to the Control Room is free.',
      hints: [
        'A card opens a door.',
        'The keycard fits the door of the Control Room.',
        'Take the keycard and use it on the Control room door in the Library.',
      ],
    }),
  ];
}

function shelfSet(draws: Draws): readonly Fixture[] {
  return [
    fixture({
      id: 'book',
      name: 'Bookshelves',
      description:
        'Eight shelves, numbered from the top: 1, 2, 3, 4, 5, 6, 7, 8. One of their books must be more than a book.',
      room,
      at: { x: 120, y: 220, w: 170, h: 270 },
      node: 'book',
      action: 'use',
      codeRequired: shelfCode(draws),
      contains: ['gear'],
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
    }),
    fixture({
      id: 'globe',
      name: 'Globe',
      description: 'A globe on a stand. It rattles when it turns.',
      room,
      at: { x: 318, y: 330, w: 110, h: 150 },
      node: 'globe',
      action: 'search',
      contains: ['fuse'],
      solvedText: 'The globe has come apart at the equator. It is hollow and empty.',
      hints: ['Something in the Library rattles.', 'The globe is hollow.', 'Search the globe in the Library.'],
    }),
  ];
}

function bustSet(draws: Draws): readonly Fixture[] {
  const plates = draws.plates.map(number => ROMAN[number - 1]).join(', ');
  return [
    fixture({
      id: 'busts',
      name: 'Row of busts',
      description: `Eight busts that turn on their feet. Their plates, from the left: ${plates}.`,
      room,
      at: { x: 175, y: 150, w: 260, h: 120 },
      node: 'book',
      action: 'use',
      codeRequired: shelfCode(draws),
      contains: ['gear'],
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
        `Of the busts in the Library turn number ${shelfCode(draws)}, counted from the left.`,
      ],
    }),
    fixture({
      id: 'armchair',
      name: 'Armchair',
      description: 'A deep armchair. Things get lost between its cushions.',
      room,
      at: { x: 280, y: 345, w: 150, h: 140 },
      node: 'globe',
      action: 'search',
      contains: ['burntFuse', 'wire'],
      solvedText: 'Nothing is left between the cushions.',
      hints: [
        'Something in the Library swallows small things.',
        'Look between the cushions of the armchair.',
        'Search the armchair in the Library.',
      ],
    }),
  ];
}
