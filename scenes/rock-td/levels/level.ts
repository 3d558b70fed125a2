// Levels: completing one, starting the next round, calling the next level early.
import type { T } from '../constants.ts';
import { isAllSpawned, killGold, ticksIn } from '../rules/mobs.ts';
import { drawGems, hasRoom, updateHaste } from '../rules/round.ts';
import { type Emit, type Mob, type State, scoreKey } from '../rules/state.ts';

/** The wave is over: a pause, then the next round. */
export function completeLevel(state: State, emit: Emit, t: T): void {
  passLevel(state, emit);
  state.phase = 'pause';
  state.pauseLeft = Math.max(1, ticksIn(t.pauseSeconds));
}

/** Counts a level: its wave is over, or the next one was called. */
function passLevel(state: State, emit: Emit): void {
  const { level, score, waveLeaks } = state;
  const clean = waveLeaks === 0;
  state.clean = clean ? state.clean + 1 : 0;
  state.bestClean = Math.max(state.bestClean, state.clean);
  emit({ type: 'levelCompleted', level, score, key: scoreKey(state), clean });
}

export function startRound(state: State, emit: Emit, t: T): void {
  state.level++;
  state.phase = 'placing';
  state.waveTick = state.arrived = state.waveLeaks = state.hurry = 0;
  state.draws = drawGems(state.luck, t);
  state.fresh = [];
  state.isFull = !hasRoom(state, t);
  for (const { gem } of state.rocks) if (gem) gem.wave = 0;
  updateHaste(state, t);
  emit({ type: 'roundBegun', level: state.level });
}

/** Reason why the next level cannot be called, or null: at most two waves walk at a time, and the present one must have come whole. */
export const validateCall = (state: Readonly<State>, t: T): string | null => {
  if (state.phase !== 'wave') return 'There is no wave on its way.';
  if (!isAllSpawned(state, t)) return 'Mobs of this wave are still to come.';
  return state.mobs.some(({ level }) => level < state.level) ? 'Mobs of the wave before still walk.' : null;
};

/** Terms of a call: what the mobs that still walk will pay more, if they all fall, and the speed bonus of the called wave. */
export const callTerms = (state: Readonly<State>, t: T): { readonly gold: number; readonly hurry: number } => ({
  gold: state.mobs.reduce((sum, mob) => sum + callBounty(mob, t), 0),
  hurry: t.callHurry * state.mobs.length,
});

/** What a walking mob pays more, when it falls, for a call. */
const callBounty = ({ level }: Mob, t: T): number => Math.round(t.callPart * killGold({ level }, t));

export function callWave(state: State, emit: Emit, t: T): void {
  const why = validateCall(state, t);
  if (why) {
    emit({ type: 'refused', message: why });
    return;
  }
  const { gold, hurry } = callTerms(state, t);
  for (const mob of state.mobs) mob.bounty += callBounty(mob, t);
  state.called++;
  passLevel(state, emit);
  startRound(state, emit, t);
  state.hurry = hurry;
  emit({ type: 'called', level: state.level, gold });
}
