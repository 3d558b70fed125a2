// Platform behaviour: moving, crumbling and returning, folding in cycles.
import { type T, WORLD } from '../constants.ts';
import type { Emit, Platform, State } from './state.ts';

type Wanderer = Pick<Platform, 'x' | 'w' | 'vx' | 'left' | 'right'>;

/** Reverses a platform at the end of its range; physics moves it. */
function reverseAtEnd(platform: { vx: number } & Wanderer): void {
  const { x, w, vx, left, right } = platform;
  if ((vx < 0 && x <= left) || (vx > 0 && x + w >= right)) platform.vx = -vx;
}

export function updatePlatforms(state: State, t: T, emit: Emit): void {
  for (const platform of state.platforms) {
    const { kind, clock, isGone } = platform;
    if (kind === 'crumbling' && !isGone && clock === 0 && state.player.carriedBy === platform.id) {
      platform.clock = 1;
      emit({ type: 'platformCracked', ...middleOf(platform) });
    } else if (stepPlatform(platform, t) && isInSight(state, platform))
      emit({ type: eventTypeOf(platform), ...middleOf(platform) });
  }
}

/** Advances a platform's own clock by one tick, independent of the fox. Returns true if it disappears or returns. */
export function stepPlatform(platform: Platform, t: T): boolean {
  if (platform.kind === 'moving') reverseAtEnd(platform);
  else if (platform.kind === 'crumbling' && platform.clock > 0)
    return toggleGone(platform, platform.isGone ? t.regrowTicks : t.crumbleTicks, platform.isGone ? 0 : 1);
  else if (platform.kind === 'folding')
    return toggleGone(platform, (platform.isGone ? t.foldedTicks : t.openTicks) - 1, 0);
  return false;
}

/** Whether the platform changes by itself; static ones need no update while a flight is simulated. */
export const isChanging = ({ kind, vx, clock }: Readonly<Platform>): boolean =>
  vx !== 0 || kind === 'folding' || (kind === 'crumbling' && clock > 0);

/** Toggles `isGone` after so many ticks. A crumbled platform returns, so that the path stays open. */
function toggleGone(platform: Platform, most: number, next: number): boolean {
  if (++platform.clock <= most) return false;
  platform.isGone = !platform.isGone;
  platform.clock = next;
  return true;
}

function eventTypeOf({ isGone, kind }: Platform): 'platformReturned' | 'platformCrumbled' | 'platformFolded' {
  if (!isGone) return 'platformReturned';
  return kind === 'crumbling' ? 'platformCrumbled' : 'platformFolded';
}

/** Platforms out of sight emit no events. */
const isInSight = ({ camera }: State, { y }: Platform): boolean => y > camera && y < camera + WORLD.height;

const middleOf = ({ x, y, w, h }: Platform) => ({ x: x + w / 2, y: y + h / 2 });
