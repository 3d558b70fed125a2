// Runtime of Airborne: rules, constants, HUD, sounds, announcements, bot and scene.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { DANGER_TOLD, HEAT_TOLD, hud } from './hud.ts';
import { TRACK_EVERY, trackOf } from './rules/ghost.ts';
import { rules } from './rules/rules.ts';
import { claimOf } from './rules/score.ts';
import { NEWS } from './rules/siege/words.ts';
import type { Event, State } from './rules/state.ts';
import { sounds } from './sounds.ts';

export default defineRuntime({
  id: 'last-stand',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules,
  hud,
  sounds,
  announce: words,
  music: { genre: 'adventure', seed: 1917, mood },
  track: { ofDay: true, every: TRACK_EVERY, positionOf: trackOf },
  pilot,
  claim: claimOf,
  scene: () => import('./scene/LastStandScene.ts'),
});

/** Number of walkers from which on battle music plays. */
const CROWD = 4;

/** Music intensity: exploration while only the sky has foes, battle once the ground fills. */
function mood({ phase, walkers, helicopters, troopers, siege }: Readonly<State>): Intensity {
  if (phase === 'over') return 'ambient';
  if (siege?.airship || siege?.carriers.some(({ hatchTicks }) => hatchTicks > 0)) return 'battle';
  if (walkers.length >= CROWD || walkers.some(walker => walker.isNear)) return 'battle';
  const others = siege ? siege.carriers.length + siege.gliders.length : 0;
  return helicopters.length + troopers.length + walkers.length + others > 0 ? 'exploration' : 'ambient';
}

function words(event: Event): string | null {
  switch (event.type) {
    case 'waveBegun':
      return `Wave ${event.wave}`;
    case 'modeSwitched':
      return event.mode === 'cannon' ? 'Cannon' : 'Mortar';
    case 'lockSwitched':
      return event.isLocked ? 'Locked' : 'Unlocked';
    // The first ones are messages of the HUD, which are told as they stand.
    case 'barrelGlowed':
      return event.times <= HEAT_TOLD ? null : 'The barrel glows: rest the trigger';
    case 'walkerCameNear':
      return event.times <= DANGER_TOLD ? null : 'A trooper is near the gun: shoot, or drive away';
    case 'foeSighted':
      return NEWS[event.foe];
    case 'carrierBroken':
      return 'A carrier is broken';
    case 'gliderDucked':
      return 'A glider is under the barrel';
    case 'airshipOpened':
      return 'The airship opens its hatch';
    case 'airshipDowned':
      return 'The airship is down';
    case 'gunTaken':
      return 'GAME OVER';
    default:
      return null;
  }
}
