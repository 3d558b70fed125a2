// The kit's script, run with an audio context of paper: everything begins on a bar line of the first loop, and one thing is heard.
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { INTENSITIES } from '../../../../../scenes/kit/sound/composer/piece.ts';
import { pageOf, scriptOf } from './page.ts';
import { STINGERS } from './stingers.ts';

const FACTS = { name: 'calm-7-game-loop', rate: 48_000, barFrames: 104_727, bars: 16, ending: 'ogg' } as const;
const BAR = FACTS.barFrames / FACTS.rate;

function loaded() {
  const asked: string[] = [];
  const started: { readonly file: string; readonly loop: boolean; readonly end: number; readonly at: number }[] = [];
  const levels: { to: number; at: number }[][] = [];
  const clock = { currentTime: 3.217 };
  class GainNode {
    readonly sets: { to: number; at: number }[] = [];
    readonly gain = { setTargetAtTime: (to: number, at: number) => this.sets.push({ to, at }) };
    constructor() {
      levels.push(this.sets);
    }
    connect() {}
  }
  class AudioBufferSourceNode {
    readonly options: { buffer: string; loop: boolean; loopEnd: number };
    constructor(_context: unknown, options: { buffer: string; loop: boolean; loopEnd: number }) {
      this.options = options;
    }
    connect() {}
    start(at: number) {
      const { buffer, loop, loopEnd } = this.options;
      started.push({ file: buffer, loop, end: loopEnd, at });
    }
  }
  class AudioContext {
    get currentTime() {
      return clock.currentTime;
    }
    resume = async () => {};
    decodeAudioData = async (file: string) => file;
  }
  const fetch = async (file: string) => {
    asked.push(file);
    return { arrayBuffer: async () => file };
  };
  const play = runInNewContext(`${scriptOf(FACTS)}; play`, {
    AudioContext,
    GainNode,
    AudioBufferSourceNode,
    fetch,
  }) as (name: string) => Promise<void>;
  return { asked, started, levels, clock, play };
}

test('loops begin together, another comes in at the next bar line, a stinger too', async () => {
  const { asked, started, levels, clock, play } = loaded();
  await play('ambient');
  const begin = started[0]?.at ?? 0;
  expect(asked).toEqual([...INTENSITIES, ...STINGERS].map(name => `${name}.ogg`));
  expect(started).toEqual(INTENSITIES.map(name => ({ file: `${name}.ogg`, loop: true, end: 16 * BAR, at: begin })));
  expect(begin * FACTS.rate).toBeCloseTo(Math.round(begin * FACTS.rate), 6);
  clock.currentTime = begin + 2.4 * BAR;
  await play('battle');
  expect(levels.map(sets => sets.at(-1))).toEqual([0, 0, 1].map(to => ({ to, at: begin + 3 * BAR })));
  clock.currentTime = begin + 17 * BAR;
  await play('win');
  expect(started.at(-1)).toMatchObject({ file: 'win.ogg', loop: false, at: begin + 18 * BAR });
  expect(levels.map(sets => sets.at(-1)?.to)).toEqual([0, 0, 0]);
});

test('the script is short, and the page has a button for each', () => {
  expect(scriptOf(FACTS).trim().split('\n').length).toBeLessThan(30);
  for (const name of [...INTENSITIES, ...STINGERS]) expect(pageOf(FACTS)).toContain(`<button>${name}</button>`);
});
