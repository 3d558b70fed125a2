// The studio's states, as specified: what each action does to the engine, the recorder and the page.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Take } from '../record/record.ts';
import { createStudio, RESTART_MS } from './studio.ts';
import type { Engine, StudioServices } from './studioState.ts';

let calls: string[];
let finished: () => Promise<Blob>;
let failing: 'engine' | 'play' | 'take' | null;
let seed: number;

const engine: Engine = {
  play: async (piece, { genre }) => {
    if (failing === 'play') throw new Error('no device');
    calls.push(`play ${genre} ${piece.bars.length}`);
  },
  pause: () => void calls.push('pause'),
  resume: async () => void calls.push('resume'),
  stop: () => void calls.push('stop'),
  setPiece: () => undefined,
  setSound: ({ tempo, mix: { levels } }) =>
    void calls.push(`sound ${tempo} ${levels.melody} ${levels.bass} ${levels.chords}`),
  waveform: () => new Float32Array(512),
  step: () => null,
  stream: () => ({}) as MediaStream,
  heard: () => null,
  destroy: () => void calls.push('destroy'),
};
/** Lengths that takes were finished with, in seconds. */
let asked: number[];
/** Of a browser that records live. */
let lengthOf: Take['lengthOf'];
const take: Take = {
  ...{ ending: 'ogg', label: 'Ogg Opus' },
  finish: seconds => {
    asked.push(seconds);
    return finished();
  },
};
const means: StudioServices = {
  engine: async () => {
    if (failing === 'engine') throw new Error('no Web Audio');
    return engine;
  },
  beginTake: async () => {
    if (failing === 'take') throw new Error('no recorder');
    return { ...take, ...(lengthOf && { lengthOf }) };
  },
  now: () => new Date(),
  randomSeed: () => seed++,
  createUrl: () => `blob:${calls.push('url')}`,
  revokeUrl: url => void calls.push(`drop ${url}`),
};

function opened(search = '') {
  const studio = createStudio(means);
  studio.open({ search, hash: '' });
  return { ...studio, state: studio.store.getState };
}
async function playing() {
  const studio = opened();
  await studio.play();
  calls = [];
  return studio;
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2025, 2, 3, 14, 5, 9) });
  localStorage.clear();
  calls = [];
  asked = [];
  lengthOf = undefined;
  failing = null;
  seed = 1;
  finished = async () => new Blob(['x']);
});
afterEach(() => vi.useRealTimers());

test('it opens with a seed by chance, or with the music of the address', () => {
  expect(opened().state().settings).toMatchObject({ genre: 'fantasy', seed: 1, tempo: 110 });
  expect(opened('?genre=calm&seed=9&tempo=70').state().settings).toMatchObject({ genre: 'calm', seed: 9, tempo: 70 });
});

test('stopped, playing, paused, playing, stopped', async () => {
  const studio = opened();
  expect(studio.state().phase).toBe('stopped');
  await studio.play();
  expect(studio.state().phase).toBe('playing');
  studio.pause();
  expect(studio.state().phase).toBe('paused');
  await studio.resume();
  expect(studio.state().phase).toBe('playing');
  studio.stop();
  expect(studio.state().phase).toBe('stopped');
  expect(calls.filter(call => !call.startsWith('sound'))).toEqual(['play fantasy 8', 'pause', 'resume', 'stop']);
});

test.each([
  ['genre', { genre: 'horror' }, 'play horror 8'],
  ['intensity', { intensity: 'battle' }, 'play fantasy 4'],
] as const)('another %s while playing stops the music and starts it after 0.1 s', async (_, kind, played) => {
  const studio = await playing();
  studio.changeKind(kind);
  expect(calls).toEqual(['stop']);
  expect(studio.state().phase).toBe('playing');
  await wait(RESTART_MS - 1);
  expect(calls).toEqual(['stop']);
  await wait(1);
  expect(calls[1]).toBe(played);
});

test('the same genre again changes nothing', async () => {
  const studio = await playing();
  studio.changeKind({ genre: 'fantasy' });
  expect(calls).toEqual([]);
});

test('paused, another genre waits for Resume, which then begins anew', async () => {
  const studio = await playing();
  studio.pause();
  studio.changeKind({ genre: 'calm' });
  await wait(500);
  expect(calls).toEqual(['pause']);
  await studio.resume();
  expect(calls[1]).toBe('play calm 8');
});

test('paused between a stop and its restart, nothing starts by itself', async () => {
  const studio = await playing();
  studio.changeKind({ genre: 'calm' });
  studio.pause();
  await wait(500);
  expect(calls.some(call => call.startsWith('play'))).toBe(false);
  await studio.resume();
  expect(calls).toContain('play calm 8');
  expect(studio.state().phase).toBe('playing');
});

test('tempo, volume and mutes reach the music that plays', async () => {
  const studio = await playing();
  studio.change({ tempo: 140, volume: -10 });
  studio.mute('bass', true);
  expect(calls).toEqual(['sound 140 -10 -12 -15', 'sound 140 -10 -Infinity -15']);
});

test('a saved generation brings its settings and intensity, and restarts the music after 0.1 s', async () => {
  const studio = await playing();
  studio.change({ tempo: 150, complexity: 90, seed: 77, volume: -2 });
  studio.save('Chase');
  const [saved] = studio.state().saved;
  studio.changeKind({ genre: 'calm', intensity: 'battle' });
  studio.change({ tempo: 80, complexity: 20, seed: 3, volume: -20 });
  await wait(RESTART_MS);
  calls = [];
  if (saved) studio.load(saved);
  expect(studio.state().settings).toMatchObject({
    genre: 'fantasy',
    intensity: 'exploration',
    tempo: 150,
    complexity: 90,
    seed: 77,
    volume: -2,
  });
  expect(calls).toEqual(['stop']);
  await wait(RESTART_MS);
  expect(calls).toContain('play fantasy 8');
  studio.deleteSaved(saved?.id ?? '');
  expect(studio.state().saved).toEqual([]);
});

test('a recording shows its progress and ends by its length', async () => {
  const studio = await playing();
  studio.setRecordingSeconds(10);
  await studio.startRecording();
  expect(studio.state().progress).toBe(0);
  await wait(2500);
  expect(studio.state().progress).toBeCloseTo(0.25, 5);
  await wait(7500);
  expect(studio.state()).toMatchObject({ progress: null, recordings: [{ name: 'fantasy-exploration-1' }] });
  expect(studio.state().current).toMatchObject({ file: 'fantasy-exploration-2025-03-03_14-05-19.ogg' });
});

test.each([
  ['Stop Recording', studio => studio.stopRecording()],
  ['Stop Music', studio => studio.stop()],
  ['Pause Music', studio => studio.pause()],
  ['another genre', studio => studio.changeKind({ genre: 'calm' })],
] as readonly (readonly [string, (studio: Awaited<ReturnType<typeof playing>>) => unknown])[])(
  'a recording ends on %s, and what there is of it is kept under the music it holds',
  async (_, end) => {
    const studio = await playing();
    await studio.startRecording();
    await wait(1000);
    end(studio);
    await wait(0);
    expect(studio.state()).toMatchObject({ progress: null, recordings: [{ name: 'fantasy-exploration-1' }] });
    expect(studio.state().current).toBe(studio.state().recordings[0]);
  },
);

test('a new recording discards the current one, and the list keeps both, the newest first', async () => {
  const studio = await playing();
  await studio.startRecording();
  await studio.stopRecording();
  await studio.startRecording();
  expect(studio.state().current).toBeNull();
  await studio.stopRecording();
  expect(studio.state().recordings.map(({ name }) => name)).toEqual(['fantasy-exploration-2', 'fantasy-exploration-1']);
  const [newest] = studio.state().recordings;
  studio.deleteRecording(newest?.url ?? '');
  expect(studio.state().current).toBeNull();
  expect(studio.state().recordings).toHaveLength(1);
  expect(calls).toContain(`drop ${newest?.url}`);
});

test('a busy machine makes a take no longer and no shorter than it was to be', async () => {
  const studio = await playing();
  studio.setRecordingSeconds(10);
  await studio.startRecording();
  await wait(4000);
  // Nothing ran for a quarter of a minute.
  vi.setSystemTime(Date.now() + 15_000);
  await wait(100);
  expect(asked).toEqual([10]);
  expect(studio.state().recordings).toMatchObject([{ seconds: 10 }]);
  await studio.startRecording();
  await wait(2340);
  await studio.stopRecording();
  expect(asked).toEqual([10, 2.34]);
});

test('a take that was recorded live says how long it became', async () => {
  lengthOf = async () => 7.8;
  const studio = await playing();
  await studio.startRecording();
  await wait(10_000);
  await studio.stopRecording();
  expect(studio.state().recordings).toMatchObject([{ seconds: 7.8 }]);
});

test('while a take is finished, Stop and another take work; the later one is the current', async () => {
  const studio = await playing();
  await studio.startRecording();
  await wait(1000);
  let finish: (blob: Blob) => void = () => {};
  finished = () => new Promise(resolve => (finish = resolve));
  const first = studio.stopRecording();
  expect(studio.state()).toMatchObject({ finishing: 1, progress: null, recordings: [] });
  finished = async () => new Blob(['y']);
  await studio.startRecording();
  expect(studio.state().progress).toBe(0);
  studio.stop();
  await wait(0);
  expect(studio.state()).toMatchObject({
    phase: 'stopped',
    finishing: 1,
    recordings: [{ name: 'fantasy-exploration-1' }],
  });
  const { current } = studio.state();
  finish(new Blob(['x']));
  await first;
  expect(studio.state()).toMatchObject({ finishing: 0, current });
  expect(studio.state().recordings).toHaveLength(2);
});

test('a take that is finished after the page was left makes nothing', async () => {
  const studio = await playing();
  await studio.startRecording();
  let finish: (blob: Blob) => void = () => {};
  finished = () => new Promise(resolve => (finish = resolve));
  const stopped = studio.stopRecording();
  studio.destroy();
  calls = [];
  finish(new Blob(['x']));
  await stopped;
  expect(calls).toEqual([]);
});

test('nothing is recorded unless music plays', async () => {
  const studio = opened();
  await studio.startRecording();
  await studio.play();
  studio.pause();
  await studio.startRecording();
  expect(studio.state().progress).toBeNull();
});

test.each(['engine', 'play'] as const)('where the %s fails, a message says what is kept', async part => {
  failing = part;
  const studio = opened();
  await studio.play();
  expect(studio.state()).toMatchObject({ phase: 'stopped', message: expect.stringContaining('Nothing is lost') });
  failing = null;
  await studio.play();
  expect(studio.state()).toMatchObject({ phase: 'playing', message: null });
});

test('where nothing can be recorded the music plays on', async () => {
  failing = 'take';
  const studio = await playing();
  await studio.startRecording();
  expect(studio.state()).toMatchObject({
    phase: 'playing',
    progress: null,
    message: expect.stringContaining('cannot record'),
  });
});

test('a recorder that breaks loses only its own recording', async () => {
  const studio = await playing();
  await studio.startRecording();
  await studio.stopRecording();
  finished = async () => {
    throw new Error('broken');
  };
  await studio.startRecording();
  await studio.stopRecording();
  expect(studio.state().recordings).toHaveLength(1);
  expect(studio.state().message).toContain('untouched');
});

test('leaving the page lets everything go', async () => {
  const studio = await playing();
  await studio.startRecording();
  await studio.stopRecording();
  calls = [];
  studio.destroy();
  expect(calls).toEqual(['stop', expect.stringMatching(/^drop /), 'destroy']);
});

test('drums are a fourth layer, off until they are wanted', () => {
  const studio = opened();
  expect(studio.state().piece.layers.drums).toEqual([]);
  expect(studio.audible()).toEqual(['melody', 'bass', 'chords']);
  studio.change({ drums: true });
  expect(studio.audible()).toEqual(['melody', 'bass', 'chords', 'drums']);
});

test('an export says how far it is and can be given up, without a word of failure', async () => {
  const studio = opened();
  const heard: number[] = [];
  const done = studio.runExport('Rendering …', async ({ progress, signal }) => {
    progress?.(0.5);
    heard.push(studio.state().done);
    await new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('given up'))));
  });
  expect(studio.state().busy).toBe('Rendering …');
  studio.cancelExport();
  await done;
  expect(heard).toEqual([0.5]);
  expect(studio.state()).toMatchObject({ busy: null, message: null });
});
