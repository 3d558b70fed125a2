// The beginning of every game is told: the polite live region says what to do, and what happens meanwhile is told with it.
import { act, cleanup } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CATALOG } from '../../../scenes/catalog.ts';
import { NO_INPUT } from '../../../scenes/kit/core/input/input.ts';
import { heardGame } from '../../../tests/setup/heard.tsx';
import { TEMPLATES } from '../../../tests/setup/templates.ts';
import { OPENING_MS } from './speech.ts';

/** What a player may be asked to do, as the first word of a sentence or of a part of it. */
const ASKS =
  /(?:^|[.,:;?] (?:and |or |then )?)(?:aim|buy|choose|click|collect|deal|dig|drag|draft|draw|drive|fold|get|hold|look|place|plan|press|pull|push|roll|run|say|send|shoot|start|swing|tap|type|walk)\b/i;

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test.each([...TEMPLATES, ...CATALOG].map(game => [game.id, game] as const))('%s', async (_, definition) => {
  const { session, runtime, setup, heard, wait, tick } = await heardGame(definition);
  act(() => session.start(setup));
  const happened: string[] = [];
  session.onEvents(events => happened.push(...events.flatMap(event => runtime.announce?.(event) ?? [])));
  expect(heard(), 'a region that has just come is not yet listened to').toBe('');
  for (let i = 0; i < 3; i++) tick(NO_INPUT);
  wait(OPENING_MS);
  const said = heard();
  expect(said.split(/\s+/).length).toBeGreaterThanOrEqual(4);
  expect(said).toMatch(ASKS);
  expect(said).toContain(runtime.situation?.(session.state, session.tuning) ?? '');
  for (const sentence of happened) expect(said).toContain(sentence.replace(/\.$/, ''));
});
