// Every game is played once by its bot and listened to: its beginning is told, while time runs no live region speaks more than once in two seconds nor tells
// one sentence three times with other numbers, a result is told once. All of it is the story in golden/heard.txt, read from top to bottom when it changed:
// RECORD_HEARD=1 writes it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import type { GameDefinition } from '../../scenes/kit/game.ts';
import { OPENING_MS } from '../../src/play/page/speech.ts';
import { type HeardGame, heardGame } from '../setup/heard.tsx';
import { TEMPLATES } from '../setup/templates.ts';
import { type Heard, stopsIn, transcriptOf } from './transcript.ts';

/** What a player may be asked to do, as the first word of a sentence or of a part of it. */
const ASKS =
  /(?:^|[.,:;?] (?:and |or |then )?)(?:aim|buy|choose|click|collect|deal|dig|drag|draft|draw|drive|fold|get|hold|look|place|plan|press|pull|push|roll|run|say|send|shoot|start|swing|tap|type|walk)\b/i;

const LIMIT_MS = 2000;
/** A run is listened to for a minute, or until so much was said. */
const [SECONDS, MOST_HEARD] = [60, 40];
/** Ticks that are shown at once: what is heard is timed to a tenth of a second. */
const STEP = 6;
const STEP_MS = (STEP * 1000) / 60;
const ANNOUNCER = '';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Name of a region in a transcript: empty for the announcer's. */
function placeOf(region: Element): string {
  if (region.closest('[data-heard]')) return ANNOUNCER;
  return region.getAttribute('role') ?? region.tagName.toLowerCase();
}

function listenTo(game: HeardGame) {
  const heard: (Heard & { readonly element: Element })[] = [];
  let last: ReadonlyMap<Element, string> = game.regions();
  return {
    heard,
    listen(at: number) {
      const now = game.regions();
      for (const [element, text] of now) {
        const said = text.replaceAll(/\s+/g, ' ').trim();
        if (said !== '' && text !== last.get(element))
          heard.push({ at, region: placeOf(element), text: said, element });
      }
      last = now;
    },
  };
}

/** Sentences that came sooner than `LIMIT_MS` after the one before, in the same region; or in one that came in its place. */
function quickIn(heard: ReturnType<typeof listenTo>['heard']): readonly string[] {
  const lastAt = new Map<string, number>();
  return heard.flatMap(({ at, region, text, element }) => {
    const place = `${region} ${element.className}`;
    const before = lastAt.get(place);
    lastAt.set(place, at);
    return before !== undefined && at - before < LIMIT_MS - STEP_MS ? [`${at} ${place}: ${text}`] : [];
  });
}

/** Sentences that one announcement says three times, with other numbers: a text on the screen that counts while it stands. */
function countingIn(text: string): readonly string[] {
  const told = new Map<string, number>();
  for (const sentence of text.split(/(?<=[.!?])\s+(?=[A-Z0-9])/)) {
    const words = sentence.replaceAll(/\d[\d.,]*/g, '#').replace(/\.$/, '');
    told.set(words, (told.get(words) ?? 0) + 1);
  }
  return [...told].flatMap(([words, times]) => (times > 2 ? [words] : []));
}

const GAMES: readonly GameDefinition[] = [...TEMPLATES, ...CATALOG];
test.each(GAMES.map(game => [game.id, game] as const))('%s', async (id, definition) => {
  const game = await heardGame(definition);
  const { session, runtime } = game;
  const happened: string[] = [];
  session.onEvents(events => {
    if (session.store.getState().phase !== 'ready')
      happened.push(...events.flatMap(event => runtime.announce?.(event) ?? []));
  });
  const { heard, listen } = listenTo(game);
  act(() => session.start(game.setup));
  listen(0);
  expect(heard, 'a region that has just come is not yet listened to').toEqual([]);
  const first = stopsIn(document.body);
  game.wait(OPENING_MS);
  listen(OPENING_MS);
  const opening = heard.find(({ region }) => region === ANNOUNCER)?.text ?? '';
  expect(opening.split(/\s+/).length).toBeGreaterThanOrEqual(4);
  expect(opening).toMatch(ASKS);
  expect(opening).toContain((runtime.situation?.(session.state, session.tuning) ?? '').replaceAll(/\s+/g, ' ').trim());
  for (const sentence of happened) expect(opening).toContain(sentence.replaceAll(/\s+/g, ' ').replace(/\.?\s*$/, ''));

  const isOn = () => session.store.getState().phase === 'playing';
  let at = OPENING_MS;
  for (; at < SECONDS * 1000 && heard.length < MOST_HEARD && isOn(); at += STEP_MS) {
    game.play(STEP);
    // A part that a HUD fetches when it is first shown: else its words would depend on which tests ran before.
    await act(() => vi.dynamicImportSettled());
    listen(at);
  }
  // In turns the announcer answers each press: only time must not make it speak.
  const isTimed = runtime.kind === 'realtime' || runtime.isPaced === true;
  expect(
    quickIn(isOn() ? heard : heard.filter(({ at: when }) => when < at - STEP_MS)).filter(
      one => isTimed || !/^\d+\S* {2}/.test(one),
    ),
  ).toEqual([]);
  if (isTimed) expect(heard.flatMap(({ text }) => countingIn(text))).toEqual([]);
  const { result } = session.store.getState();
  if (result) {
    game.wait(LIMIT_MS);
    listen(at);
    const told = [...game.regions().values()].map(
      text => text.toLowerCase().split(result.title.toLowerCase()).length - 1,
    );
    expect(
      told.reduce((sum, times) => sum + times, 0),
      'the result is told once',
    ).toBe(1);
  }
  const path = `scenes/${id}/golden/heard.txt`;
  const transcript = transcriptOf(first, heard, stopsIn(document.body));
  if (process.env['RECORD_HEARD']) writeFileSync(path, transcript);
  expect(existsSync(path), 'RECORD_HEARD=1 npx vitest run --project=headless tests/heard').toBe(true);
  expect(transcript).toBe(readFileSync(path, 'utf8'));
});
