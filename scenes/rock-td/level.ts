// Levels: completing one, starting the next round, calling the next level early.
import type { T } from './constants.ts';
import { isAllSpawned, killGold, ticksIn } from './mobs.ts';
import { drawGems, hasRoom, updateHaste } from './round.ts';
import { type Emit, type State, scoreKey } from './state.ts';

export function completeLevel(state: State, emit: Emit, t: T): void {
  const { level, score, waveLeaks } = state;
  const clean = waveLeaks === 0;
  state.clean = clean ? state.clean + 1 : 0;
  state.bestClean = Math.max(state.bestClean, state.clean);
  emit({ type: 'levelCompleted', level, score, key: scoreKey(state), clean });
  if (level >= t.victoryLevel && !state.won) {
    state.won = true;
    emit({ type: 'won', level });
  }
  state.phase = 'pause';
  state.pauseLeft = Math.max(1, ticksIn(t.pauseSeconds));
}

export function startRound(state: State, emit: Emit, t: T): void {
  state.level++;
  state.phase = 'placing';
  state.waveTick = state.arrived = state.waveLeaks = state.hurry = 0;
  state.draws = drawGems(state.rng, t);
  state.fresh = [];
  state.isFull = !hasRoom(state, t);
  for (const { gem } of state.rocks) if (gem) gem.wave = 0;
  updateHaste(state, t);
  emit({ type: 'roundBegun', level: state.level });
}

/** Reason why the next level cannot be called, or null: every mob of the wave must have been spawned. */
export const validateCall = (state: Readonly<State>, t: T): string | null => {
  if (state.phase !== 'wave') return 'There is no wave on its way.';
  return isAllSpawned(state, t) ? null : 'Mobs of this wave are still to come.';
};

/** Terms of a call: gold for each mob that still walks, and the speed bonus of the called wave. */
export const callTerms = (state: Readonly<State>, t: T): { readonly gold: number; readonly hurry: number } => ({
  gold: Math.round(t.callPart * killGold(state, t) * state.mobs.length),
  hurry: t.callHurry * state.mobs.length,
});

export function callWave(state: State, emit: Emit, t: T): void {
  const why = validateCall(state, t);
  if (why) {
    emit({ type: 'refused', message: why });
    return;
  }
  const { gold, hurry } = callTerms(state, t);
  state.gold += gold;
  state.called++;
  startRound(state, emit, t);
  state.hurry = hurry;
  emit({ type: 'called', level: state.level, gold });
}
