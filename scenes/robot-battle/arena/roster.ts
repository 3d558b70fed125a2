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
    sentence: 'Goes where its wheels take it.',
    hint: 'Its shells are weak and it is slow: write fire: 2 in place of 1, or aim a little ahead of it.',
  },
  snail: {
    name: 'Snail',
    face: face('moss', 'sleepy', 'flat', 'two'),
    sentence: 'Takes its time round the ground, and bites who comes close.',
    hint: 'It never changes its stride: aim a little ahead of it, from afar.',
  },
  sentry: {
    name: 'Sentry',
    face: face('sky', 'one', 'flat', 'none'),
    sentence: 'Does not move, and has all the time to aim.',
    hint: 'It aims at where you will be if you go straight on. Do not; and aim at it: it stays there.',
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
    hint: 'It comes straight at you, and needs no lead. Give way, and fire strong shells.',
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
    hint: 'It moves for a moment when your gun is hot. Come close, where a moment is not enough.',
  },
  compass: {
    name: 'Compass',
    face: face('sky', 'visor', 'flat', 'one'),
    sentence: 'Trusts that you go on as you do, more or less.',
    hint: 'It takes most of the lead that your speed gives it. Change it while its shell flies.',
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
    sentence: 'Tosses a coin whenever you fire, and bets on what paid last.',
    hint: 'It learns how much of the lead it takes to hit you. Make it take another.',
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
    hint: 'It keeps away from straight shots and from led ones. Fire farther ahead than you would.',
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
