// Three hundred sentences as data: each causes the event that stands beside it, few are refused, and none of those without a word that names what was meant.
import { expect, test } from 'vitest';
import type { MysteryEvent } from './events.ts';
import { firstOf } from './people.ts';
import { SENTENCES } from './sentences.golden.ts';
import { newGame, say, stateAfter, TUNING } from './testing.ts';

const HOUSES = {
  empty: { ...TUNING, presentChance: 0, deathChance: 0 },
  crowded: { ...TUNING, presentChance: 1, deathChance: 0 },
};

/** An event as the data names it: 'speaks ada alibi'. */
function named(event: MysteryEvent): string | null {
  const first = (who: number) => firstOf(who).toLowerCase();
  switch (event.type) {
    case 'reported':
      return `reports ${event.what}`;
    case 'looked':
      return `looks ${event.on}`;
    case 'acted':
      return ['acts', event.act, event.on].filter(Boolean).join(' ');
    case 'moved':
      return `goes ${event.room}`;
    case 'took':
      return `takes ${event.thing}`;
    case 'dropped':
      return `drops ${event.thing}`;
    case 'spoke':
      return `speaks ${first(event.who)} ${event.about}`;
    case 'showed':
      return `shows ${event.what} ${first(event.who)}`;
    case 'misunderstood':
      return `refuses ${event.message}`;
    case 'solved':
      return 'solves';
    default:
      return null;
  }
}

interface Sentence {
  readonly at: string;
  readonly text: string;
  readonly causes: string;
  readonly events: readonly string[];
}

/** Every sentence said in its block, with the events it caused. */
function played(data: string): readonly Sentence[] {
  let at = '';
  return data
    .trim()
    .split('\n')
    .flatMap(line => {
      if (line.startsWith('@')) at = line.slice(2);
      if (line === '' || line.startsWith('@')) return [];
      const [text = '', causes = ''] = line.split(' | ');
      const [house, seed, ...before] = at.split(' ');
      const t = HOUSES[house as 'empty'];
      const { events } = say(stateAfter(newGame(Number(seed), {}, t), before, t), text, t);
      const names = events.flatMap(event => named(event) ?? []);
      return [{ at, text, causes, events: names }];
    });
}

test('each of three hundred sentences causes its event', () => {
  const all = played(SENTENCES);
  expect(all.length).toBeGreaterThanOrEqual(300);
  const wrong = all.filter(({ causes, events }) => !events.includes(causes));
  expect(wrong.map(({ at, text, causes, events }) => `${at}: ${text} | ${causes} | ${events.join('; ')}`)).toEqual([]);
  expect(all.filter(({ causes }) => causes.startsWith('refuses')).length).toBeLessThanOrEqual(30);
});
