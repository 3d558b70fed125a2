// Sound effects on a fake audio device: silent before a gesture and when muted; a failing device gives a silent game.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS } from '../core/settings.ts';
import { MusicPlayer } from './MusicPlayer.ts';
import { SoundBoard } from './SoundBoard.ts';
import type { Voice } from './voices.ts';

/** What the fake device fails at: 'constructor', 'resume', 'createGain' … */
let refuses: string;
let made: Card[];

class Param {
  value = 0;
  cancelScheduledValues() {}
  setValueAtTime = (value: number) => this.#set(value);
  linearRampToValueAtTime = (value: number) => this.#set(value);
  exponentialRampToValueAtTime = (value: number) => this.#set(value);
  setTargetAtTime = (value: number) => this.#set(value);
  #set(value: number) {
    if (refuses === 'setTargetAtTime') throw new Error('refused');
    this.value = value;
  }
}

class Piece extends EventTarget {
  readonly gain = new Param();
  readonly pan = new Param();
  readonly frequency = new Param();
  readonly detune = new Param();
  readonly delayTime = new Param();
  readonly Q = new Param();
  readonly threshold = new Param();
  readonly ratio = new Param();
  readonly #card: Card;
  constructor(card: Card) {
    super();
    this.#card = card;
  }
  connect(to: unknown) {
    return to;
  }
  disconnect() {}
  start() {
    this.#card.started++;
  }
  stop() {}
}

class Card {
  state = 'running';
  sampleRate = 10;
  currentTime = 1;
  destination = {};
  started = 0;
  closed = 0;
  resumed = 0;
  readonly gains: Piece[] = [];
  constructor() {
    if (refuses === 'constructor') throw new Error('no device');
    made.push(this);
  }
  #piece(name: string): Piece {
    if (refuses === name) throw new Error('refused');
    return new Piece(this);
  }
  createGain() {
    const gain = this.#piece('createGain');
    this.gains.push(gain);
    return gain;
  }
  createDynamicsCompressor = () => this.#piece('createDynamicsCompressor');
  createStereoPanner = () => this.#piece('createStereoPanner');
  createOscillator = () => this.#piece('createOscillator');
  createBufferSource = () => this.#piece('createBufferSource');
  createBiquadFilter = () => this.#piece('createBiquadFilter');
  createDelay = () => this.#piece('createDelay');
  createBuffer = () => ({ getChannelData: () => new Float32Array(10) });
  resume() {
    this.resumed++;
    if (refuses === 'resume') throw new Error('refused');
    return refuses === 'resume later' ? Promise.reject(new Error('refused')) : Promise.resolve();
  }
  close() {
    this.closed++;
    if (refuses === 'close') throw new Error('refused');
    return refuses === 'close later' ? Promise.reject(new Error('refused')) : Promise.resolve();
  }
}

const VOICES: Readonly<Record<string, Voice>> = {
  hit: { layers: [{ wave: 'sine', hertz: 440, seconds: 0.1, gain: 0.5 }], everySeconds: 0 },
  hiss: { layers: [{ noise: 'lowpass', hertz: 800, seconds: 0.1, gain: 0.5 }], everySeconds: 0 },
};
const gesture = () => window.dispatchEvent(new Event('pointerdown'));
const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);

let board: SoundBoard | null;
function woken(settings = DEFAULT_SETTINGS): { board: SoundBoard; card: Card; out: () => number } {
  board = new SoundBoard(VOICES, settings, 100);
  gesture();
  const [card] = made as [Card];
  return { board, card, out: () => card.gains[0]?.gain.value ?? Number.NaN };
}

beforeEach(() => {
  refuses = '';
  made = [];
  uncaught.length = 0;
  vi.stubGlobal('AudioContext', Card);
  window.addEventListener('error', note);
  process.on('unhandledRejection', note);
});
afterEach(async () => {
  board?.destroy();
  await new Promise(resolve => setTimeout(resolve));
  window.removeEventListener('error', note);
  process.off('unhandledRejection', note);
  vi.unstubAllGlobals();
  if (uncaught.length > 0) throw new Error(`Uncaught: ${uncaught.join()}`);
});

test('nothing sounds before the first gesture; after it every layer does', () => {
  board = new SoundBoard(VOICES, DEFAULT_SETTINGS, 100);
  board.play({ type: 'hit' });
  expect(made).toEqual([]);
  gesture();
  board.play({ type: 'hit', x: 50 });
  board.play({ type: 'hiss' });
  board.play({ type: 'unknown' });
  expect(made[0]?.started).toBe(2);
});

test('where the visitor has pressed something on the page before, it sounds at once', () => {
  vi.stubGlobal('navigator', { ...navigator, userActivation: { hasBeenActive: true } });
  board = new SoundBoard(VOICES, DEFAULT_SETTINGS, 100);
  board.play({ type: 'hit' });
  expect(made[0]?.started).toBe(1);
  board.destroy();
  refuses = 'constructor';
  board = new SoundBoard(VOICES, DEFAULT_SETTINGS, 100);
});

test('muted from the start no effect sounds, and what carries effects stands at nothing', () => {
  const { board: muted, card, out } = woken({ ...DEFAULT_SETTINGS, muted: true });
  muted.play({ type: 'hit' });
  expect([card.started, out()]).toEqual([0, 0]);
});

test('Mute silences what sounds and what would; unmuted both come back at the volume chosen', () => {
  const { board: played, card, out } = woken();
  played.play({ type: 'hit' });
  expect([card.started, out()]).toEqual([1, expect.closeTo(0.49)]);
  played.setSettings({ ...DEFAULT_SETTINGS, muted: true });
  played.play({ type: 'hit' });
  expect([card.started, out()]).toEqual([1, 0]);
  played.setSettings({ ...DEFAULT_SETTINGS, volume: 0.5 });
  played.play({ type: 'hit' });
  expect([card.started, out()]).toEqual([2, expect.closeTo(0.25)]);
});

test.each(['constructor', 'createGain', 'createDynamicsCompressor'])('a device that refuses at %s: silence', at => {
  refuses = at;
  const { board: silent } = woken();
  gesture();
  silent.play({ type: 'hit' });
  silent.setSettings({ ...DEFAULT_SETTINGS, muted: true });
  expect(silent.music()).toBeNull();
  // A context that was created is closed.
  for (const card of made) expect(card.started).toBe(0);
});

test.each(['createStereoPanner', 'createOscillator', 'createGain', 'setTargetAtTime'])(
  'a device that refuses at %s later: silence from then on',
  async at => {
    const { board: silent, card } = woken();
    silent.play({ type: 'hiss' });
    const { started } = card;
    refuses = at;
    silent.play({ type: 'hit' });
    silent.setSettings(DEFAULT_SETTINGS);
    refuses = '';
    silent.play({ type: 'hit' });
    await vi.waitFor(() => expect(card.closed).toBe(1));
    expect([card.started, silent.music()]).toEqual([started, null]);
  },
);

test.each(['resume', 'resume later'])('a device that sleeps and refuses to %s: silence', async how => {
  refuses = how;
  const { board: silent, card } = woken();
  card.state = 'suspended';
  gesture();
  silent.play({ type: 'hit' });
  expect(card.started).toBe(0);
});

test.each([
  ['suspended', 1],
  ['interrupted', 1],
  ['running', 0],
  ['closed', 0],
])('a context that is %s: the next press resumes it %i times, and it sounds again', (state, times) => {
  const { board: interrupted, card } = woken();
  card.state = state;
  gesture();
  expect(card.resumed).toBe(times);
  expect(made).toHaveLength(1);
  card.state = 'running';
  interrupted.play({ type: 'hit' });
  expect(card.started).toBe(1);
});

test('an interrupted context resumes with the page; none is made then', () => {
  document.dispatchEvent(new Event('visibilitychange'));
  expect(made).toHaveLength(0);
  const { card } = woken();
  card.state = 'interrupted';
  document.dispatchEvent(new Event('visibilitychange'));
  expect([card.resumed, made.length]).toEqual([1, 1]);
});

test.each(['close', 'close later'])('a device that refuses to %s: the game ends all the same', how => {
  refuses = how;
  const { board: ended } = woken();
  ended.destroy();
});

test('music on a device that refuses ends, and nothing else', () => {
  vi.useFakeTimers();
  const card = new Card();
  const score = new MusicPlayer(card as never, new Piece(card) as never, { genre: 'calm', seed: 1 }, () => 'ambient');
  score.setLevel(1, 0.1);
  vi.advanceTimersByTime(1000);
  expect(card.started).toBeGreaterThan(0);
  const { started } = card;
  refuses = 'createOscillator';
  card.currentTime = 20;
  vi.advanceTimersByTime(1000);
  refuses = 'setTargetAtTime';
  score.setLevel(0, 0.1);
  refuses = '';
  vi.advanceTimersByTime(1000);
  expect([card.started, vi.getTimerCount()]).toEqual([started, 0]);
  score.destroy();
  vi.useRealTimers();
});
