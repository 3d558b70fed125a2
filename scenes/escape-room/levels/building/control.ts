// Fixtures of the Control Room. Fuse: a fuse, then monitors; valves: needles that are set beside a fuse that is mended, then gauges;
// lift and generator are in controlMore.ts; switchboard: lamps for power, a riddle for the terminal, and a hatch that is wound up.

import type { Fixture } from '../../rules/item.ts';
import { COLOURS, type Draws, QUARTERS, terminalCode } from '../draws.ts';
import { lampGadget, valveGadget } from '../gadgetDraws.ts';
import { asksRiddle } from '../plots.ts';
import { generatorFixtures, liftFixtures } from './controlMore.ts';
import { codePromptOf, fixture } from './fixture.ts';
import { cluesOf } from './links.ts';

const room = 'control' as const;

export function controlFixtures(draws: Draws): readonly Fixture[] {
  switch (draws.plots.control) {
    case 'fuse':
      return [
        panel(false),
        monitors(draws),
        terminal(draws, 'panel', ['monitors', 'legend']),
        exit(['terminal', 'panel']),
      ];
    case 'valves':
      return [
        valves(draws),
        gauges(draws),
        panel(true),
        terminal(draws, 'panel', ['gauges', 'legend']),
        exit(['terminal', 'panel']),
      ];
    case 'switchboard':
      return [
        switchboard(draws),
        hatch(),
        terminal(draws, 'switchboard', cluesOf(draws, 'terminal')),
        exit(['terminal', 'hatch']),
      ];
    case 'lift':
      return [...liftFixtures(draws), exit(['floors'])];
    case 'generator':
      return [
        ...generatorFixtures(draws),
        terminal(draws, 'generator', cluesOf(draws, 'terminal')),
        exit(['terminal']),
      ];
  }
}

const panel = (isMended: boolean): Fixture =>
  fixture({
    id: 'panel',
    name: 'Fuse panel',
    description: 'A row of fuses. One place is empty.',
    room,
    at: { x: 88, y: 232, w: 110, h: 140 },
    action: 'use',
    toolRequired: 'fuse',
    wants: 'The fuse panel wants something that fits its slot.',
    solvedText: 'All fuses are in. The power is on.',
    hints: [
      'The Control Room sleeps.',
      'The fuse panel lacks a fuse.',
      isMended
        ? 'Combine the burnt fuse with the copper wire, take the fuse and use it on the fuse panel.'
        : 'Take the fuse and use it on the fuse panel in the Control Room.',
    ],
  });

function terminal(draws: Draws, power: string, clues: readonly string[]): Fixture {
  const code = terminalCode(draws);
  const isRiddle = asksRiddle(draws.plots.control);
  const source = draws.plots.control === 'fuse' ? 'monitors' : 'gauges';
  return fixture({
    id: 'terminal',
    name: 'Terminal',
    description: `It blinks and waits for ${isRiddle ? 'three' : 'four'} digits. A plate says: Terminal South.`,
    room,
    at: draws.plots.control === 'valves' ? { x: 345, y: 346, w: 150, h: 120 } : { x: 330, y: 346, w: 150, h: 120 },
    action: 'use',
    codeRequired: code,
    requiredNodes: [power],
    clues,
    blockedText: 'A terminal with a field of digits. It has no power. A plate says: Terminal South.',
    codePrompt: codePromptOf(code.length),
    solvedText: 'It says: Exit unlocked.',
    hints: [
      isRiddle
        ? 'Something that you read tells the digits of the terminal.'
        : 'Colours are digits, if you know where to look them up.',
      isRiddle
        ? 'A sheet speaks of the terminal: it takes some thought.'
        : `The colour chart gives each colour of the ${source} a digit.`,
      `Enter ${code} on the terminal.`,
    ],
  });
}

const exit = (requiredNodes: readonly string[]): Fixture =>
  fixture({
    id: 'exit',
    name: 'Exit door',
    description: 'The exit. A green lamp burns above it.',
    room,
    at: { x: 612, y: 270, w: 140, h: 270 },
    action: 'open',
    requiredNodes,
    blockedText: requiredNodes.includes('hatch')
      ? 'The exit. The lamp above it is red, and a steel hatch bars it.'
      : requiredNodes.includes('floors')
        ? 'The exit. The cage of a goods lift stands before it.'
        : 'The exit. The lamp above it is red.',
    isExit: true,
    solvedText: 'Daylight!',
    hints: ['Nothing holds you any longer.', 'The exit is unlocked.', 'Open the exit door in the Control Room.'],
  });

const called = (colour: number): string => `${COLOURS[colour]?.name} ${COLOURS[colour]?.shape}`;
const BEHIND = { x: 330, y: 168, w: 290, h: 120 };

function monitors(draws: Draws): Fixture {
  const shown = draws.dots.map(called).join(', ');
  return fixture({
    id: 'monitors',
    name: 'Monitors',
    description: `Four monitors, from the left: ${shown}.`,
    room,
    at: BEHIND,
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
    at: BEHIND,
    action: 'read',
    requiredNodes: ['valves'],
    blockedText: 'Four gauges without pressure. A plate says: “From empty to full.”',
    blockedRefusal: 'There is no pressure.',
    noteText: `Gauges, from empty to full: ${shown}.`,
    solvedText: '',
    hints: [
      'The Control Room shows something, now that there is pressure.',
      'Four gauges differ in colour and in how full they are.',
      'Look at the gauges in the Control Room, and put them in order from empty to full: the gauges.',
    ],
  });
}

const valves = (draws: Draws): Fixture =>
  fixture({
    id: 'valves',
    name: 'Valves',
    description:
      'Four valves under four needles. Each turns its own needle a quarter, and the one to its right. All belong at the top.',
    room,
    at: { x: 150, y: 366, w: 176, h: 96 },
    action: 'use',
    gadget: valveGadget(draws.valves),
    solvedText: 'All four needles stand at the top. There is pressure.',
    hints: [
      'The Control Room lacks pressure.',
      'Turn the valves from the left: the first needle is moved by the first valve alone.',
      'Begin on the left: turn each valve until its needle is at the top, one after another, and leave the left ones alone: so you set the valves.',
    ],
  });

const switchboard = (draws: Draws): Fixture =>
  fixture({
    id: 'switchboard',
    name: 'Switchboard',
    description: 'Six switches under six lamps. Each turns its own lamp and those beside it. All must be lit.',
    room,
    at: { x: 150, y: 152, w: 220, h: 116 },
    action: 'use',
    gadget: lampGadget(draws.lamps),
    solvedText: 'All six lamps are lit. The power is on.',
    hints: [
      'The Control Room sleeps.',
      'Every switch turns three lamps, those at the ends two. The first lamp is moved by two switches only.',
      'Choose whether to press the first switch, then from the left press each switch whose left neighbour is dark. If the last lamp stays dark, do it again with the other choice: so lights the switchboard.',
    ],
  });

const hatch = (): Fixture =>
  fixture({
    id: 'hatch',
    name: 'Hatch winch',
    description: 'A winch for the hatch before the exit. Its crank is missing.',
    room,
    at: { x: 88, y: 340, w: 110, h: 120 },
    action: 'use',
    toolRequired: 'crank',
    wants: 'The winch wants its crank.',
    solvedText: 'The hatch is wound up.',
    hints: [
      'Steel bars the exit of the Control Room.',
      'The winch wants the crank from the Library.',
      'Take the crank and use it on the hatch winch.',
    ],
  });
