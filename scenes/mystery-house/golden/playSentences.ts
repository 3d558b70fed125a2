// Sentences as data, said in the house they name: what events each caused, by their names.
import type { MysteryEvent } from '../rules/events.ts';
import { firstOf } from '../rules/people.ts';
import { newGame, say, stateAfter, TUNING } from '../rules/testing.ts';

export const HOUSES = {
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
    case 'failed':
    case 'gathered':
      return event.type;
    default:
      return null;
  }
}

export interface Sentence {
  readonly at: string;
  readonly text: string;
  readonly causes: string;
  readonly events: readonly string[];
}

/** Every sentence said in its block, with the events it caused. What was said before stands apart by " / ", or by blanks where each is one word. */
export function played(data: string): readonly Sentence[] {
  let at = '';
  return data
    .trim()
    .split('\n')
    .flatMap(line => {
      if (line.startsWith('@')) at = line.slice(2);
      if (line === '' || line.startsWith('@')) return [];
      const [text = '', causes = ''] = line.split(' | ');
      const [house = '', seed, ...before] = at.includes(' / ')
        ? [...(at.split(' / ')[0] ?? '').split(' '), ...at.split(' / ').slice(1)]
        : at.split(' ');
      const t = HOUSES[house as 'empty'];
      const { events } = say(stateAfter(newGame(Number(seed), {}, t), before, t), text, t);
      const names = events.flatMap(event => named(event) ?? []);
      return [{ at, text, causes, events: names }];
    });
}
