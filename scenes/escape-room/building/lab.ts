// Fixtures of the Laboratory. First set: air vent, and poster under ultraviolet light; second set: blocked sink and microscope.
import { COLOURS, CRYSTALS, cabinetCode, type Draws, ELEMENTS } from '../draws.ts';
import type { Fixture } from '../item.ts';
import { fixture, WRONG_CODE } from './fixture.ts';

export function labFixtures(draws: Draws): readonly Fixture[] {
  const isFirst = draws.sets.lab === 'first';
  const room = 'lab' as const;
  return [
    fixture({
      id: 'drawer',
      name: 'Workbench drawer',
      description: 'A wide drawer under the workbench. It is not locked.',
      room,
      at: { x: 215, y: 352, w: 150, h: 76 },
      node: 'drawer',
      action: 'open',
      contains: isFirst ? ['screwdriver', 'battery'] : ['magnet', 'string'],
      solvedText: 'The drawer stands open. It is empty.',
      hints: [
        'The workbench in the Laboratory holds more than flasks.',
        'The drawer of the workbench is not locked.',
        'Open the drawer of the workbench in the Laboratory.',
      ],
    }),
    fixture({
      id: 'note',
      name: 'Sticky note',
      description: isFirst
        ? 'Somebody wrote: “Cabinet: lightest last.”'
        : 'Somebody wrote: “Cabinet: fewest faces first.”',
      room,
      at: { x: 200, y: 132, w: 84, h: 84 },
      node: 'note',
      action: 'read',
      noteText: isFirst ? 'Cabinet: lightest last.' : 'Cabinet: fewest faces first.',
      solvedText: '',
      hints: [
        'Somebody in the Laboratory left a few words behind.',
        'A note sticks to the wall of the Laboratory.',
        'Read the sticky note in the Laboratory: it says in which order the cabinet wants its digits.',
      ],
    }),
    fixture({
      id: 'legend',
      name: 'Colour chart',
      description: `Each colour has its shape and its digit: ${legendText(draws)}.`,
      room,
      at: { x: 448, y: 140, w: 104, h: 128 },
      node: 'legend',
      action: 'read',
      noteText: `${legendText(draws)}.`,
      solvedText: '',
      hints: [
        'Something on a wall of the Laboratory is of use much later.',
        'In the Laboratory a chart gives each colour a digit.',
        'Read the colour chart in the Laboratory.',
      ],
    }),
    ...(isFirst ? underUltraviolet(draws) : underTheLens(draws)),
    fixture({
      id: 'cabinet',
      name: 'Steel cabinet',
      description: 'A cabinet of steel with a lock of four digits.',
      room,
      at: { x: 548, y: 300, w: 92, h: 190 },
      node: 'cabinet',
      action: 'use',
      codeRequired: cabinetCode(draws),
      contains: ['officeKey'],
      codePrompt: { label: 'Four digits', digits: 4, wrong: WRONG_CODE },
      solvedText: 'The cabinet stands open.',
      hints: [
        'The Laboratory has told you enough to open what is shut there.',
        `The cabinet wants the four numbers from the ${isFirst ? 'poster' : 'microscope'}, in the order of the note.`,
        `Enter ${cabinetCode(draws)} on the steel cabinet.`,
      ],
    }),
    fixture({
      id: 'officeDoor',
      name: 'Office door',
      description: 'A door with a small window. A sign says: Office.',
      room,
      at: { x: 655, y: 290, w: 100, h: 240 },
      node: 'officeDoor',
      action: 'use',
      keyRequired: 'officeKey',
      leadsTo: 'office',
      solvedText: 'The way to the Office is free.',
      hints: [
        'One of your keys opens a door.',
        'The office key fits the Office door.',
        'Take the office key and use it on the Office door in the Laboratory.',
      ],
    }),
  ];
}

const legendText = ({ legend }: Draws): string =>
  COLOURS.map(({ name, shape }, i) => `${name} ${shape} ${legend[i]}`).join(', ');

function underUltraviolet(draws: Draws): readonly Fixture[] {
  const glowing = draws.elements.map(number => ELEMENTS[number - 1]).join(', ');
  return [
    fixture({
      id: 'vent',
      name: 'Air vent',
      description: 'Four screws hold its grille. Something lies behind it.',
      room: 'lab',
      at: { x: 78, y: 130, w: 104, h: 84 },
      node: 'vent',
      action: 'use',
      toolRequired: 'screwdriver',
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
      node: 'poster',
      action: 'use',
      toolRequired: 'litLamp',
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
      id: 'sink',
      name: 'Blocked sink',
      description: 'Something shines at the bottom of the drain, too deep for a hand.',
      room: 'lab',
      at: { x: 68, y: 278, w: 104, h: 96 },
      node: 'vent',
      action: 'use',
      toolRequired: 'fishingLine',
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
      node: 'poster',
      action: 'use',
      toolRequired: 'lens',
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
