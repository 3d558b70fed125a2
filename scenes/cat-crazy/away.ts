// Absence: simulates the time away at half speed, for some hours at most, with a floor under every bar; and its report.
import type { T } from './constants.ts';
import { tickNeeds } from './needs.ts';
import { BARS, type Event, type Report, type State } from './state.ts';

/** Shorter absences give no report. */
const SHORT_SECONDS = 60;

/** Simulates the absence; null for a short one. */
export function catchUp(state: State, awaySeconds: number, t: T): Report | null {
  const seconds = Math.min(Math.max(0, Math.floor(Number.isFinite(awaySeconds) ? awaySeconds : 0)), t.awayHours * 3600);
  const ticks = Math.floor((seconds * t.awaySpeed) / t.tickSeconds);
  if (seconds < SHORT_SECONDS || ticks === 0 || state.cats.length === 0) return null;
  const before = state.coins;
  const earned = new Map<string, number>();
  const slept = new Set<string>();
  const onEvent = (event: Event) => {
    if (event.type === 'paid') earned.set(event.name, (earned.get(event.name) ?? 0) + event.coins);
    else if (event.type === 'restBegun') slept.add(event.name);
  };
  for (const cat of state.cats) if (cat.isResting) slept.add(cat.name);
  const floors = state.cats.map(cat => BARS.map(bar => Math.min(cat[bar], t.awayFloor)));
  for (let i = 0; i < ticks; i++) {
    tickNeeds(state, onEvent, t);
    state.cats.forEach((cat, index) => {
      BARS.forEach((bar, at) => {
        cat[bar] = Math.max(cat[bar], floors[index]?.[at] ?? 0);
      });
    });
  }
  const lines = [
    ...[...earned].map(([name, coins]) => `${name} worked and brought ${coins} ${coins === 1 ? 'coin' : 'coins'}.`),
    ...[...slept].filter(name => !earned.has(name)).map(name => `${name} slept.`),
    ...state.cats.flatMap(cat => {
      const low = BARS.filter(bar => cat[bar] < t.workNeeds).map(bar => WANTS[bar]);
      return low.length > 0 ? [`${cat.name} ${low.join(' and ')}.`] : [];
    }),
  ];
  return { seconds, coins: state.coins - before, lines: lines.length > 0 ? lines : ['Everybody is well.'] };
}

const WANTS = {
  hunger: 'is hungry',
  thirst: 'is thirsty',
  happiness: 'missed you',
  energy: 'is tired',
} as const;

/** Duration as text: '3 h 20 min'. */
export function durationText(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && `${hours} h`, (minutes % 60 > 0 || hours === 0) && `${minutes % 60} min`]
    .filter(Boolean)
    .join(' ');
}
