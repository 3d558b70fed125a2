// Standard MIDI File of the loop: a tempo track, then a track for each layer, on a channel of its own.
import { type MidiEvent, writeMidi } from 'midi-file';
import { type Genre, LAYERS, type Layer, LENGTHS, type Piece } from '../../../../scenes/kit/sound/composer/piece.ts';

export const TICKS_PER_BEAT = 480;
export const TICKS_PER_STEP = TICKS_PER_BEAT / 4;
const MICROSECONDS_PER_MINUTE = 60_000_000;
/** General MIDI programs, counted from 0; drums have none. */
export const PROGRAMS: Readonly<Record<Genre, Readonly<Record<Exclude<Layer, 'drums'>, number>>>> = {
  // Ocarina, fretless bass, harp.
  fantasy: { melody: 79, bass: 35, chords: 46 },
  // Saw lead, synth bass, polysynth pad.
  'sci-fi': { melody: 81, bass: 38, chords: 90 },
  // Trumpet, tuba, brass section.
  adventure: { melody: 56, bass: 58, chords: 61 },
  // Voice "ooh", contrabass, tremolo strings.
  horror: { melody: 53, bass: 43, chords: 44 },
  // Music box, acoustic bass, electric piano.
  calm: { melody: 10, bass: 32, chords: 4 },
};
/** Zero-based drum channel; General MIDI counts it as 10. */
const DRUM_CHANNEL = 9;

type Timed = { readonly tick: number; readonly order: number; readonly event: MidiEvent };

/** `name` is that of the whole, which stands in the first track. */
export function midiOf(
  piece: Piece,
  tempo: number,
  name: string,
  layers: readonly Layer[] = LAYERS,
): Uint8Array<ArrayBuffer> {
  const tempoTrack: MidiEvent[] = [
    { deltaTime: 0, type: 'trackName', text: name },
    { deltaTime: 0, type: 'setTempo', microsecondsPerBeat: Math.round(MICROSECONDS_PER_MINUTE / tempo) },
    { deltaTime: 0, type: 'timeSignature', numerator: 4, denominator: 4, metronome: 24, thirtyseconds: 8 },
    { deltaTime: 0, type: 'endOfTrack' },
  ];
  const filled = layers.filter(layer => layer !== 'drums' || piece.layers.drums.length > 0);
  const tracks = [tempoTrack, ...filled.map(layer => trackOf(piece, layer))];
  return Uint8Array.from(
    writeMidi({ header: { format: 1, numTracks: tracks.length, ticksPerBeat: TICKS_PER_BEAT }, tracks }),
  );
}

function trackOf(piece: Piece, layer: Layer): MidiEvent[] {
  const channel = layer === 'drums' ? DRUM_CHANNEL : LAYERS.indexOf(layer);
  // A morph keeps the instruments it begins with.
  const genre = piece.bars[0] ?? 'fantasy';
  const end = piece.bars.length * 16 * TICKS_PER_STEP;
  const timed: Timed[] = piece.layers[layer].flatMap(({ notes, at, duration, velocity }) =>
    notes.flatMap((noteNumber): Timed[] => [
      {
        tick: at * TICKS_PER_STEP,
        order: 1,
        event: { deltaTime: 0, type: 'noteOn', channel, noteNumber, velocity: Math.round(velocity * 127) },
      },
      {
        tick: (at + LENGTHS[duration]) * TICKS_PER_STEP,
        // A note ends before the next of its pitch begins.
        order: 0,
        event: { deltaTime: 0, type: 'noteOff', channel, noteNumber, velocity: 0 },
      },
    ]),
  );
  timed.sort((a, b) => a.tick - b.tick || a.order - b.order);
  let last = 0;
  const notes = timed.map(({ tick, event }) => {
    const deltaTime = tick - last;
    last = tick;
    return { ...event, deltaTime };
  });
  return [
    { deltaTime: 0, type: 'trackName', text: layer },
    ...(layer === 'drums'
      ? []
      : [{ deltaTime: 0, type: 'programChange', channel, programNumber: PROGRAMS[genre][layer] } as const]),
    ...notes,
    { deltaTime: end - last, type: 'endOfTrack' },
  ];
}
