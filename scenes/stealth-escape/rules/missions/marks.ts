// Marks of a mission's hall: in time, unseen, unarmed; its event, its result.
import { TICKS_PER_SECOND } from '../../../kit/core/clock.ts';
import { medalsEarned } from '../../../kit/core/medals.ts';
import type { Result } from '../../../kit/core/rules.ts';
import { MEDALS } from '../../medals.ts';
import { causeOf } from '../cause.ts';
import type { Event, State } from '../state.ts';
import type { Mission } from './mission.ts';
import { choiceOf, DAY_CHOICE, HALLS, MAP_CHOICE } from './names.ts';

const POINTS = { passed: 100, mark: 300, second: 2, seconds: 200 } as const;

/** Which of the three marks this run has, as it stands. */
export function marksOf(
  { records, levelTicks }: Readonly<State>,
  { under }: Mission,
): readonly [boolean, boolean, boolean] {
  const { seen = 0, shots = 0, takedowns = 0 } = records[0] ?? {};
  return [levelTicks <= under, seen === 0, shots + takedowns === 0];
}

export function hallPassed(state: State, mission: Mission): Event {
  const { x, y } = state.player;
  const marks = marksOf(state, mission);
  const seconds = Math.ceil(state.levelTicks / TICKS_PER_SECOND);
  const quick = Math.max(0, POINTS.seconds - POINTS.second * seconds);
  state.score = POINTS.passed + marks.filter(Boolean).length * POINTS.mark + quick;
  return { type: 'hallPassed', hall: mission.isMirrored ? 0 : mission.hall, ticks: state.levelTicks, marks, x, y };
}

/** Seconds of a hall: '0:21.5'. */
export function hallTime(ticks: number): string {
  const tenths = Math.ceil((ticks * 10) / TICKS_PER_SECOND);
  const seconds = Math.floor(tenths / 10);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}.${tenths % 10}`;
}

/** '2 shots, 1 folded': what cost the mark for who is unarmed. */
const armedWith = (shots: number, folded: number): string =>
  [shots > 0 && (shots === 1 ? '1 shot' : `${shots} shots`), folded > 0 && `${folded} folded`]
    .filter(Boolean)
    .join(', ');

export function missionResult(state: Readonly<State>, mission: Mission): Result | null {
  const { phase, score, levelTicks, records } = state;
  const isWon = phase === 'won';
  const { seen = 0, shots = 0, takedowns = 0 } = records[0] ?? {};
  const marks = marksOf(state, mission);
  const map = { label: 'Map of wings', setup: { halls: MAP_CHOICE } };
  const next = HALLS[mission.hall];
  const line = (isEarned: boolean, is: string, isNot: string) => (isEarned ? `★ ${is}` : `☆ ${isNot}`);
  return {
    outcome: isWon ? 'won' : 'lost',
    score,
    title: isWon ? `${mission.name}: passed` : 'Game Over',
    lines: isWon
      ? [
          line(
            marks[0],
            `In time: ${hallTime(levelTicks)}`,
            `${hallTime(levelTicks)}: a star under ${hallTime(mission.under)}`,
          ),
          line(marks[1], 'Unseen', seen === 1 ? 'Seen once' : `Seen ${seen} times`),
          line(marks[2], 'Unarmed', armedWith(shots, takedowns)),
        ]
      : [causeOf(state), `${mission.name}: ${hallTime(levelTicks)}`],
    again: 'Restart',
    mode: mission.isMirrored ? DAY_CHOICE : choiceOf(mission.hall),
    next: [
      ...(isWon && !mission.isMirrored && next
        ? [{ label: `Next: ${next}`, setup: { halls: choiceOf(mission.hall + 1) } }]
        : []),
      map,
    ],
    ...(isWon && {
      medals: medalsEarned(MEDALS, { timesSeen: seen, shots, isNight: false, marks: marks.filter(Boolean).length }),
    }),
  };
}
