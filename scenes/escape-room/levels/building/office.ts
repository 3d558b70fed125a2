// Fixtures of the Office. Desk: a palm, a locked drawer, a computer with a password; briefcase: a painting, a filing cabinet, a briefcase and
// a card reader; intercom: a safe, an intercom that is played, and the box of the bolt.

import type { Fixture } from '../../rules/item.ts';
import { riddleText } from '../../rules/riddles.ts';
import { BUTTONS, type Draws } from '../draws.ts';
import { RIDDLE_LOCKS, riddleCode } from '../riddleDraws.ts';
import { codePromptOf, fixture } from './fixture.ts';
import { cluesOf, MACHINE_ITEMS, officeWord, secondText } from './links.ts';

const room = 'office' as const;

export function officeFixtures(draws: Draws): readonly Fixture[] {
  return [...PLOTS[draws.plots.office](draws), libraryDoor(draws)];
}

const PLOTS = { desk: deskPlot, briefcase: briefcasePlot, intercom: intercomPlot } as const;

const libraryDoor = ({ plots }: Draws): Fixture =>
  fixture({
    id: 'libraryDoor',
    name: 'Library door',
    description: 'A heavy door with an electric bolt.',
    room,
    at: { x: 645, y: 284, w: 110, h: 250 },
    node: null,
    action: 'open',
    requiredNodes: [MACHINE_ITEMS[plots.office].machine],
    blockedText: 'A heavy door. Its electric bolt is shut, and it has no keyhole.',
    leadsTo: 'library',
    solvedText: 'The bolt is open.',
    hints: ['', '', ''],
  });

/** What a container of the Office holds: the thing for the machine, or where the Laboratory’s cabinet has that, a slip about the cabinet. */
function holding(draws: Draws): Pick<Fixture, 'contains' | 'noteText' | 'noteAt'> & { readonly slip: string } {
  const { riddles, plots } = draws;
  if (!riddles.cabinet)
    return { contains: [MACHINE_ITEMS[plots.office].item], noteText: null, noteAt: 'look', slip: '' };
  const slip = riddleText(riddles.cabinet, RIDDLE_LOCKS.cabinet);
  return { contains: [], noteText: slip, noteAt: 'solved', slip: `A slip lies in it: “${slip}”` };
}

function deskPlot(draws: Draws): readonly Fixture[] {
  const { slip, ...held } = holding(draws);
  const code = riddleCode(draws, 'computer');
  return [
    fixture({
      id: 'plant',
      name: 'Potted palm',
      description: 'A palm in a large pot. The earth was dug up lately.',
      room,
      at: { x: 78, y: 320, w: 110, h: 190 },
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
      action: 'use',
      keyRequired: 'smallKey',
      ...held,
      solvedText: slip || 'The drawer stands open. It is empty.',
      hints: [
        'Your small key fits something in the Office.',
        'The drawer of the desk has a small flat lock.',
        'Take the small key and use it on the desk drawer in the Office.',
      ],
    }),
    fixture({
      id: 'computer',
      name: 'Computer',
      description: 'It hums and asks for a USB stick. Somebody is logged in: Ada.',
      room,
      at: { x: 410, y: 262, w: 120, h: 110 },
      action: 'use',
      toolRequired: 'usbStick',
      codeRequired: code,
      clues: cluesOf(draws, 'computer'),
      codePrompt: codePromptOf(3),
      wants: 'The computer wants something for its USB port.',
      fittedText: 'The stick is read. The computer asks Ada for her three digits.',
      noteText: officeWord(draws),
      noteAt: 'solved',
      solvedText: `One file opens: “${officeWord(draws)}” Somewhere a bolt slides back.`,
      hints: [
        'Something in the Office waits to be fed, and then asks.',
        'The computer asks for a USB stick, and then for the three digits that a sheet tells of the computer.',
        `Use the USB stick on the computer in the Office, then enter ${code} on the computer.`,
      ],
    }),
  ];
}

function briefcasePlot(draws: Draws): readonly Fixture[] {
  const { slip, ...held } = holding(draws);
  const code = riddleCode(draws, 'briefcase');
  return [
    fixture({
      id: 'painting',
      name: 'Crooked painting',
      description: 'A fox in a landscape. It hangs crooked, as if it were often moved.',
      room,
      at: { x: 110, y: 128, w: 150, h: 110 },
      action: 'search',
      reveals: 'smallKey',
      solvedText: 'A hook in the wall behind it. Nothing hangs there now.',
      hints: [
        'Something in the Office does not hang straight.',
        'Look behind the painting.',
        'Search the crooked painting in the Office.',
      ],
    }),
    fixture({
      id: 'filing',
      name: 'Filing cabinet',
      description: 'Three drawers of steel with one small flat lock.',
      room,
      at: { x: 78, y: 318, w: 104, h: 170 },
      action: 'use',
      keyRequired: 'smallKey',
      noteText: secondText(draws),
      noteAt: 'solved',
      solvedText: `One sheet is left in it: “${secondText(draws)}”`,
      hints: [
        'Your small key fits something in the Office.',
        'The filing cabinet has a small flat lock.',
        'Take the small key and use it on the filing cabinet in the Office.',
      ],
    }),
    fixture({
      id: 'briefcase',
      name: 'Briefcase',
      description: 'A case of black leather with a lock of three digits.',
      room,
      at: { x: 250, y: 376, w: 120, h: 90 },
      action: 'use',
      codeRequired: code,
      clues: cluesOf(draws, 'briefcase'),
      ...held,
      codePrompt: codePromptOf(3),
      solvedText: slip || 'The briefcase is open and empty.',
      hints: [
        'A case in the Office is spoken of elsewhere.',
        'The briefcase takes the three digits that a sheet tells of it.',
        `Enter ${code} on the briefcase in the Office.`,
      ],
    }),
    fixture({
      id: 'reader',
      name: 'Card reader',
      description: 'An old machine with a slot for punched cards.',
      room,
      at: { x: 420, y: 262, w: 130, h: 110 },
      action: 'use',
      toolRequired: 'punchedCard',
      wants: 'The card reader wants something that fits its slot.',
      noteText: officeWord(draws),
      noteAt: 'solved',
      solvedText: `It types: “${officeWord(draws)}” Somewhere a bolt slides back.`,
      hints: [
        'An old machine in the Office waits to be fed.',
        'The card reader has a slot for punched cards.',
        'Take the punched card and use it on the card reader in the Office.',
      ],
    }),
  ];
}

function intercomPlot(draws: Draws): readonly Fixture[] {
  const { slip, ...held } = holding(draws);
  const code = riddleCode(draws, 'safe');
  return [
    fixture({
      id: 'safe',
      name: 'Safe',
      description: 'A safe with a lock of three digits. A plate says: ground floor.',
      room,
      at: { x: 78, y: 330, w: 116, h: 130 },
      action: 'use',
      codeRequired: code,
      clues: cluesOf(draws, 'safe'),
      ...held,
      codePrompt: codePromptOf(3),
      solvedText: slip || 'The safe stands open. It is empty.',
      hints: [
        'Something heavy in the Office is spoken of elsewhere.',
        'The safe takes the three digits that a sheet tells of it.',
        `Enter ${code} on the safe.`,
      ],
    }),
    fixture({
      id: 'intercom',
      name: 'Intercom',
      description: 'An intercom with four buttons: red, yellow, green, blue. It waits for a call sign of five.',
      room,
      at: { x: 400, y: 254, w: 130, h: 104 },
      action: 'use',
      gadget: { kind: 'keys', names: BUTTONS, goal: draws.blinks, start: [] },
      clues: ['beacon'],
      solvedText: 'A voice says: “Heard you.” The shutter over a box beside the door goes up.',
      hints: [
        'Somebody in the Office waits for a sign that you saw before.',
        'The lamp that blinks in the Laboratory gives the order of the buttons.',
        `Press on the intercom: ${draws.blinks.map(button => BUTTONS[button]?.toLowerCase()).join(', ')}.`,
      ],
    }),
    fixture({
      id: 'boltBox',
      name: 'Bolt box',
      description: 'The works of the bolt. They end in a square peg, from which the handle is gone.',
      room,
      at: { x: 534, y: 334, w: 104, h: 120 },
      action: 'use',
      toolRequired: 'handle',
      requiredNodes: ['intercom'],
      blockedText: 'A box in the wall behind a steel shutter.',
      blockedRefusal: 'The shutter is down.',
      wants: 'Its square peg wants a handle.',
      noteText: officeWord(draws),
      noteAt: 'solved',
      solvedText: `The bolt slides back. On the inside of the lid: “${officeWord(draws)}”`,
      hints: [
        'The bolt of the Office is moved by hand.',
        'The box beside the door lacks its handle.',
        'Take the handle and use it on the bolt box.',
      ],
    }),
  ];
}
