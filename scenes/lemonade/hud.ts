// HUD as plain data: for screen readers, tests and the line of Continue.
import type { HudItem } from '../kit/core/hud.ts';
import { lastAnswer } from '../kit/core/lastAnswer.ts';
import type { T } from './constants.ts';
import { money } from './rules/money.ts';
import { weekday } from './rules/speech.ts';
import { HOUR_TICKS, OPENS_AT, type State } from './rules/state.ts';

const last = lastAnswer<readonly HudItem[]>();

export function hud({ cash, day, phase, now }: Readonly<State>, _t: T): readonly HudItem[] {
  const clock = now ? clockOf(now.tick) : phase;
  return last([cash, day, clock, phase], () => [
    { kind: 'counter', id: 'day', label: 'Day', value: weekday(day) },
    { kind: 'counter', id: 'purse', label: 'Purse', value: money(cash) },
    ...(now ? [{ kind: 'counter', id: 'clock', label: 'Time', value: clock } as const] : []),
  ]);
}

/** '11:12', to the minute: when the cart arrives. */
export function minuteOf(tick: number): string {
  const minutes = Math.floor((tick * 60) / HOUR_TICKS) % 60;
  return `${OPENS_AT + Math.floor(tick / HOUR_TICKS)}:${String(minutes).padStart(2, '0')}`;
}

const QUARTER_TICKS = HOUR_TICKS / 4;

/** '11:15', in quarters of an hour. */
export function clockOf(tick: number): string {
  const quarters = Math.floor(tick / QUARTER_TICKS);
  const minutes = (quarters % 4) * 15;
  return `${OPENS_AT + Math.floor(quarters / 4)}:${minutes === 0 ? '00' : minutes}`;
}
