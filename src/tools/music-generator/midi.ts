// The loop as a Standard MIDI File: a track for the tempo, then one for each layer, on a channel of its own.
import { type MidiEvent, writeMidi } from 'midi-file';
import { LAYERS, type Layer, LENGTHS, type Piece } from '../../../scenes/kit/sound/piece.ts';

export const TICKS_PER_BEAT = 480;
export const TICKS_PER_STEP = TICKS_PER_BEAT / 4;
const MICROSECONDS_PER_MINUTE = 60_000_000;
/** General MIDI: ocarina, fingered bass, warm pad. */
const PROGRAMS: Readonly<Record<Layer, number>> = { melody: 79, bass: 33, chords: 89 };

type Timed = { readonly tick: number; readonly order: number; readonly event: MidiEvent };

export function midiOf(piece: Piece, tempo: number, layers: readonly Layer[] = LAYERS): Uint8Array<ArrayBuffer> {
  const conductor: MidiEvent[] = [
    { deltaTime: 0, type: 'setTempo', microsecondsPerBeat: Math.round(MICROSECONDS_PER_MINUTE / tempo) },
    { deltaTime: 0, type: 'timeSignature', numerator: 4, denominator: 4, metronome: 24, thirtyseconds: 8 },
    { deltaTime: 0, type: 'endOfTrack' },
  ];
  const tracks = [conductor, ...layers.map(layer => trackOf(piece, layer))];
  return Uint8Array.from(
    writeMidi({ header: { format: 1, numTracks: tracks.length, ticksPerBeat: TICKS_PER_BEAT }, tracks }),
  );
}

function trackOf(piece: Piece, layer: Layer): MidiEvent[] {
  const channel = LAYERS.indexOf(layer);
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
    { deltaTime: 0, type: 'programChange', channel, programNumber: PROGRAMS[layer] },
    ...notes,
    { deltaTime: end - last, type: 'endOfTrack' },
  ];
}
