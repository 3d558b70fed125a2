// Play part of the definition: rules, constants, HUD, sounds.

import type { Stat } from '../kit/game.ts';
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { MARKS, missionModeOf, statOf } from './rules/missions/wings.ts';
import { rules } from './rules/rules.ts';
import type { Event, State } from './rules/state.ts';
import { sounds } from './sounds.ts';

export default defineRuntime({
  id: 'stealth-escape',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules,
  hud,
  sounds,
  announce: words,
  levelEvents: ['levelStarted', 'hallOpened'],
  situation: ({ mission }) => (mission ? mission.ask : ''),
  stat: statsOf,
  track: { every: 6, positionOf: placeOnTrack, modeOf: missionModeOf },
  work: {
    runInline: async () => (await import('./levels/hallTexts.ts')).hallText,
    createWorker: () => new Worker(new URL('./levels/hallTexts.worker.ts', import.meta.url), { type: 'module' }),
    waitMessage: state => ((state as State).phase === 'loading' ? 'Unfolding the hall …' : null),
  },
  music: { genre: 'sci-fi', seed: 1204, mood },
  pauseActions: ({ night, mission }) =>
    mission ? [] : [{ label: night ? 'Restart hall' : 'Restart level', command: { type: 'restartLevel' } }],
  pilot,
  map: { label: 'Where you were seen', load: () => import('./map/seenMap.ts') },
  scene: () => import('./scene/StealthEscapeScene.ts'),
});

/** Stats of a mission's hall: the least ticks, and each mark that was earned. */
function statsOf(event: Event): readonly Stat[] | null {
  if (event.type !== 'hallPassed' || event.hall === 0) return null;
  return [
    { name: statOf(event.hall, 'ticks'), value: event.ticks, better: 'less' },
    ...MARKS.flatMap((mark, index): Stat[] =>
      event.marks[index] ? [{ name: statOf(event.hall, mark), value: 1, better: 'more' }] : [],
    ),
  ];
}

/** The ghost is the best run through the same hall of the missions. */
function placeOnTrack({ mission, phase, player: { x, y } }: Readonly<State>): readonly [number, number] | null {
  return mission && phase === 'playing' ? [Math.round(x), Math.round(y)] : null;
}

/** Music: battle during a chase, tense while a guard stares or searches. */
function mood({ phase, guards }: Readonly<State>): Intensity {
  if (phase !== 'playing') return 'ambient';
  if (guards.some(guard => guard.mood === 'chase')) return 'battle';
  return guards.some(guard => guard.mood !== 'patrol') ? 'exploration' : 'ambient';
}

const LOCKED = {
  key: 'The door is locked. Find the key',
  treasure: 'Not without the Golden Fox',
  cub: 'Not without the cub',
} as const;

function words(event: Event): string | null {
  switch (event.type) {
    case 'levelStarted':
      return `${event.isHall ? 'Hall' : 'Level'} ${event.level}`;
    case 'levelCompleted':
      return `${event.isHall ? 'Hall' : 'Level'} ${event.level} Complete`;
    case 'guardAlarmed':
      return 'A guard sees you';
    case 'guardBumped':
      return 'You bumped into a guard';
    case 'guardFolded':
      return 'A guard is folded';
    case 'guardHeard':
      return 'A guard goes to look';
    case 'guardLostSight':
      return 'The guard has lost you';
    case 'triggerClicked':
      return 'No ammo';
    case 'wantedTaken':
      return event.what === 'key' ? 'You have the key' : 'You have the Golden Fox. All lamps go on';
    case 'doorLocked':
      return LOCKED[event.what];
    case 'cameraSaw':
      return 'A camera sees you';
    case 'dogBarked':
      return 'The dog barks';
    case 'boardCreaked':
      return 'A board creaks';
    case 'beamBroken':
      return 'You broke a beam: every guard comes';
    case 'fuseBlown':
      return 'Lamps and cameras are out';
    case 'fuseBack':
      return 'The lights are back';
    case 'pickupTaken':
      return `${event.ammo} more ammo`;
    case 'hallOpened':
      return `Hall ${event.hall}: ${event.name}`;
    case 'hallPassed':
      return `Passed with ${event.marks.filter(Boolean).length} of 3 stars`;
    case 'lampPutOut':
      return 'The lamp is out';
    case 'ballTaken':
      return 'A paper ball to throw';
    case 'ballThrown':
      return 'Thrown';
    case 'cubFound':
      return 'The cub follows you';
    case 'liftLeft':
      return 'The lift leaves with you';
    case 'shutterFell':
      return 'Shutters fall';
    case 'shutterRose':
      return 'The shutters are up';
    case 'foxCaught':
      return 'Game Over';
    case 'gameCompleted':
      return 'Game Complete';
    default:
      return null;
  }
}
