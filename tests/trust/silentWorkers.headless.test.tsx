// Every Worker of the sources, silent: whoever waits for it is told, and can try again. A new Worker needs a line here.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import boulderDash from '../../scenes/boulder-dash/play.ts';
import dalex from '../../scenes/dalex/index.ts';
import { sureWinInWorker } from '../../scenes/dalex/search/client.ts';
import { proveInWorker } from '../../scenes/emergencia/levels/missionProofClient.ts';
import emergencia from '../../scenes/emergencia/play.ts';
import guardians from '../../scenes/guardians/play.ts';
import type { SessionPort, Work } from '../../scenes/kit/core/session/session.ts';
import { SILENT_MS, START_MS } from '../../scenes/kit/task/watch.ts';
import minigolf from '../../scenes/minigolf/play.ts';
import { searchInWorker } from '../../scenes/minigolf/search/client.ts';
import robotBattle from '../../scenes/robot-battle/play.ts';
import { matchRequest } from '../../scenes/robot-battle/rules/testing.ts';
import { RefereeClient } from '../../scenes/robot-battle/sandbox/client.ts';
import { readXsb } from '../../scenes/sokoban/levels/xsb.ts';
import { positionOf } from '../../scenes/sokoban/rules/level.ts';
import { judgeInWorker, solveInWorker } from '../../scenes/sokoban/solver/client.ts';
import stealthEscape from '../../scenes/stealth-escape/play.ts';
import yayZee from '../../scenes/yay-zee/play.ts';
import { exportInWorker, importInWorker } from '../../src/huds/boulder-dash/sheets/cavesWorker.ts';
import { useSolver } from '../../src/huds/boulder-dash/sheets/useSolver.ts';
import { useForecast } from '../../src/huds/strategic-battle/useForecast.ts';
import { createRunner } from '../../src/play/lab/ladder/ladderRunner.ts';
import { createWorkerClient } from '../../src/play/stage/workerClient.ts';
import { compareInWorker } from '../../src/tools/json-printer/compare/compareClient.ts';
import { newQueryClient } from '../../src/tools/json-printer/find/queryClient.ts';
import { newFormsClient } from '../../src/tools/json-printer/forms/formsClient.ts';
import { newParserClient } from '../../src/tools/json-printer/open/parserClient.ts';
import { newRepairClient, repairText } from '../../src/tools/json-printer/repair/repairClient.ts';
import { testEditor } from '../../src/tools/json-printer/testEditor.ts';

const SOURCES = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '/scenes/**/*.{ts,tsx}', '!/**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const STARTERS = Object.keys(SOURCES).filter(path =>
  /\bnew Worker\(/.test((SOURCES[path] ?? '').replaceAll(/^\s*(?:\/\/|\*).*$/gm, '')),
);

/** Workers that were started, each of which does nothing. */
const started: SilentWorker[] = [];
class SilentWorker {
  onmessage = null;
  onerror = null;
  isEnded = false;
  constructor() {
    started.push(this);
  }
  postMessage(): void {}
  terminate(): void {
    this.isEnded = true;
  }
}

const SAYS = /did not answer\. Try again\.$/;
const signal = new AbortController().signal;
/** What whoever asks is told. */
const said = (asked: Promise<unknown>) =>
  asked.then(
    () => 'an answer',
    (error: Error) => error.message,
  );

/** A game's own Worker, asked by the page. */
async function ofGame(runtime: object): Promise<string> {
  const { work } = runtime as { readonly work?: Work };
  if (!work) throw new Error('This game has no work');
  const store = createStore(() => ({ request: { seed: 1 } }));
  const client = createWorkerClient({ store, respond() {} } as never, work);
  const close = client.open();
  return new Promise(resolve =>
    client.store.subscribe(({ failure }) => {
      if (failure === null) return;
      close();
      resolve(failure);
    }),
  );
}

async function ofOpenDocument(
  ask: (editor: ReturnType<typeof testEditor>['editor']) => Promise<unknown>,
): Promise<string> {
  const { editor, opened } = testEditor();
  await opened('[1]');
  return said(ask(editor));
}

const level = () => readXsb('#####\n#@$.#\n#####')[0] as ReturnType<typeof readXsb>[number];

/** By the file that starts the Worker: how it is asked; each resolves to what is told. */
const ASKED: Readonly<Record<string, readonly (() => Promise<string>)[]>> = {
  '/scenes/boulder-dash/play.ts': [() => ofGame(boulderDash)],
  '/scenes/emergencia/play.ts': [() => ofGame(emergencia)],
  '/scenes/guardians/play.ts': [() => ofGame(guardians)],
  '/scenes/stealth-escape/play.ts': [() => ofGame(stealthEscape)],
  '/scenes/yay-zee/play.ts': [() => ofGame(yayZee)],
  '/scenes/robot-battle/sandbox/client.ts': [
    () => ofGame(robotBattle),
    () => said(new RefereeClient().resolve(matchRequest('a', 'b'))),
  ],
  '/scenes/dalex/search/client.ts': [() => said(sureWinInWorker({} as never))],
  '/scenes/emergencia/levels/missionProofClient.ts': [() => said(proveInWorker(''))],
  '/scenes/minigolf/play.ts': [() => ofGame(minigolf)],
  '/scenes/minigolf/search/client.ts': [() => said(searchInWorker({} as never, 3))],
  '/scenes/sokoban/solver/client.ts': [
    () => said(solveInWorker(level())),
    () => said(judgeInWorker(level(), positionOf(level()))),
  ],
  '/src/play/lab/ladder/ladderRunner.ts': [
    () => {
      const runner = createRunner(dalex, { runtime: { hasBodies: false } } as never);
      return said(runner.run(0, 'ladder', { kind: 'run', who: 'idle', seed: 1, overrides: {} }, signal));
    },
  ],
  '/src/tools/json-printer/open/parserClient.ts': [() => said(newParserClient().parse('[1]', { signal }))],
  '/src/tools/json-printer/repair/repairClient.ts': [
    () => said(newRepairClient().propose('[1', {}, { signal })),
    async () => {
      const answer = await repairText('[1');
      return 'refused' in answer ? answer.refused : '';
    },
  ],
  '/src/tools/json-printer/find/queryClient.ts': [
    () => ofOpenDocument(editor => newQueryClient(editor).find('$', signal)),
  ],
  '/src/tools/json-printer/compare/compareClient.ts': [
    () => ofOpenDocument(editor => compareInWorker(editor.store.getState().document as never, '[2]', { signal })),
  ],
  '/src/tools/json-printer/forms/formsClient.ts': [() => said(newFormsClient().read('a: 1', signal))],
  '/src/huds/boulder-dash/sheets/cavesWorker.ts': [
    () => said(importInWorker({ text: '[cave]', level: 1, fileName: '' })),
    () => said(exportInWorker({ text: '', title: '' })),
  ],
  '/src/huds/boulder-dash/sheets/useSolver.ts': [
    async () => {
      const { result } = renderHook(() => useSolver('cave'));
      act(() => {
        result.current.prove();
      });
      expect(result.current).toMatchObject({ working: true, status: 'Looking for a way through …' });
      await act(() => vi.advanceTimersByTimeAsync(START_MS));
      expect(result.current.working).toBe(false);
      return result.current.status;
    },
  ],
};

/** The forecast is asked for by nobody: it shows a dash meanwhile, and asks another Worker. */
const UNASKED = ['/src/huds/strategic-battle/useForecast.ts'];

const realWorker = globalThis.Worker;
beforeEach(() => {
  started.length = 0;
  vi.useFakeTimers();
  Object.assign(globalThis, { Worker: SilentWorker });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Object.assign(globalThis, { Worker: realWorker });
});

test('every file that starts a Worker is asked here', () =>
  expect([...Object.keys(ASKED), ...UNASKED].toSorted()).toEqual(STARTERS.toSorted()));

describe.each(Object.entries(ASKED))('%s', (_, ways) => {
  test.each(ways.map((ask, index) => [index + 1, ask] as const))(
    '%i: tells that it does not answer',
    async (__, ask) => {
      let words: string | null = null;
      void ask().then(found => (words = found));
      await vi.waitFor(() => expect(started.length).toBeGreaterThan(0), 30_000);
      await vi.advanceTimersByTimeAsync(START_MS + SILENT_MS);
      expect(words).toMatch(SAYS);
      expect(started.every(worker => worker.isEnded)).toBe(true);
    },
  );
});

test('the forecast asks others', async () => {
  const view = { field: { own: [{ id: 1 }], enemies: [] } };
  const session = { store: createStore(() => ({ phase: 'playing', view })) } as unknown as SessionPort;
  const { result } = renderHook(() => useForecast(session));
  await act(() => vi.advanceTimersByTimeAsync(3 * START_MS));
  expect(result.current).toBeNull();
  expect(started.length).toBeGreaterThan(2);
});
