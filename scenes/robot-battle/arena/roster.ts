// The eighteen robots of the arena's ladder, from the first to the last: names, faces and a sentence each. Their scripts stand in robots/.
import { ARENA_LADDER, type ArenaRobotId, LEAGUE_PARS, leagueOf } from './ladder.ts';
import type { ArenaRobotCard } from './types.ts';

type Card = Pick<ArenaRobotCard, 'name' | 'face' | 'sentence' | 'hint'>;
const face = (
  ink: ArenaRobotCard['face']['ink'],
  eyes: ArenaRobotCard['face']['eyes'],
  mouth: ArenaRobotCard['face']['mouth'],
  antenna: ArenaRobotCard['face']['antenna'],
): ArenaRobotCard['face'] => ({ ink, eyes, mouth, antenna });

const CARDS: Readonly<Record<ArenaRobotId, Card>> = {
  tumbler: {
    name: 'Tumbler',
    face: face('sand', 'crossed', 'open', 'spring'),
    sentence: 'Goes where its wheels take it, and shoots at where you are.',
    hint: 'Aim at enemyPosition, fire, and do not stand still.',
  },
  snail: {
    name: 'Snail',
    face: face('moss', 'sleepy', 'flat', 'two'),
    sentence: 'Takes its time round the ground, always in the same stride.',
    hint: 'It never changes its stride: aim a little ahead of it.',
  },
  sentry: {
    name: 'Sentry',
    face: face('sky', 'one', 'flat', 'none'),
    sentence: 'Does not move. Its shells go where you stand.',
    hint: 'Never be where you were when it fired.',
  },
  crawler: {
    name: 'Crawler',
    face: face('teal', 'narrow', 'flat', 'one'),
    sentence: 'Keeps to the wall: there is only one side to watch.',
    hint: 'On a wall it can only go along it. Aim ahead along the wall.',
  },
  bull: {
    name: 'Bull',
    face: face('coral', 'narrow', 'zigzag', 'two'),
    sentence: 'Comes straight at you, and does not stop when it is there.',
    hint: 'What comes straight at you needs no lead. Give way, and fire strong shells.',
  },
  spinner: {
    name: 'Spinner',
    face: face('rose', 'round', 'smile', 'spring'),
    sentence: 'Drives in circles; who aims straight ahead of it misses.',
    hint: 'Its heading turns by the same angle each tick. So should your guess.',
  },
  moth: {
    name: 'Moth',
    face: face('plum', 'wide', 'none', 'two'),
    sentence: 'Flies around you as around a lamp.',
    hint: 'Who goes round you is always ahead of your shell: lead it.',
  },
  pendulum: {
    name: 'Pendulum',
    face: face('indigo', 'round', 'flat', 'one'),
    sentence: 'There and back, there and back: leading it is just what it wants.',
    hint: 'Shells that lead go where it was going. Aim at the middle of its swing.',
  },
  angler: {
    name: 'Angler',
    face: face('gold', 'sleepy', 'smile', 'dish'),
    sentence: 'Stands there like a gift, until you have fired.',
    hint: 'It moves when your gun is hot. Fire a weak shell first, a strong one where it goes.',
  },
  compass: {
    name: 'Compass',
    face: face('sky', 'visor', 'flat', 'one'),
    sentence: 'Works out where you will be if you go on as you do.',
    hint: 'It trusts that you go on as you do. Do not.',
  },
  heron: {
    name: 'Heron',
    face: face('teal', 'one', 'none', 'fin'),
    sentence: 'Sees how you curve, and shoots where the curve leads.',
    hint: 'Curves are known to it too: change your speed while its shell flies.',
  },
  magnet: {
    name: 'Magnet',
    face: face('coral', 'visor', 'zigzag', 'two'),
    sentence: 'Walls and guns push it away; it is where nobody is.',
    hint: 'It flees to where there is room. That is where it will be.',
  },
  gambler: {
    name: 'Gambler',
    face: face('fox', 'crossed', 'smile', 'spring'),
    sentence: 'Tosses a coin whenever you fire.',
    hint: 'Half the time it goes on, half the time it turns: come nearer, where it matters less.',
  },
  clockwork: {
    name: 'Clockwork',
    face: face('gold', 'round', 'flat', 'dish'),
    sentence: 'Remembers what you did the last time you did this.',
    hint: 'It looks for what you did before. Never do the same twice in a row.',
  },
  mirror: {
    name: 'Mirror',
    face: face('sand', 'visor', 'none', 'fin'),
    sentence: 'Knows where it would shoot at itself, and is not there.',
    hint: 'It dodges straight shots and led ones. Fire between the two.',
  },
  actuary: {
    name: 'Actuary',
    face: face('indigo', 'narrow', 'smile', 'dish'),
    sentence: 'Counts where you are when its shells come by, and fires at the likeliest.',
    hint: 'It counts which side you take. Take each as often as the other.',
  },
  surfer: {
    name: 'Surfer',
    face: face('teal', 'wide', 'smile', 'fin'),
    sentence: 'Each shot of yours is a wave; it rides to where you rarely hit.',
    hint: 'It learns from each hit. Aim somewhere else than where you hit last.',
  },
  fable: {
    name: 'Fable',
    face: face('plum', 'visor', 'zigzag', 'dish'),
    sentence: 'Rides the waves, counts your turns, and knows when to come close.',
    hint: 'It has no habit that it does not change. Be the better surfer.',
  },
};

export const ARENA_ROBOTS: readonly ArenaRobotCard[] = ARENA_LADDER.map(id => {
  const league = leagueOf(id);
  return { id, league, ...CARDS[id], ...(LEAGUE_PARS[league - 1] as (typeof LEAGUE_PARS)[number]) };
});
export const cardOf = (id: ArenaRobotId): ArenaRobotCard => ARENA_ROBOTS[ARENA_LADDER.indexOf(id)] as ArenaRobotCard;
