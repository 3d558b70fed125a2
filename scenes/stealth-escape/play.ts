// Play part of the definition: rules, constants, HUD, sounds.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
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
  levelEvents: ['levelStarted'],
  music: { genre: 'sci-fi', seed: 1204, mood },
  pauseActions: ({ night }) => [{ label: night ? 'Restart hall' : 'Restart level', command: { type: 'restartLevel' } }],
  pilot,
  map: { label: 'Where you were seen', load: () => import('./map/seenMap.ts') },
  scene: () => import('./scene/StealthEscapeScene.ts'),
});

/** Music: battle during a chase, tense while a guard stares or searches. */
function mood({ phase, guards }: Readonly<State>): Intensity {
  if (phase !== 'playing') return 'ambient';
  if (guards.some(guard => guard.mood === 'chase')) return 'battle';
  return guards.some(guard => guard.mood !== 'patrol') ? 'exploration' : 'ambient';
}

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
      return event.what === 'key' ? 'The door is locked. Find the key' : 'Not without the Golden Fox';
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
    case 'foxCaught':
      return 'Game Over';
    case 'gameCompleted':
      return 'Game Complete';
    default:
      return null;
  }
}
