// Every turn game that takes commands back tells ears which one it was.
import { expect, test } from 'vitest';
import { CATALOG } from '../../scenes/catalog.ts';
import type { HistoryStep } from '../../scenes/kit/core/session/session.ts';
import { startedSession } from '../../tests/setup/game.ts';
import { takenBackText } from './speech.ts';

const SEED = 3;
const COMMANDS = 400;

test.for(CATALOG.map(definition => [definition.id, definition] as const))('%s', async ([, definition], context) => {
  const runtime = await definition.load();
  const { default: game } = runtime;
  const session = await startedSession(definition, SEED);
  if (game.kind !== 'turns' || !session.undo) return context.skip('it takes no command back');
  const steps: HistoryStep[] = [];
  session.onHistoryStep(step => steps.push(step));
  for (let i = 0; i < COMMANDS && !session.store.getState().canUndo; i++) session.tick(session.pilot());
  expect(session.store.getState().canUndo, 'nothing was done that can be taken back').toBe(true);
  session.undo();
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
