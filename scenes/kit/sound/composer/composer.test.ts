// Composer: the same notes on every engine, every note in its scale, and the rules of melody, bass and chords.
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../core/json.ts';
import { MAX_VOICES } from './chords.ts';
import { compose, composeBridge, morph } from './composer.ts';
import { BARS, bridgeOf, degreeClass, degreeNear, harmonyOf, scaleOf, triad } from './harmony.ts';
import { melodyCount, syncopation } from './melody.ts';
import { endOf, GENRES, INTENSITIES, LAYERS, type MusicSettings, type Piece, STEPS_PER_BAR, stepsOf } from './piece.ts';
import { styleOf } from './styles.ts';

const SEEDS = [0, 1, 7, 42, 1234, 99_999, 123_456, 999_999, -5, 2 ** 40];
const COMPLEXITIES = [10, 19, 50, 75, 100];
const STYLES = GENRES.flatMap(genre => INTENSITIES.map(intensity => ({ genre, intensity })));

/** Every style at several complexities and seeds. */
const all: readonly MusicSettings[] = STYLES.flatMap(style =>
  [10, 50, 100].flatMap(complexity => SEEDS.slice(3).map(seed => ({ ...style, complexity, seed }))),
);
/** Cache: each piece is composed once for all tests. */
const composed = new Map<MusicSettings, Piece>();
function pieceOf(settings: MusicSettings): Piece {
  const piece = composed.get(settings) ?? compose(settings);
  composed.set(settings, piece);
  return piece;
}
const told = ({ genre, intensity, complexity, seed }: MusicSettings) => `${genre} ${intensity} ${complexity} ${seed}`;
const mean = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Golden hashes. Saved tunes and links hold settings, not notes: a change here needs a new `COMPOSER_VERSION`. */
test.each([
  ['fantasy', 'ambient', '18d09cf5a0a1fc'],
  ['fantasy', 'exploration', '0a032530617320'],
  ['fantasy', 'battle', '15b148509e763b'],
  ['sci-fi', 'ambient', '1296ea037ffcf5'],
  ['sci-fi', 'exploration', '048db3f9950764'],
  ['sci-fi', 'battle', '1c5697887aff9f'],
  ['adventure', 'ambient', '193a81a544ac87'],
  ['adventure', 'exploration', '1bad495e39a46f'],
  ['adventure', 'battle', '1fa6494d18a4f0'],
  ['horror', 'ambient', '0bafa49969f4f1'],
  ['horror', 'exploration', '1a8c5f06d38a81'],
  ['horror', 'battle', '05cc7e2160f578'],
  ['calm', 'ambient', '07acca1ac41726'],
  ['calm', 'exploration', '0c050800f54b7e'],
  ['calm', 'battle', '0d649423066e5f'],
] as const)('%s %s keeps its notes', (genre, intensity, hash) => {
  const pieces = SEEDS.flatMap(seed =>
    COMPLEXITIES.flatMap(complexity => {
      const settings = { genre, intensity, complexity, seed, drums: true };
      return [compose(settings), composeBridge(settings)];
    }),
  );
  expect(hashOf(pieces)).toBe(hash);
});

test('the same settings give the same notes; another seed gives others', () => {
  for (const settings of all.filter((_, index) => index % 7 === 0)) {
    expect(hashOf(pieceOf(settings)), told(settings)).toBe(hashOf(compose({ ...settings })));
    expect(hashOf(pieceOf(settings)), told(settings)).not.toBe(
      hashOf(compose({ ...settings, seed: settings.seed + 1 })),
    );
  }
});

test('each genre has the scale it is named for', () => {
  const names = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'];
  const scales = (genre: MusicSettings['genre']) =>
    [...new Set(SEEDS.map(seed => spelled({ genre, intensity: 'battle', complexity: 50, seed })))].toSorted();
  const spelled = (settings: MusicSettings) => [...scaleOf(settings)].map(one => names[one]).join(' ');
  expect(scales('fantasy')).toEqual(['D E F G A B C']);
  expect(scales('sci-fi')).toEqual(['A A# C D E F G']);
  expect(scales('adventure')).toEqual(['C D E F G A A#']);
  expect(scales('horror')).toEqual(['C# D E F# G A B', 'C# D# E F# G# A C']);
  expect(scales('calm')).toEqual(['F G A B C D E']);
});

test('every note is in the scale, in the loop and of a length that ends in it', () => {
  for (const settings of all) {
    const piece = pieceOf(settings);
    const scale = scaleOf(settings);
    expect(piece.bars).toHaveLength({ battle: 4, exploration: 8, ambient: 16 }[settings.intensity]);
    for (const layer of ['melody', 'bass', 'chords'] as const)
      for (const event of piece.layers[layer]) {
        const { notes, at, velocity } = event;
        const isSound = notes.every(note => scale.has(note % 12)) && at >= 0 && endOf(event) <= stepsOf(piece);
        if (!isSound || velocity <= 0.4 || velocity > 1) expect.fail(`${told(settings)}: ${JSON.stringify(event)}`);
      }
  }
});

test('a bridge is as long as its piece and in its scale, with a tune, bass and chords of its own, away from home and open at its end', () => {
  for (const settings of all.filter((_, index) => index % 7 === 0)) {
    const [piece, bridge] = [pieceOf(settings), composeBridge(settings)];
    const scale = scaleOf(settings);
    expect(bridge.bars, told(settings)).toEqual(piece.bars);
    expect(composeBridge({ ...settings })).toEqual(bridge);
    for (const layer of ['melody', 'bass', 'chords'] as const) {
      expect(hashOf(bridge.layers[layer]), told(settings)).not.toBe(hashOf(piece.layers[layer]));
      for (const { notes } of bridge.layers[layer])
        if (!notes.every(note => scale.has(note % 12))) expect.fail(`${told(settings)}: ${notes.join()}`);
    }
    const { chordAt, steps, closingDegrees } = bridgeOf(settings);
    expect([chordAt(0), chordAt(steps - 1)], told(settings)).not.toContain(harmonyOf(settings).chordAt(0));
    expect(closingDegrees, told(settings)).toEqual(triad(chordAt(steps - 1)));
  }
});

test('a melody has floor(complexity / 10) + 8 notes, one at a time', () => {
  expect([10, 19, 20, 55, 100].map(melodyCount)).toEqual([9, 9, 10, 13, 18]);
  for (const settings of all) {
    const { melody } = pieceOf(settings).layers;
    expect(melody, told(settings)).toHaveLength(Math.floor(settings.complexity / 10) + 8);
    for (const [index, event] of melody.entries()) {
      expect(event.notes).toHaveLength(1);
      const next = melody[index + 1];
      if (next) expect(next.at, told(settings)).toBeGreaterThanOrEqual(endOf(event));
    }
  }
});

test('a chord has three to six voices, ascending, and never a smear', () => {
  for (const settings of all)
    for (const { notes } of pieceOf(settings).layers.chords.filter(event => event.notes.length > 1)) {
      const isSmeared = notes.some((note, voice) => voice > 0 && note - (notes[voice - 1] as number) < 2);
      if (notes.length < 3 || notes.length > MAX_VOICES || isSmeared) expect.fail(`${told(settings)}: ${notes.join()}`);
    }
});

test('voices lead: from chord to chord a voice moves two semitones or less, on average', () => {
  for (const { genre, intensity } of STYLES) {
    const moves = SEEDS.flatMap(seed => {
      const chords = compose({ genre, intensity, complexity: 10, seed }).layers.chords.filter(
        ({ at }, index, struck) => Math.floor(at / 16) !== Math.floor((struck[index - 1]?.at ?? -1) / 16),
      );
      return chords.flatMap(({ notes }, bar) =>
        bar === 0 ? [] : notes.map((note, voice) => Math.abs(note - (chords[bar - 1]?.notes[voice] ?? note))),
      );
    });
    expect(mean(moves), `${genre} ${intensity}`).toBeLessThanOrEqual(2);
    expect(Math.max(...moves), `${genre} ${intensity}`).toBeLessThanOrEqual(7);
  }
});

test('the bass stands on the root of each chord where the bar begins, below everything else', () => {
  for (const settings of all) {
    const harmony = harmonyOf(settings);
    const { bass, chords, melody } = pieceOf(settings).layers;
    for (const { at, notes } of bass.filter(event => event.at % STEPS_PER_BAR === 0))
      expect((notes[0] as number) % 12, told(settings)).toBe(harmony.pitch(harmony.chordAt(at)) % 12);
    const highest = Math.max(...bass.flatMap(({ notes }) => notes));
    expect(highest).toBeLessThanOrEqual(60);
    expect(mean(bass.flatMap(({ notes }) => notes))).toBeLessThan(mean(chords.flatMap(({ notes }) => notes)));
    expect(mean(melody.flatMap(({ notes }) => notes))).toBeGreaterThan(mean(chords.flatMap(({ notes }) => notes)));
  }
});

test('the call ends open, the answer ends at home, over the tonic', () => {
  for (const settings of all) {
    const harmony = harmonyOf(settings);
    const { melody } = pieceOf(settings).layers;
    const call = melody.findLast(({ at }) => at < harmony.steps / 2);
    const answer = melody.at(-1);
    const degree = (event: typeof answer) => degreeClass(degreeNear(harmony, event?.notes[0] as number));
    expect([1, 4], told(settings)).toContain(degree(call));
    expect(degree(answer), told(settings)).toBe(0);
    expect(harmony.chordAt(harmony.steps - 1)).toBe(0);
  }
});

test('a melody rarely says a note twice running, and hardly ever thrice', () => {
  const runs = all.flatMap(settings => {
    const { melody } = pieceOf(settings).layers;
    return melody.slice(2).map(({ notes: [note] }, index) => {
      const [a, b] = [melody[index]?.notes[0], melody[index + 1]?.notes[0]];
      return note === b ? (b === a ? 2 : 1) : 0;
    });
  });
  expect(runs.filter(run => run > 0).length / runs.length).toBeLessThan(0.1);
  expect(runs.filter(run => run > 1).length / runs.length).toBeLessThan(0.01);
});

test('the answer repeats the rhythm of the call', () => {
  for (const settings of all) {
    const cell = (BARS[settings.intensity] * STEPS_PER_BAR) / 4;
    const { melody } = pieceOf(settings).layers;
    const rhythm = (n: number) => melody.filter(({ at }) => Math.floor(at / cell) === n).map(({ at }) => at % cell);
    const [a, b] = [rhythm(0), rhythm(2)];
    for (const onset of a) expect(b, told(settings)).toContain(onset);
  }
});

test('a melody moves by step more than by leap, and on the beat mostly in the chord', () => {
  for (const { genre, intensity } of STYLES) {
    const leaps: number[] = [];
    const inChord: number[] = [];
    for (const seed of SEEDS) {
      const settings = { genre, intensity, complexity: 70, seed };
      const harmony = harmonyOf(settings);
      const degrees = compose(settings).layers.melody.map(({ at, notes }) => ({
        at,
        degree: degreeNear(harmony, notes[0] as number),
      }));
      for (const [index, { at, degree }] of degrees.entries()) {
        if (index > 0) leaps.push(Math.abs(degree - (degrees[index - 1]?.degree ?? degree)));
        if (styleOf(genre, intensity).melody.isStrong(at))
          inChord.push(triad(harmony.chordAt(at)).includes(degreeClass(degree)) ? 1 : 0);
      }
    }
    expect(mean(leaps), `${genre} ${intensity}`).toBeLessThan(2.4);
    expect(Math.max(...leaps), `${genre} ${intensity}`).toBeLessThanOrEqual(7);
    expect(mean(inChord), `${genre} ${intensity}`).toBeGreaterThan(0.85);
  }
});

describe('complexity', () => {
  const many = Array.from({ length: 60 }, (_, seed) => seed);
  test.each(INTENSITIES)('makes %s more syncopated', intensity => {
    const at = [10, 40, 70, 100].map(complexity =>
      mean(many.map(seed => syncopation(compose({ genre: 'fantasy', intensity, complexity, seed }).layers.melody))),
    );
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect((at[3] as number) - (at[0] as number)).toBeGreaterThan(0.15);
  });
});

test('one stream per layer: the genre and the complexity of one layer leave the luck of the others alone', () => {
  const settings = { genre: 'fantasy', intensity: 'exploration', seed: 7 } as const;
  const [few, more] = [compose({ ...settings, complexity: 51 }), compose({ ...settings, complexity: 60 })];
  expect(hashOf(few.layers.melody)).not.toBe(hashOf(more.layers.melody));
  expect(hashOf(few.layers.bass)).toBe(hashOf(more.layers.bass));
});

describe.each([
  ['exploration', 8, 3],
  ['ambient', 16, 7],
] as const)('a morph of %s', (intensity, bars, seed) => {
  const from = compose({ genre: 'fantasy', intensity, complexity: 30, seed });
  const to = compose({ genre: 'horror', intensity, complexity: 30, seed });
  const barOf = (step: number) => Math.floor(step / STEPS_PER_BAR);

  test('is the first piece at 0 and the second at 1', () => {
    expect(morph(from, to, 0, seed)).toEqual(from);
    expect(morph(from, to, 1, seed)).toEqual(to);
  });

  test('changes more and more bars, each wholly of one piece', () => {
    let before = new Set<number>();
    for (let n = 0; n <= bars; n++) {
      const between = morph(from, to, n / bars, seed);
      const moved = new Set(between.bars.flatMap((genre, bar) => (genre === 'horror' ? [bar] : [])));
      expect(moved.size).toBe(n);
      for (const bar of before) expect(moved.has(bar)).toBe(true);
      before = moved;
      for (const layer of LAYERS)
        for (const event of between.layers[layer]) {
          const bar = barOf(event.at);
          const own = (moved.has(bar) ? to : from).layers[layer];
          expect(own.map(({ at, notes }) => ({ at, notes }))).toContainEqual({ at: event.at, notes: event.notes });
          for (let other = bar; other <= barOf(endOf(event) - 1); other++)
            expect(moved.has(other), `${layer} from bar ${bar} to ${other}`).toBe(moved.has(bar));
        }
    }
  });
});
