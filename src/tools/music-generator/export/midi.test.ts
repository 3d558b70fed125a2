// The MIDI file, read back: the same notes, steps and lengths, layer by layer.
import { parseMidi } from 'midi-file';
import { expect, test } from 'vitest';
import { compose, morph } from '../../../../scenes/kit/sound/composer/composer.ts';
import {
  GENRES,
  INTENSITIES,
  LAYERS,
  type Layer,
  LENGTHS,
  type Piece,
} from '../../../../scenes/kit/sound/composer/piece.ts';
import { midiOf, TICKS_PER_BEAT, TICKS_PER_STEP } from './midi.ts';

type Sounded = readonly [at: number, steps: number, note: number];
const inOrder = (a: Sounded, b: Sounded) => a[0] - b[0] || a[2] - b[2];

const written = (piece: Piece, layer: Layer): Sounded[] =>
  piece.layers[layer]
    .flatMap(({ at, duration, notes }) => notes.map(note => [at, LENGTHS[duration], note] as const))
    .toSorted(inOrder);

/** A track as a sequencer program reads it. */
function heard(track: ReturnType<typeof parseMidi>['tracks'][number]): Sounded[] {
  const open = new Map<number, number>();
  const found: Sounded[] = [];
  let tick = 0;
  for (const event of track) {
    tick += event.deltaTime;
    if (event.type === 'noteOn') open.set(event.noteNumber, tick);
    if (event.type !== 'noteOff') continue;
    const began = open.get(event.noteNumber) ?? Number.NaN;
    found.push([began / TICKS_PER_STEP, (tick - began) / TICKS_PER_STEP, event.noteNumber]);
    open.delete(event.noteNumber);
  }
  expect(open.size).toBe(0);
  return found.toSorted(inOrder);
}

const lengthOf = (track: ReturnType<typeof parseMidi>['tracks'][number]) =>
  track.reduce((sum, { deltaTime }) => sum + deltaTime, 0);

test('every style reads back as it was composed', () => {
  for (const genre of GENRES)
    for (const intensity of INTENSITIES)
      for (const complexity of [10, 60, 100]) {
        const piece = compose({ genre, intensity, complexity, seed: 7, drums: true });
        const { header, tracks } = parseMidi(midiOf(piece, 123, 'fox'));
        expect(header).toMatchObject({ format: 1, numTracks: 5, ticksPerBeat: TICKS_PER_BEAT });
        for (const [index, layer] of LAYERS.entries()) {
          const track = tracks[index + 1] ?? [];
          expect(heard(track), `${genre} ${intensity} ${complexity} ${layer}`).toEqual(written(piece, layer));
          expect(track[0]).toMatchObject({ type: 'trackName', text: layer });
          const channels = track.flatMap(event => ('channel' in event ? [event.channel] : []));
          expect(new Set(channels)).toEqual(new Set([layer === 'drums' ? 9 : index]));
          expect(lengthOf(track)).toBe(piece.bars.length * 4 * TICKS_PER_BEAT);
        }
      }
});

test('each genre has instruments of its own, and nobody plays drums unless they are on', () => {
  const programs = GENRES.map(genre => {
    const piece = compose({ genre, intensity: 'battle', complexity: 50, seed: 7 });
    const { tracks } = parseMidi(midiOf(piece, 120, 'fox'));
    expect(tracks).toHaveLength(4);
    return tracks.flatMap(track =>
      track.flatMap(event => (event.type === 'programChange' ? [event.programNumber] : [])),
    );
  });
  for (const layer of [0, 1, 2]) expect(new Set(programs.map(one => one[layer])).size).toBe(GENRES.length);
});

test('the first track has the name and the tempo, and layers left out are not', () => {
  const piece = compose({ genre: 'calm', intensity: 'battle', complexity: 50, seed: 1 });
  const { tracks } = parseMidi(midiOf(piece, 120, 'calm-battle-1', ['bass']));
  expect(tracks).toHaveLength(2);
  expect(tracks[0]?.[0]).toMatchObject({ type: 'trackName', text: 'calm-battle-1' });
  expect(tracks[0]?.[1]).toMatchObject({ type: 'setTempo', microsecondsPerBeat: 500_000 });
  expect(heard(tracks[1] ?? [])).toEqual(written(piece, 'bass'));
});

test('a morph reads back too', () => {
  const styles = { intensity: 'exploration', complexity: 80, seed: 5 } as const;
  const piece = morph(compose({ genre: 'calm', ...styles }), compose({ genre: 'horror', ...styles }), 0.5, 5);
  const { tracks } = parseMidi(midiOf(piece, 90, 'fox'));
  for (const [index, layer] of LAYERS.slice(0, 3).entries())
    expect(heard(tracks[index + 1] ?? [])).toEqual(written(piece, layer));
});
