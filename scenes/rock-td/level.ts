// From level to level: one is complete, one rests, the next round begins.
import type { T } from './constants.ts';
import { ticksIn } from './mobs.ts';
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
