// The pages and the last house: every answer stands in its page, pages come in their order and stand in nobody's way, and who has all of them can leave.
import { describe, expect, it } from 'vitest';
import { times } from '../../../../tests/setup/times.ts';
import type { Json } from '../../../kit/core/json.ts';
import type { EscapeEvent } from '../../rules/events.ts';
import { fixtureOf, fixturesOf } from '../../rules/fixtures.ts';
import { career, readFound } from '../../rules/pages.ts';
import { RULES } from '../../rules/rules.ts';
import { nextCommand, walkthrough } from '../../rules/solver.ts';
import {
  ACT,
  after,
  BUILDINGS,
  building,
  look,
  newEscape,
  refusal,
  send,
  submit,
  TUNING,
} from '../../rules/testing.ts';
import { isPage } from '../building/sheets.ts';
import { nodesOf } from '../graph.ts';
import { PLOTS } from '../plots.ts';
import { EPILOGUE, FACTS, PAGES } from './facts.ts';
import { lyingPlaces } from './places.ts';
import { TEXTS } from './texts.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const inWords = (n: number): string =>
  n < 20 ? `${ONES[n]}` : `${TENS[Math.floor(n / 10)]}${n % 10 ? `-${ONES[n % 10]}` : ''}`;

/** Every number of two digits that a text says in words. */
const numbersIn = (text: string): readonly number[] =>
  Array.from({ length: 90 }, (_, i) => i + 10).filter(n => new RegExp(`\\b${inWords(n)}\\b(?!-)`, 'i').test(text));

describe('the texts', () => {
  it('thirty pages and one behind the door, each with a title of its own and no longer than it takes to read standing', () => {
    expect(TEXTS).toHaveLength(EPILOGUE);
    expect(PAGES).toBe(30);
    expect(new Set(TEXTS.map(({ title }) => title)).size).toBe(TEXTS.length);
    for (const { title, text } of TEXTS) {
      expect(text.split(' ').length, title).toBeGreaterThanOrEqual(35);
      expect(text.split(' ').length, title).toBeLessThanOrEqual(100);
    }
  });

  it.each(FACTS.map(({ asks, answer }, i) => [i + 1, asks, answer] as const))(
    'page %i answers: %s?',
    (page, asks, answer) => {
      expect(answer).toBeGreaterThanOrEqual(10);
      expect(answer).toBeLessThanOrEqual(99);
      expect(numbersIn(TEXTS[page - 1]?.text ?? ''), 'one number, that one').toEqual([answer]);
      // What is asked is spoken of there.
      const words = (asks.toLowerCase().match(/[\p{L}’]{4,}/gu) ?? []).filter(
        word => !/^(many|what|does|with|have|which)$/.test(word),
      );
      const said = (TEXTS[page - 1]?.text ?? '').toLowerCase();
      expect(words.filter(word => said.includes(word.replace(/(s|ed)$/, ''))).length, asks).toBeGreaterThanOrEqual(1);
    },
  );

  it('no question is asked twice', () => {
    expect(new Set(FACTS.map(({ asks }) => asks)).size).toBe(PAGES);
  });
});

describe('finding', () => {
  it('each building has one or two, in rooms of their own, where nothing else stands or hangs', () => {
    const counts = new Set<number>();
    for (let seed = 1; seed <= 60; seed++) {
      const pages = fixturesOf(newEscape(seed).draws).filter(({ id }) => isPage(id));
      counts.add(pages.length);
      expect(new Set(pages.map(({ room }) => room)).size).toBe(pages.length);
    }
    expect(counts).toEqual(new Set([1, 2]));
    // Two thumbs apart on the narrowest phone, as all places of a room.
    const thumb = 99;
    const apart = (d: number, size: number) => Math.abs(d) >= (Math.max(size, thumb) + thumb) / 2 - 6;
    for (const plots of BUILDINGS)
      for (const seed of [1, 2]) {
        const { draws } = building(plots, {}, seed);
        for (const room of Object.keys(PLOTS) as (keyof typeof PLOTS)[])
          for (const [x, y] of lyingPlaces(plots, room))
            for (const { id, at, room: where } of fixturesOf(draws)) {
              if (where !== room || isPage(id)) continue;
              expect(apart(at.x - x, at.w) || apart(at.y - y, at.h), `${plots[room]} ${x},${y}: ${id}`).toBe(true);
            }
      }
  });

  const withPages = (seed: number, pages: readonly number[]) =>
    RULES.create(
      { seed, setup: {}, levels: [], begin: { career: { pages, isOut: false } as unknown as Json } },
      TUNING,
    );

  it('whatever is looked at first is the next page of the story; looked at again it is the same one', () => {
    for (let seed = 1; seed <= 40; seed++) {
      let state = withPages(seed, [1, 2, 3, 5]);
      const lying = fixturesOf(state.draws).filter(({ id }) => isPage(id));
      const events: EscapeEvent[] = [];
      for (const { id, room } of [...lying, ...lying]) {
        const result = send({ ...state, room, focus: null }, look(id));
        state = result.state;
        events.push(...result.events);
      }
      const found = events.flatMap(event => (event.type === 'pageFound' ? [event.page] : []));
      expect(found).toEqual([4, 6].slice(0, lying.length));
      expect(Object.values(state.found)).toEqual(found);
      const kept = events.reduce<Json>((grown, event) => career.reduce(grown, event), {
        pages: [1, 2, 3, 5],
        isOut: false,
      });
      expect(readFound(kept).pages).toEqual([1, 2, 3, 4, 5, 6].slice(0, 4 + lying.length));
    }
  });

  it('thirty buildings at most, fifteen at least, and then none lies about any more', () => {
    let pages: readonly number[] = [];
    let escapes = 0;
    for (; pages.length < PAGES; escapes++) {
      let state = withPages(escapes + 1, pages);
      for (const { id, room } of fixturesOf(state.draws).filter(one => isPage(one.id)))
        state = send({ ...state, room, focus: null }, look(id)).state;
      expect(state.pages.length).toBeGreaterThan(pages.length);
      pages = state.pages;
    }
    expect(escapes).toBeGreaterThanOrEqual(PAGES / 2);
    expect(escapes).toBeLessThanOrEqual(PAGES);
    for (let seed = 1; seed <= 30; seed++)
      expect(fixturesOf(withPages(seed, pages).draws).filter(({ id }) => isPage(id))).toEqual([]);
    const one = withPages(2, pages.slice(1));
    expect(fixturesOf(one.draws).filter(({ id }) => isPage(id)).length).toBeLessThanOrEqual(1);
  });

  it('they are no part of an escape: the same building needs the same, and is left without a look at them', () => {
    for (let seed = 1; seed <= times(10, 60); seed++) {
      const [none, all] = [
        withPages(seed, []),
        withPages(
          seed,
          FACTS.map((_, i) => i + 1),
        ),
      ];
      expect(nodesOf(none.draws)).toEqual(nodesOf(all.draws));
      const commands = walkthrough(none);
      expect(commands).toEqual(walkthrough(all));
      expect(commands.some(command => command.type === 'look' && isPage(command.at))).toBe(false);
    }
  });

  it.each([
    null,
    {},
    { pages: [] },
    { pages: [0], isOut: false },
    { pages: [31], isOut: false },
    { pages: [2, 1], isOut: false },
    { pages: [1, 1], isOut: false },
    { pages: [1.5], isOut: false },
    { pages: 'all', isOut: true },
  ])('a pile that is none is refused: %j', pile => {
    expect(career.validate(pile as Json)).not.toBeNull();
    expect(readFound(pile).pages).toEqual([]);
  });
});

describe('the last house', () => {
  const lastHouse = (seed: number, pages: readonly number[]) =>
    RULES.create(
      { seed, setup: { building: 'last' }, levels: [], begin: { career: { pages, isOut: false } as unknown as Json } },
      TUNING,
    );
  const ALL = FACTS.map((_, i) => i + 1);

  it('who has all pages leaves it, whatever it asks, and without a wrong code', () => {
    const asked = new Set<number>();
    for (let seed = 1; seed <= times(60, 2000); seed++) {
      let state = lastHouse(seed, ALL);
      for (const pages of state.draws.asked ?? []) for (const page of pages) asked.add(page);
      for (const command of walkthrough(state)) {
        expect(refusal(state, command)).toBeNull();
        state = send(state, command).state;
      }
      expect(state, `seed ${seed}`).toMatchObject({ phase: 'escaped', wrongCodes: 0 });
      expect(state.done).toHaveLength(nodesOf(state.draws).length);
    }
    expect(asked.size, 'every page is asked about some time').toBe(PAGES);
  });

  it('what it asks is answered by the texts alone', () => {
    for (let seed = 1; seed <= 40; seed++)
      for (const { pages, codeRequired } of fixturesOf(lastHouse(seed, ALL).draws))
        if (pages.length > 0)
          expect(pages.flatMap(page => numbersIn(TEXTS[page - 1]?.text ?? '')).join('')).toBe(codeRequired);
  });

  it('who lacks a page that is asked about is told which, and no code helps, not the right one either', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const whole = lastHouse(seed, ALL);
      const first = fixturesOf(whole.draws).find(({ pages }) => pages.length > 0);
      if (!first) throw new Error('nothing asks');
      const [missing] = first.pages;
      const state = lastHouse(
        seed,
        ALL.filter(page => page !== missing),
      );
      const seen = after(state, look(first.id));
      expect(seen.message).toContain(`You have not found page ${missing}.`);
      expect(refusal(seen, ACT)).toBe(`You have not found page ${missing}.`);
      expect(refusal({ ...seen, asking: true }, submit(first.codeRequired ?? ''))).toBe(
        `You have not found page ${missing}.`,
      );
      expect(nextCommand(seen)).toBeNull();
      expect(state.message).toContain('you have 29 of 30');
    }
  });

  it('hints name the pages, never the digits', () => {
    for (const { hints, pages, codeRequired } of fixturesOf(lastHouse(3, ALL).draws))
      for (const hint of pages.length > 0 ? hints : []) {
        expect(hint).not.toContain(codeRequired);
        const said: readonly string[] = hint.replaceAll(/page \d+/gi, '').match(/\d+/g) ?? [];
        for (const page of pages) expect(said).not.toContain(String(FACTS[page - 1]?.answer));
      }
    expect(fixtureOf(lastHouse(3, ALL).draws, 'crane')?.hints[1]).toMatch(/^Page \d+ tells/);
  });

  it('its best is its own, and who has left it knows what stands behind the door', () => {
    const start = lastHouse(5, ALL);
    const events: EscapeEvent[] = [];
    let state = start;
    for (const command of walkthrough(start)) {
      const result = send(state, command, 3600);
      events.push(...result.events);
      state = result.state;
    }
    expect(RULES.result(state, TUNING)).toMatchObject({ outcome: 'won', mode: 'The last house' });
    expect(readFound(events.reduce<Json>((grown, one) => career.reduce(grown, one), career.initial)).isOut).toBe(true);
    const usual = walkthrough(newEscape(5)).reduce((so, command) => send(so, command, 3600).state, newEscape(5));
    expect(RULES.result(usual, TUNING)?.mode).toBeUndefined();
  });
});
