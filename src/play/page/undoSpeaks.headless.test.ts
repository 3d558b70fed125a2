// Every turn game that takes commands back tells ears which one it was.
import { expect, test } from 'vitest';
import { CATALOG } from '../../../scenes/catalog.ts';
import type { HistoryStep } from '../../../scenes/kit/core/session/session.ts';
import { startedSession } from '../../../tests/setup/game.ts';
import { takenBackText } from './speech.ts';

const SEED = 3;
const COMMANDS = 400;

/** Turn games that take commands back. */
const GAMES: (typeof CATALOG)[number][] = [];
for (const definition of CATALOG) {
  const { default: game } = await definition.load();
  if (game.kind === 'turns' && (await startedSession(definition, SEED)).undo) GAMES.push(definition);
}

test.each(GAMES.map(definition => [definition.id, definition] as const))('%s', async (_, definition) => {
  const { default: game } = await definition.load();
  const session = await startedSession(definition, SEED);
  const steps: HistoryStep[] = [];
  session.onHistoryStep(step => steps.push(step));
  for (let i = 0; i < COMMANDS && !session.store.getState().canUndo; i++) session.tick(session.pilot());
  expect(session.store.getState().canUndo, 'nothing was done that can be taken back').toBe(true);
  session.undo?.();
  session.redo?.();
  expect(steps.map(({ isUndo }) => isUndo)).toEqual([true, false]);
  for (const { isUndo, events } of steps) {
    const text = takenBackText(
      isUndo,
      events.flatMap(event => game.announce?.(event) ?? []),
    );
    expect(text).toMatch(isUndo ? /^Taken back: ./ : /^Done again: ./);
  }
});
