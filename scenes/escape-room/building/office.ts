// Fixtures of the Office. First set: palm, locked desk, computer; second set: crooked painting, briefcase, card reader.
import { caseCode, type Draws } from '../draws.ts';
import type { Fixture } from '../item.ts';
import { fixture, WRONG_CODE } from './fixture.ts';

const room = 'office' as const;

export function officeFixtures(draws: Draws): readonly Fixture[] {
  const isFirst = draws.sets.office === 'first';
  const { hour, minute } = draws;
  const time = isFirst
    ? `Meeting at ${hour}:${String(minute).padStart(2, '0')}.`
    : `Meeting: the short hand just past ${hour}, the long hand on ${minute / 5}.`;
  const on = isFirst ? 'whiteboard' : 'wall calendar';
  return [
    ...(isFirst ? deskSet(draws) : briefcaseSet(draws)),
    fixture({
      id: isFirst ? 'whiteboard' : 'calendar',
      name: isFirst ? 'Whiteboard' : 'Wall calendar',
      description: isFirst ? `Much is wiped off. What is left: “${time}”` : `Today has a clock drawn on it. “${time}”`,
      room,
      at: isFirst ? { x: 350, y: 130, w: 190, h: 110 } : { x: 370, y: 132, w: 110, h: 120 },
      node: 'whiteboard',
      action: 'read',
      noteText: time,
      solvedText: '',
      hints: [
        'The Office knows what time matters.',
        `Somebody noted a meeting on the ${on} in the Office.`,
        `Read the ${on} in the Office: the meeting is at ${hour}:${String(minute).padStart(2, '0')}.`,
      ],
    }),
    fixture({
      id: 'libraryDoor',
      name: 'Library door',
      description: 'A heavy door with an electric bolt.',
      room,
      at: { x: 645, y: 284, w: 110, h: 250 },
      node: null,
      action: 'open',
      requiredNodes: ['computer'],
      blockedText: 'A heavy door. Its electric bolt is shut, and it has no keyhole.',
      leadsTo: 'library',
      solvedText: 'The bolt is open.',
      hints: ['', '', ''],
    }),
  ];
}

const shelfNote = ({ shelf }: Draws): string => `Library: number ${shelf}.`;

function deskSet(draws: Draws): readonly Fixture[] {
  return [
    fixture({
      id: 'plant',
      name: 'Potted palm',
      description: 'A palm in a large pot. The earth was dug up lately.',
      room,
      at: { x: 78, y: 320, w: 110, h: 190 },
      node: 'plant',
      action: 'search',
      reveals: 'smallKey',
      solvedText: 'Only earth is left in the pot.',
      hints: [
        'Something green in the Office hides something small.',
        'Somebody dug in the pot of the palm.',
        'Search the potted palm in the Office.',
      ],
    }),
    fixture({
      id: 'deskDrawer',
      name: 'Desk drawer',
      description: 'The drawer of the desk has a small flat lock.',
      room,
      at: { x: 270, y: 372, w: 110, h: 84 },
      node: 'deskDrawer',
      action: 'use',
      keyRequired: 'smallKey',
      contains: ['usbStick'],
      solvedText: 'The drawer stands open. It is empty.',
      hints: [
        'Your small key fits something in the Office.',
        'The drawer of the desk has a small flat lock.',
        'Take the small key and use it on the desk drawer in the Office.',
      ],
    }),
    fixture({
      id: 'computer',
      name: 'Computer',
      description: 'It hums and asks for a USB stick.',
      room,
      at: { x: 410, y: 258, w: 120, h: 110 },
      node: 'computer',
      action: 'use',
      toolRequired: 'usbStick',
      noteText: shelfNote(draws),
      noteAt: 'solved',
      solvedText: `One file opens: “${shelfNote(draws)}” Somewhere a bolt slides back.`,
      hints: [
        'Something in the Office waits to be fed.',
        'The computer asks for a USB stick.',
        'Take the USB stick and use it on the computer in the Office.',
      ],
    }),
  ];
}

function briefcaseSet(draws: Draws): readonly Fixture[] {
  const written = `Case: ${[...draws.caseDigits].reverse().join('')}, the wrong way round.`;
  return [
    fixture({
      id: 'painting',
      name: 'Crooked painting',
      description: 'A fox in a landscape. It hangs crooked, as if it were often moved.',
      room,
      at: { x: 175, y: 128, w: 150, h: 110 },
      node: 'plant',
      action: 'search',
      noteText: written,
      noteAt: 'solved',
      solvedText: `On the wall behind it, in pencil: “${written}”`,
      hints: [
        'Something in the Office does not hang straight.',
        'Look behind the painting.',
        'Search the crooked painting in the Office.',
      ],
    }),
    fixture({
      id: 'briefcase',
      name: 'Briefcase',
      description: 'A case of leather with a lock of three digits.',
      room,
      at: { x: 215, y: 376, w: 120, h: 90 },
      node: 'deskDrawer',
      action: 'use',
      codeRequired: caseCode(draws),
      contains: ['punchedCard'],
      codePrompt: { label: 'Three digits', digits: 3, wrong: WRONG_CODE },
      solvedText: 'The briefcase is open and empty.',
      hints: [
        'What stands behind the painting opens something.',
        'The briefcase takes the three digits from behind the painting, the wrong way round.',
        `Enter ${caseCode(draws)} on the briefcase in the Office.`,
      ],
    }),
    fixture({
      id: 'reader',
      name: 'Card reader',
      description: 'An old machine with a slot for punched cards.',
      room,
      at: { x: 430, y: 262, w: 130, h: 110 },
      node: 'computer',
      action: 'use',
      toolRequired: 'punchedCard',
      noteText: shelfNote(draws),
      noteAt: 'solved',
      solvedText: `It types: “${shelfNote(draws)}” Somewhere a bolt slides back.`,
      hints: [
        'An old machine in the Office waits to be fed.',
        'The card reader has a slot for punched cards.',
        'Take the punched card and use it on the card reader in the Office.',
      ],
    }),
  ];
}
