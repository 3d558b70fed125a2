// Fixtures of the Control Room. First set: monitors that show colours in order; second set: gauges to be put in order.
import { COLOURS, type Draws, QUARTERS, terminalCode } from '../draws.ts';
import type { Fixture } from '../item.ts';
import { fixture, WRONG_CODE } from './fixture.ts';

const room = 'control' as const;

export function controlFixtures(draws: Draws): readonly Fixture[] {
  const isFirst = draws.sets.control === 'first';
  const mended = draws.sets.library === 'second';
  return [
    fixture({
      id: 'panel',
      name: 'Fuse panel',
      description: 'A row of fuses. One place is empty.',
      room,
      at: { x: 88, y: 232, w: 110, h: 140 },
      node: 'panel',
      action: 'use',
      toolRequired: 'fuse',
      solvedText: 'All fuses are in. The power is on.',
      hints: [
        'The Control Room sleeps.',
        'The fuse panel lacks a fuse.',
        mended
          ? 'Combine the burnt fuse with the copper wire, take the fuse and use it on the fuse panel.'
          : 'Take the fuse and use it on the fuse panel in the Control Room.',
      ],
    }),
    isFirst ? monitors(draws) : gauges(draws),
    fixture({
      id: 'terminal',
      name: 'Terminal',
      description: 'It blinks and waits for four digits.',
      room,
      at: { x: 330, y: 346, w: 150, h: 120 },
      node: 'terminal',
      action: 'use',
      codeRequired: terminalCode(draws),
      requiredNodes: ['panel'],
      blockedText: 'A terminal with a field of digits. It has no power.',
      codePrompt: { label: 'Four digits', digits: 4, wrong: WRONG_CODE },
      solvedText: 'It says: Exit unlocked.',
      hints: [
        'Colours are digits, if you know where to look them up.',
        `The colour chart in the Laboratory gives each colour of the ${isFirst ? 'monitors' : 'gauges'} a digit.`,
        `Enter ${terminalCode(draws)} on the terminal in the Control Room.`,
      ],
    }),
    fixture({
      id: 'exit',
      name: 'Exit door',
      description: 'The exit. A green lamp burns above it.',
      room,
      at: { x: 612, y: 270, w: 140, h: 270 },
      node: 'exit',
      action: 'open',
      requiredNodes: ['terminal', 'panel'],
      blockedText: 'The exit. The lamp above it is red.',
      isExit: true,
      solvedText: 'Daylight!',
      hints: ['Nothing holds you any longer.', 'The exit is unlocked.', 'Open the exit door in the Control Room.'],
    }),
  ];
}

const called = (colour: number): string => `${COLOURS[colour]?.name} ${COLOURS[colour]?.shape}`;

function monitors(draws: Draws): Fixture {
  const shown = draws.dots.map(called).join(', ');
  return fixture({
    id: 'monitors',
    name: 'Monitors',
    description: `Four monitors, from the left: ${shown}.`,
    room,
    at: { x: 330, y: 168, w: 290, h: 120 },
    node: 'monitors',
    action: 'read',
    requiredNodes: ['panel'],
    blockedText: 'Four dark monitors.',
    noteText: `Monitors, from the left: ${shown}.`,
    solvedText: '',
    hints: [
      'The Control Room shows something, now that it has power.',
      'Each of the four monitors shows a colour.',
      'Look at the monitors in the Control Room.',
    ],
  });
}

function gauges({ dots, quarters }: Draws): Fixture {
  const shown = dots.map((colour, i) => `${called(colour)} ${QUARTERS[(quarters[i] ?? 1) - 1]}`).join(', ');
  return fixture({
    id: 'gauges',
    name: 'Gauges',
    description: `Four gauges: ${shown}. A plate says: “From empty to full.”`,
    room,
    at: { x: 330, y: 168, w: 290, h: 120 },
    node: 'monitors',
    action: 'read',
    requiredNodes: ['panel'],
    blockedText: 'Four gauges without power. A plate says: “From empty to full.”',
    noteText: `Gauges, from empty to full: ${shown}.`,
    solvedText: '',
    hints: [
      'The Control Room shows something, now that it has power.',
      'Four gauges differ in colour and in how full they are.',
      'Look at the gauges in the Control Room, and put them in order from empty to full.',
    ],
  });
}
