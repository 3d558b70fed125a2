// Fixtures of the last house: paper animals whose locks ask what the pages say, and the doors that they hold.
import type { Fixture, RoomId } from '../../rules/item.ts';
import type { Draws } from '../draws.ts';
import { FACTS } from '../pages/facts.ts';
import { codePromptOf, fixture } from './fixture.ts';

interface Animal {
  readonly id: string;
  readonly name: string;
  readonly room: RoomId;
  readonly x: number;
  /** What is written on its inside, in Tom’s hand. */
  readonly inside: string;
}
const ANIMALS: readonly Animal[] = [
  {
    id: 'crane',
    name: 'Paper crane',
    room: 'lab',
    x: 330,
    inside: 'Correct. I had been afraid that nobody reads these.',
  },
  { id: 'hare', name: 'Paper hare', room: 'office', x: 200, inside: 'Correct. Ada got the second one wrong.' },
  {
    id: 'boat',
    name: 'Paper boat',
    room: 'office',
    x: 420,
    inside: 'Correct. It floats, too. I have tried it in a teacup.',
  },
  { id: 'swan', name: 'Paper swan', room: 'library', x: 200, inside: 'Correct. Mind the beak.' },
  {
    id: 'whale',
    name: 'Paper whale',
    room: 'library',
    x: 430,
    inside: 'Correct. It took nine sheets, and I would do it again.',
  },
  { id: 'star', name: 'Paper star', room: 'control', x: 170, inside: 'Correct. I can hear you, by the way.' },
  { id: 'fox', name: 'Paper fox', room: 'control', x: 400, inside: 'Correct. I knew that it was you.' },
];

const asks = (page: number): string => FACTS[page - 1]?.asks ?? '';
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

function animal({ id, name, room, x, inside }: Animal, [first, second]: readonly [number, number]): Fixture {
  const code = `${FACTS[first - 1]?.answer}${FACTS[second - 1]?.answer}`;
  const question = `${asks(first)}, and ${lowered(asks(second))}? Two digits each.`;
  return fixture({
    id,
    name,
    description: `It hangs on a thread, and the thread runs to the door. On its side, in a neat hand: “${question}”`,
    room,
    at: { x, y: 124, w: 132, h: 116 },
    action: 'use',
    codeRequired: code,
    pages: [first, second],
    codePrompt: codePromptOf(4),
    image: id === 'fox' ? 'paperFox' : id,
    solvedText: `It has unfolded. On the inside: “${inside}”`,
    hints: [
      `The ${name.toLowerCase()} asks about something that somebody wrote down.`,
      `Page ${first} tells the first two digits of the ${name.toLowerCase()}, page ${second} the others.`,
      `Read page ${first} again, then page ${second}: the first two digits are for “${asks(first)}”, the others for “${asks(second)}”, on the ${name.toLowerCase()}.`,
    ],
  });
}

const door = (id: string, name: string, room: RoomId, leadsTo: RoomId | null, x: number): Fixture => {
  const threads = ANIMALS.filter(one => one.room === room).map(one => one.id);
  return fixture({
    id,
    name,
    description: 'A door of folded paper.',
    room,
    at: { x, y: 284, w: leadsTo ? 104 : 140, h: leadsTo ? 246 : 270 },
    node: leadsTo ? null : id,
    action: 'open',
    requiredNodes: threads,
    blockedText: 'A door of folded paper. It is held by a thread, and the thread by what hangs there.',
    leadsTo,
    isExit: leadsTo === null,
    image: leadsTo ? 'paperDoor' : 'paperExit',
    solvedText: leadsTo ? 'The thread is loose.' : 'Daylight!',
    hints: ['Nothing holds you any longer.', 'The exit is unlocked.', 'Open the exit door in the Control Room.'],
  });
};

export const lastFixtures = (asked: NonNullable<Draws['asked']>): readonly Fixture[] => [
  ...ANIMALS.flatMap((one, i) => (asked[i] ? [animal(one, asked[i])] : [])),
  door('officeDoor', 'Office door', 'lab', 'office', 650),
  door('libraryDoor', 'Library door', 'office', 'library', 645),
  door('controlDoor', 'Control room door', 'library', 'control', 640),
  door('exit', 'Exit door', 'control', null, 612),
];
