// Timed events as alarms of the turn rules: end of a lock's block, two time warnings, end of the time.
import { TICKS_PER_SECOND } from '../../kit/core/clock.ts';
import type { Alarm } from '../../kit/core/rules.ts';
import type { EscapeTuning } from '../constants.ts';
import type { CommandResult } from './events.ts';
import type { EscapeCommand, EscapeState } from './state.ts';

export const limitTicks = (t: EscapeTuning): number => Math.round(t.limitSeconds * TICKS_PER_SECOND);

/** Ticks of the time warnings in ascending order, without those before the start. */
function warningTicks(t: EscapeTuning): readonly number[] {
  return [t.tenseSeconds, t.lastSeconds]
    .map(seconds => limitTicks(t) - Math.round(seconds * TICKS_PER_SECOND))
    .filter(at => at > 0)
    .toSorted((a, b) => a - b);
}

export function nextAlarm(state: Readonly<EscapeState>, t: EscapeTuning): Alarm<EscapeCommand> {
  if (state.phase !== 'playing') return null;
  const { stuckUntil, isUntimed, warned } = state;
  const times = [
    ...(stuckUntil === null ? [] : [stuckUntil]),
    ...(isUntimed ? [] : [warningTicks(t)[warned] ?? limitTicks(t)]),
  ];
  return times.length === 0 ? null : { command: { type: 'ring' }, at: Math.min(...times) };
}

export function applyRing(state: Readonly<EscapeState>, t: EscapeTuning, now: number): CommandResult {
  if (state.stuckUntil !== null && now >= state.stuckUntil)
    return { state: { ...state, stuckUntil: null }, events: [{ type: 'freed' }] };
  if (now < limitTicks(t)) {
    const left = Math.max(1, Math.round((limitTicks(t) - now) / TICKS_PER_SECOND));
    const message = left >= 90 ? `${Math.round(left / 60)} minutes left.` : `${left} seconds left!`;
    return { state: { ...state, warned: state.warned + 1 }, events: [{ type: 'warned', message }] };
  }
  const message = "Time's Up! You Failed to Escape";
  return {
    state: { ...state, phase: 'timeUp', asking: false, endedAt: now, message },
    events: [{ type: 'timeUp', message }],
  };
}
