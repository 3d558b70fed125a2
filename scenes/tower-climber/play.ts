// Runtime of Tower Climber: rules, constants, announcements, sounds; loaded when the game starts.
import { defineRuntime } from '../kit/runtime.ts';
import type { Intensity } from '../kit/sound/composer/piece.ts';
import { pilot } from './bots/pilot.ts';
import { CONSTANTS, WORLD } from './constants.ts';
import { CONTROLS } from './controls.ts';
import { hud } from './hud.ts';
import { rules } from './rules/rules.ts';
import type { Event, State } from './rules/state.ts';
import { ZONES, zoneOf } from './rules/zones.ts';
import { sounds } from './sounds.ts';

/** Ticks from one place of a climb's path to the next. */
const TRACK_EVERY = 4;

export default defineRuntime({
  id: 'tower-climber',
  controls: CONTROLS,
  constants: CONSTANTS,
  rules,
  hud,
  sounds,
  announce: words,
  music: { genre: 'calm', seed: 2000, mood, variation },
  track: {
    every: TRACK_EVERY,
    positionOf: ({ phase, player }: Readonly<State>) =>
      phase === 'playing' ? [Math.round(player.x), Math.round(player.y)] : null,
  },
  pilot,
  scene: () => import('./scene/TowerClimberScene.ts'),
});

/** Music intensity by height. */
function mood({ phase, difficulty, climbed }: Readonly<State>): Intensity {
  if (phase !== 'playing' || climbed === 0) return 'ambient';
  return difficulty >= 4 ? 'battle' : 'exploration';
}

/** Each zone has loops of its own. */
function variation({ phase, difficulty }: Readonly<State>): number {
  return phase === 'playing' ? Math.min(difficulty, ZONES.length - 1) : 0;
}

function words(event: Event): string | null {
  switch (event.type) {
    case 'levelReached':
      return `Level ${event.level}. ${zoneOf(event.level).name}. ${zoneOf(event.level).news}`;
    case 'pullCancelled':
      return event.isShort ? 'Too short: draw farther, away from where you want to go, then let go' : null;
    case 'craneSighted':
      return `A paper crane hangs on the ${event.x < WORLD.width / 2 ? 'left' : 'right'}.${event.isFirst ? ' Catch it, and it saves you once.' : ''}`;
    case 'craneCaught':
      return `Crane caught: ${event.held} held`;
    case 'craneCarried':
      return `A crane carried you back to a ledge: ${event.held} held`;
    case 'enemyTouched':
      return 'You touched an enemy';
    case 'foxFell':
      return 'You fell';
    case 'runEnded':
      return 'Game Over!';
    default:
      return null;
  }
}
