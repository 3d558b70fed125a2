// Which events of a game are silent, and why: a voice that goes missing is noticed here, and nowhere else.
import { expect, test } from 'vitest';
import type { Voice } from '../../scenes/kit/sound/voices.ts';

/**
 * Game by game, every event that is silent on purpose, with its reason. A new null in a `sounds.ts` belongs here, with what is heard instead or
 * why nothing is.
 */
const SILENT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'cat-crazy': { goalSet: 'the goal before it has just sounded: `goalReached`' },
  dalex: {
    gameEnded: 'the cause sounds in the same turn: `caught`',
    awaited: 'somebody presses on while `levelWon` or the stand still sounds',
  },
  'dice-conquest': { roundEnded: 'what ends a round sounds in the same move: `damaged` or the placed die' },
  guardians: {
    turnBegan: 'the turn before has just sounded: `turnShown`',
    taught: 'what brings the sentence sounds: `chosen`, `drafted`, `turnShown`',
  },
  'last-stand': { trooperDropped: 'it would tell what the eye sees before the parachute does: `chuteOpened`' },
  'math-rpg': { answered: 'the blow that follows at once sounds: `hit` or `wrong`' },
  minigolf: {
    rested: 'a ball that rests makes no noise; its stroke and its bounces sounded',
    walked: 'the ball that ended the hole has just sounded',
  },
  'mystery-house': { told: 'the log is read, or read aloud; what happened sounds by events of its own' },
  'robot-battle': { clicked: 'a hot gun does nothing, tick after tick; its glow and the debugger show it' },
  sokoban: {
    awaited: 'somebody presses on while `solved` still sounds',
    parNoted: 'the editor tells it in its dialog; nothing happens on the board',
  },
  'stealth-escape': { refused: 'a sentence says that the hall cannot be played; nothing happened in it' },
  'yay-zee': {
    scoreStands: 'nobody did anything: the time to take a score back has run out',
    advised: 'a thought that came by itself; what it says of a choice sounds as `rated`',
  },
};

/** What a folder's file exports, or says, by the folder's name. */
const byGame = <T>(files: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split('/').at(-2), file]));

const voices = byGame(
  import.meta.glob<Readonly<Record<string, Voice | null>>>('../../scenes/*/sounds.ts', {
    eager: true,
    import: 'sounds',
  }),
);
const wiring = byGame(
  import.meta.glob<string>('../../scenes/*/play.ts', { eager: true, query: '?raw', import: 'default' }),
);
const folders = Object.keys(byGame(import.meta.glob('../../scenes/*/index.ts')));

test('every game has voices, and every list a game', () => {
  expect(folders).toEqual(expect.arrayContaining(Object.keys(SILENT)));
  expect(Object.keys(voices).toSorted()).toEqual(folders.toSorted());
});

test.each(folders)('%s is silent where its list says why, and nowhere else', id => {
  const silent = Object.entries(voices[id] ?? {}).flatMap(([event, voice]) => (isHeard(voice) ? [] : [event]));
  const why = 'a voice is missing or inaudible in sounds.ts, or the list in tests/sounds/silent.test.ts is out of date';
  expect(silent.toSorted(), why).toEqual(Object.keys(SILENT[id] ?? {}).toSorted());
});

test.each(folders)('%s plays with its sounds.ts as it stands', id => {
  expect(wiring[id]).toContain("import { sounds } from './sounds.ts';");
  expect(wiring[id]).toMatch(/^ {2}sounds,$/m);
});

test('what has no layer, no length or no loudness is silent like null', () => {
  const audible = { wave: 'sine', hertz: 440, seconds: 0.2, gain: 0.2 } as const;
  expect(isHeard({ layers: [audible] })).toBe(true);
  expect(isHeard({ layers: [{ ...audible, gain: 0 }, audible] })).toBe(true);
  expect(isHeard(null)).toBe(false);
  expect(isHeard({ layers: [] })).toBe(false);
  expect(isHeard({ layers: [{ ...audible, gain: 0 }] })).toBe(false);
  expect(isHeard({ layers: [{ ...audible, seconds: 0 }] })).toBe(false);
  expect(isHeard({ layers: [{ ...audible, hertz: 0 }] })).toBe(false);
});

/** A quarter of the softest voice of all. */
const LEAST_GAIN = 0.01;
/** Hertz that ears hear. */
const LOWEST = 20;
const HIGHEST = 20_000;

function isHeard(voice: Voice | null): boolean {
  return (
    voice?.layers.some(({ seconds, gain, hertz }) => {
      const range = typeof hertz === 'number' ? [hertz] : hertz;
      return gain >= LEAST_GAIN && seconds > 0 && range.some(one => one >= LOWEST && one <= HIGHEST);
    }) ?? false
  );
}
