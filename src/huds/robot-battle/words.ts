// Words of the script API, for completion and for the API reference.
import type { Completion } from '../widgets/code.ts';

export const ACTION_WORDS: readonly (readonly [word: string, info: string])[] = [
  ['move', '5 units forward, 5 energy'],
  ['back', '5 units backward, 5 energy'],
  ['turnLeft', '10 degrees to the left, 3 energy'],
  ['turnRight', '10 degrees to the right, 3 energy'],
  ['shoot', 'hits within 30 degrees and nearer than 200 units: 20 health; 20 energy'],
  ['shield', 'stops shots for 3 ticks, this one included; 15 energy'],
  ['wait', 'does nothing; every tick brings 2 energy'],
];

export const STATE_WORDS: readonly (readonly [word: string, info: string])[] = [
  ['state.position', '{ x, y, angle }: you. 0 faces right, 90 down'],
  ['state.enemyPosition', '{ x, y }: the other robot'],
  ['state.seen', 'ticks since it was seen there: always 0 with all senses'],
  ['state.health', '0 to 100'],
  ['state.energy', '0 to 100'],
  ['state.tick', 'ticks since the start: ten a second'],
  ['state.arena', '{ left, top, right, bottom }: the walls'],
  ['state.memory', 'an object of your own, kept from tick to tick'],
];

export const HELPER_WORDS: readonly (readonly [word: string, info: string])[] = [
  ['distance()', 'units to the enemy, or to a place: distance({ x, y })'],
  ['bearing()', 'the direction to it: 0 is right, 90 is down'],
  ['angleTo()', 'degrees to turn: below 0 left, above 0 right'],
  ['log()', 'writes into the log, 20 lines a tick'],
  ['random()', 'seeded chance from 0 to below 1, as Math.random()'],
];

const of = (kind: Completion['kind'], words: typeof ACTION_WORDS, quote = ''): readonly Completion[] =>
  words.map(([word, info]) => ({ word: `${quote}${word}${quote}`, kind, info }));

export const WORDS: readonly Completion[] = [
  ...of('text', ACTION_WORDS, "'"),
  ...of('property', STATE_WORDS),
  ...of('function', HELPER_WORDS),
];
