// Fixtures of the Laboratory. Ultraviolet: a vent and a poster; lens: pipes, a sink and a microscope; keypad: a door without a key, and a cabinet that stays shut for long.

import type { Fixture } from '../../rules/item.ts';
import { CRYSTALS, cabinetCode, type Draws, ELEMENTS } from '../draws.ts';
import { pipeGadget, weightGadget } from '../gadgetDraws.ts';
import { riddleCode } from '../riddleDraws.ts';
import { codePromptOf, fixture } from './fixture.ts';
import { cluesOf, MACHINE_ITEMS } from './links.ts';

export function labFixtures(draws: Draws): readonly Fixture[] {
  switch (draws.plots.lab) {
    case 'ultraviolet':
      return [
        drawer(['screwdriver', 'battery']),
        note('lightest last'),
        ...underUltraviolet(draws),
        cabinet(draws, 'poster'),
        keyDoor(),
      ];
    case 'lens':
      return [
        drawer(['magnet', 'string']),
        note('fewest faces first'),
        ...underTheLens(draws),
        cabinet(draws, 'microscope'),
        keyDoor(),
      ];
    case 'keypad':
      return [drawer(['brassWeight']), balance(draws), lateCabinet(draws), keypadDoor(draws)];
  }
}

const drawer = (contains: readonly string[]): Fixture =>
  fixture({
    id: 'drawer',
    name: 'Workbench drawer',
    description: 'A wide drawer under the workbench. It is not locked.',
    room: 'lab',
    at: { x: 215, y: 352, w: 150, h: 76 },
    action: 'open',
    contains,
    solvedText: 'The drawer stands open. It is empty.',
    hints: [
      'The workbench in the Laboratory holds more than flasks.',
      'The drawer of the workbench is not locked.',
      'Open the drawer of the workbench in the Laboratory.',
    ],
  });

const note = (order: string): Fixture =>
  fixture({
    id: 'note',
    name: 'Sticky note',
    description: `Somebody wrote: “Cabinet: ${order}.”`,
    room: 'lab',
    at: order === 'lightest last' ? { x: 200, y: 132, w: 84, h: 84 } : { x: 245, y: 116, w: 84, h: 84 },
    action: 'read',
    noteText: `Cabinet: ${order}.`,
    solvedText: '',
    hints: [
      'Somebody in the Laboratory left a few words behind.',
      'A note sticks to the wall of the Laboratory.',
      'Read the sticky note in the Laboratory: it says in which order the cabinet wants its digits.',
    ],
  });

const CABINET_PLACE = { x: 548, y: 300, w: 92, h: 190 };

const cabinet = (draws: Draws, source: 'poster' | 'microscope'): Fixture =>
  fixture({
    id: 'cabinet',
    name: 'Steel cabinet',
    description: 'A cabinet of steel with a lock of four digits. A seal on it: “New lock, 3 April.”',
    room: 'lab',
    at: CABINET_PLACE,
    action: 'use',
    codeRequired: cabinetCode(draws),
    contains: ['officeKey'],
    clues: [source, 'note'],
    codePrompt: codePromptOf(4),
    solvedText: 'The cabinet stands open.',
    hints: [
      'The Laboratory has told you enough to open what is shut there.',
      `The cabinet wants the four numbers from the ${source}, in the order of the note.`,
      `Enter ${cabinetCode(draws)} on the steel cabinet.`,
    ],
  });

const keyDoor = (): Fixture =>
  fixture({
    id: 'officeDoor',
    name: 'Office door',
    description: 'A door with a small window. A sign says: Office.',
    room: 'lab',
    at: { x: 655, y: 290, w: 100, h: 240 },
    action: 'use',
    keyRequired: 'officeKey',
    leadsTo: 'office',
    solvedText: 'The way to the Office is free.',
    hints: [
      'One of your keys opens a door.',
      'The office key fits the Office door.',
      'Take the office key and use it on the Office door in the Laboratory.',
    ],
  });

/** A balance that frees what lies under its pan. */
const balance = ({ counter }: Draws): Fixture =>
  fixture({
    id: 'balance',
    name: 'Balance',
    description: `A balance with a set of weights: ${counter.weights.join(', ')}. One of them is missing. Its other arm carries ${counter.goal}.`,
    room: 'lab',
    at: { x: 292, y: 232, w: 200, h: 100 },
    action: 'use',
    toolRequired: 'brassWeight',
    gadget: weightGadget(counter),
    contains: ['battery'],
    wants: 'Its set of weights lacks one.',
    fittedText: `The set is whole. The other arm carries ${counter.goal}: put weights on the pan until both are level.`,
    solvedText: 'Both arms are level, and a lid has opened under the pan. It is empty now.',
    hints: [
      'An instrument in the Laboratory lacks a piece of its set.',
      'The brass weight belongs to the balance. Then both arms must carry the same.',
      `Use the brass weight on the balance, then put weights that make ${counter.goal} on the pan of the balance.`,
    ],
  });

/** The cabinet whose code lies in the Office. */
function lateCabinet(draws: Draws): Fixture {
  const { container, item } = MACHINE_ITEMS[draws.plots.office];
  return fixture({
    id: 'cabinet',
    name: 'Steel cabinet',
    description: 'A cabinet of steel with a lock of three digits. Nothing in this room speaks of it.',
    room: 'lab',
    at: CABINET_PLACE,
    action: 'use',
    codeRequired: cabinetCode(draws),
    contains: [item],
    clues: [container],
    codePrompt: codePromptOf(3),
    solvedText: 'The cabinet stands open.',
    hints: [
      'What you read in the Office is for a room where you have been.',
      'The slip from the Office tells the three digits of the cabinet in the Laboratory.',
      `Enter ${cabinetCode(draws)} on the steel cabinet.`,
    ],
  });
}

function keypadDoor(draws: Draws): Fixture {
  const code = riddleCode(draws, 'officeDoor');
  return fixture({
    id: 'officeDoor',
    name: 'Office door',
    description: 'A door with a keypad. The hatch for its battery stands open and is empty.',
    room: 'lab',
    at: { x: 655, y: 290, w: 100, h: 240 },
    action: 'use',
    toolRequired: 'battery',
    codeRequired: code,
    clues: cluesOf(draws, 'officeDoor'),
    codePrompt: codePromptOf(3),
    wants: 'Its keypad wants a battery.',
    image: 'keypadDoor',
    fittedText: 'The keypad glows and waits for three digits.',
    leadsTo: 'office',
    solvedText: 'The way to the Office is free.',
    hints: [
      'The way on needs power, and three digits.',
      'The keypad wants the battery, and the digits that something in the Laboratory tells of the door.',
      `Use the battery on the Office door, then enter ${code} on the door.`,
    ],
  });
}

function underUltraviolet(draws: Draws): readonly Fixture[] {
  const glowing = draws.elements.map(number => ELEMENTS[number - 1]).join(', ');
  return [
    fixture({
      id: 'vent',
      name: 'Air vent',
      description: 'Four screws hold its grille. Something lies behind it.',
      room: 'lab',
      at: { x: 78, y: 130, w: 104, h: 84 },
      action: 'use',
      toolRequired: 'screwdriver',
      wants: 'Its screws have a cross in their heads.',
      contains: ['uvLamp'],
      solvedText: 'The grille is off. The vent is empty.',
      hints: [
        'Something lies behind four screws.',
        'The air vent in the Laboratory can be unscrewed.',
        'Take the screwdriver and use it on the air vent in the Laboratory.',
      ],
    }),
    fixture({
      id: 'poster',
      name: 'Poster of elements',
      description: `Nine elements with their numbers, the lightest first: ${ELEMENTS.map((name, i) => `${i + 1} ${name}`).join(', ')}. It feels as if something else were printed on it.`,
      room: 'lab',
      at: { x: 325, y: 140, w: 124, h: 128 },
      action: 'use',
      toolRequired: 'litLamp',
      wants: 'It wants another light.',
      noteText: `In ultraviolet light four names glow: ${glowing}.`,
      noteAt: 'solved',
      solvedText: `Four names glow: ${glowing}.`,
      hints: [
        'Not everything on the walls of the Laboratory shows in ordinary light.',
        'The dark lamp needs its battery. Then shine it on the poster of elements.',
        'Combine the dark lamp with the battery, take the UV lamp and use it on the poster of elements.',
      ],
    }),
  ];
}

function underTheLens(draws: Draws): readonly Fixture[] {
  const faces = draws.faces.map((count, i) => `${CRYSTALS[i]} ${count}`).join(', ');
  return [
    fixture({
      id: 'pipes',
      name: 'Water pipes',
      description:
        'Eight pieces of pipe in two rows. Water comes in at the upper left; the drain of the sink leaves at the lower right.',
      room: 'lab',
      at: { x: 104, y: 116, w: 176, h: 92 },
      action: 'use',
      gadget: pipeGadget(draws.pipes.tiles, draws.pipes.start),
      solvedText: 'The water runs through the pipes, and the sink has run empty.',
      hints: [
        'Water that cannot run off hides something.',
        'Turn the pieces of pipe until the water runs from the upper left to the lower right.',
        'Turn the water pipes in the Laboratory: begin at the upper left, and see to it that each piece meets the next of the pipes.',
      ],
    }),
    fixture({
      id: 'sink',
      name: 'Blocked sink',
      description: 'Something shines at the bottom of the drain, too deep for a hand.',
      room: 'lab',
      at: { x: 68, y: 278, w: 104, h: 96 },
      action: 'use',
      toolRequired: 'fishingLine',
      wants: 'What lies there is of iron, and an arm’s length down.',
      requiredNodes: ['pipes'],
      blockedText: 'A sink full of water that does not run off. Something shines at its bottom.',
      blockedRefusal: 'The sink is full of water.',
      contains: ['lens'],
      solvedText: 'The drain is free.',
      hints: [
        'Something lies where no hand reaches.',
        'Tie the magnet to the string and fish in the sink.',
        'Combine magnet and string, take the magnet on a string and use it on the sink in the Laboratory.',
      ],
    }),
    fixture({
      id: 'microscope',
      name: 'Microscope',
      description: 'Four crystals lie under it. Its eyepiece is missing.',
      room: 'lab',
      at: { x: 330, y: 232, w: 104, h: 110 },
      action: 'use',
      toolRequired: 'lens',
      wants: 'It wants an eyepiece.',
      noteText: `Faces of the four crystals: ${faces}.`,
      noteAt: 'solved',
      solvedText: `Four crystals. Their faces: ${faces}.`,
      hints: [
        'An instrument in the Laboratory is not complete.',
        'The lens belongs to the microscope.',
        'Take the lens and use it on the microscope in the Laboratory.',
      ],
    }),
  ];
}
