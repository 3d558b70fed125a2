// Fixtures of two more Control Rooms. Lift: a hoist without its pulley, a counterweight, and a cage that repeats its last ride; generator: tanks
// that are poured, a generator that is started, and a terminal with a riddle.

import type { Fixture } from '../../rules/item.ts';
import type { Draws } from '../draws.ts';
import { FLOORS } from '../draws.ts';
import { weightGadget } from '../gadgetDraws.ts';
import { fixture } from './fixture.ts';
import { stepsText } from './links.ts';

const room = 'control' as const;

export const liftFixtures = (draws: Draws): readonly Fixture[] => [
  hoist(),
  counterweight(draws),
  log(draws),
  floors(draws),
];
export const generatorFixtures = (draws: Draws): readonly Fixture[] => [tanks(draws), generator()];

const hoist = (): Fixture =>
  fixture({
    id: 'hoist',
    name: 'Hoist',
    description: 'The hoist of a goods lift. Its rope hangs loose: a pulley is missing.',
    room,
    at: { x: 88, y: 232, w: 110, h: 140 },
    action: 'use',
    toolRequired: 'pulley',
    wants: 'The rope wants its pulley.',
    solvedText: 'The rope runs over the pulley and is tight.',
    hints: [
      'A rope in the Control Room hangs loose.',
      'The hoist wants the pulley from the Library.',
      'Take the pulley and use it on the hoist in the Control Room.',
    ],
  });

const counterweight = ({ counter }: Draws): Fixture =>
  fixture({
    id: 'counterweight',
    name: 'Counterweight',
    description: `Five weights beside a pan: ${counter.weights.join(', ')}. A plate says: “Empty cage: ${counter.goal}.” Each weight is put on the pan or taken off.`,
    room,
    at: { x: 264, y: 206, w: 220, h: 124 },
    action: 'use',
    gadget: weightGadget(counter),
    requiredNodes: ['hoist'],
    blockedText: `Five weights, ${counter.weights.join(', ')}, beside a pan that hangs askew: its rope is loose. A plate says: “Empty cage: ${counter.goal}.”`,
    blockedRefusal: 'The rope is loose.',
    solvedText: 'The pan hangs level with the cage. The buttons of the lift glow.',
    hints: [
      'Two things in the Control Room must weigh the same.',
      'Put weights on the pan until they make what the plate says of the empty cage.',
      `Put weights on the pan of the counterweight that make ${counter.goal} together.`,
    ],
  });

export const logText = ({ ride }: Draws): string => `Lift log, the last ride: ${stepsText(ride, FLOORS)}.`;

function log(draws: Draws): Fixture {
  return fixture({
    id: 'liftLog',
    name: 'Lift log',
    description: `A board with the log of the lift: “${logText(draws)}”`,
    room,
    at: { x: 470, y: 176, w: 104, h: 100 },
    action: 'read',
    noteText: logText(draws),
    solvedText: '',
    hints: [
      'The lift of the Control Room remembers where it was.',
      'A log tells of the last ride of the lift.',
      'Read the log in the Control Room: the lift log.',
    ],
  });
}

const floors = ({ ride }: Draws): Fixture =>
  fixture({
    id: 'floors',
    name: 'Lift buttons',
    description: 'Five buttons: 0, 1, 2, 3, 4. “Repeat the last ride, five floors: the cage then clears the exit.”',
    room,
    at: { x: 330, y: 346, w: 160, h: 110 },
    action: 'use',
    gadget: { kind: 'keys', names: FLOORS, goal: ride, start: [] },
    requiredNodes: ['counterweight'],
    clues: ['liftLog'],
    blockedText: 'Five buttons, dark. “Repeat the last ride, five floors: the cage then clears the exit.”',
    blockedRefusal: 'The lift does not move.',
    solvedText: 'The cage rattles away. Behind it is the exit.',
    hints: [
      'The cage before the exit can be sent away.',
      'The log tells where the ride begins, and how far it goes up or down from there: work out the floors.',
      `Press the lift buttons ${ride.join(', ')}.`,
    ],
  });

const tanks = ({ tanks: { sizes, goal, start } }: Draws): Fixture =>
  fixture({
    id: 'tanks',
    name: 'Three tanks',
    description: `Three tanks, of ${sizes[0]}, ${sizes[1]} and ${sizes[2]} litres, and taps from each to each: one pours until the one is empty or the other full. “The generator takes ${goal} litres from the largest, no more, no less.”`,
    room,
    at: { x: 270, y: 176, w: 220, h: 146 },
    action: 'use',
    gadget: { kind: 'pour', sizes, goal, start },
    solvedText: 'The largest tank holds what the generator takes. Its valve opens.',
    hints: [
      'Something in the Control Room must be measured.',
      'Pour from tank to tank: the small ones measure what the large one keeps.',
      `Pour until the largest of the tanks holds ${goal}: a full small tank that is emptied into another leaves the rest.`,
    ],
  });

const generator = (): Fixture =>
  fixture({
    id: 'generator',
    name: 'Generator',
    description: 'A generator with a notched wheel. Its starter cord is gone.',
    room,
    at: { x: 88, y: 330, w: 120, h: 130 },
    action: 'use',
    toolRequired: 'cord',
    requiredNodes: ['tanks'],
    blockedText: 'A generator with a notched wheel, without fuel. Its starter cord is gone.',
    blockedRefusal: 'It has no fuel.',
    wants: 'Its notched wheel wants a cord.',
    solvedText: 'The generator runs. The power is on.',
    hints: [
      'The Control Room sleeps.',
      'The generator wants the cord from the Library, once it has fuel.',
      'Take the starter cord and use it on the generator.',
    ],
  });
