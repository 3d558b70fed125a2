// What platforms do by themselves: wander, crumble under a foot and unfold again, fold away by turns.
import { type T, WORLD } from './constants.ts';
import type { Platform, State, Tell } from './state.ts';

type Wanderer = Pick<Platform, 'x' | 'w' | 'vx' | 'left' | 'right'>;

/** Whoever has come to its end turns round; physics moves it on. */
function turnRound(platform: { vx: number } & Wanderer): void {
  const { x, w, vx, left, right } = platform;
  if ((vx < 0 && x <= left) || (vx > 0 && x + w >= right)) platform.vx = -vx;
}

export function runPlatforms(state: State, t: T, tell: Tell): void {
  for (const platform of state.platforms) {
    const { kind, clock, isGone } = platform;
    if (kind === 'crumbling' && !isGone && clock === 0 && state.player.carriedBy === platform.id) {
      platform.clock = 1;
      tell({ type: 'platformCracked', ...middleOf(platform) });
    } else if (runOn(platform, t) && isInSight(state, platform))
      tell({ type: newsOf(platform), ...middleOf(platform) });
  }
}

/** One tick by its own clock, as it goes whatever the fox does; true where it goes or comes back. */
export function runOn(platform: Platform, t: T): boolean {
  if (platform.kind === 'moving') turnRound(platform);
  else if (platform.kind === 'crumbling' && platform.clock > 0)
    return turnsOver(platform, platform.isGone ? t.regrowTicks : t.crumbleTicks, platform.isGone ? 0 : 1);
  else if (platform.kind === 'folding')
    return turnsOver(platform, (platform.isGone ? t.foldedTicks : t.openTicks) - 1, 0);
  return false;
}

/** Whether `runOn`, or its own speed, may change it; what stands still needs no looking after while a flight is tried. */
export const stirs = ({ kind, vx, clock }: Readonly<Platform>): boolean =>
  vx !== 0 || kind === 'folding' || (kind === 'crumbling' && clock > 0);

/** What crumbled comes back, so that nobody is left without a way. */
function turnsOver(platform: Platform, most: number, next: number): boolean {
  if (++platform.clock <= most) return false;
  platform.isGone = !platform.isGone;
  platform.clock = next;
  return true;
}

function newsOf({ isGone, kind }: Platform): 'platformReturned' | 'platformCrumbled' | 'platformFolded' {
  if (!isGone) return 'platformReturned';
  return kind === 'crumbling' ? 'platformCrumbled' : 'platformFolded';
}

/** What nobody sees, nobody hears. */
const isInSight = ({ camera }: State, { y }: Platform): boolean => y > camera && y < camera + WORLD.height;

const middleOf = ({ x, y, w, h }: Platform) => ({ x: x + w / 2, y: y + h / 2 });
