// Parser client whose Worker is missing: whoever asks is told, the input too, while it is typed.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TaskWorker } from '../../../../scenes/kit/task/messages.ts';
import { newEditor } from '../jsonEditor.ts';
import { openText, parseInput, typeText } from './input.ts';
import { newParserClient } from './parserClient.ts';

/** A Worker whose script does not arrive. */
class MissingWorker implements TaskWorker {
  onmessage: TaskWorker['onmessage'] = null;
  onerror: TaskWorker['onerror'] = null;
  constructor() {
    setTimeout(() => this.onerror?.({ preventDefault() {} } as ErrorEvent));
  }
  postMessage(): void {}
  terminate(): void {}
}

beforeEach(() => void vi.stubGlobal('Worker', MissingWorker));
afterEach(() => void vi.unstubAllGlobals());

const SAYS = /^The work stopped: it could not start/;

function opened() {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const editor = newEditor(newParserClient(), { success: say, error: say, info: say });
  return { editor, said, state: () => editor.store.getState() };
}

test('a text that is typed', async () => {
  const { editor, state } = opened();
  typeText(editor, '[1]');
  expect(await parseInput(editor, { notify: false, showOutput: false })).toBe(false);
  expect(state().failure).toMatch(SAYS);
  expect(state()).toMatchObject({ input: { text: '[1]' }, document: null, inputError: null, progress: null });
});

test('a text that is opened, though the Worker was started before', async () => {
  const { editor, said, state } = opened();
  editor.parser.start();
  await new Promise(resolve => setTimeout(resolve, 1));
  await openText(editor, '[1]');
  expect(said).toEqual([expect.stringMatching(SAYS)]);
  expect(state().failure).toMatch(SAYS);
});

test('the words go with the next text', async () => {
  const { editor, state } = opened();
  typeText(editor, '[1]');
  await parseInput(editor, { notify: false, showOutput: false });
  typeText(editor, '[12]');
  expect(state().failure).toBeNull();
});
