// One note in Web Audio: oscillators in an ADSR envelope, and the attack transient. Its nodes are released when it has ended.
import type { Instrument } from './instruments.ts';
import type { Route } from './mixing.ts';

/** A playing note; it can be stopped early. */
export interface PlayingNote {
  readonly ends: number;
  silence(now: number): void;
}

/** Destinations of a note: its tone, and its transient. */
export interface NoteRoutes {
  readonly tone: Route;
  readonly transient: Route;
}

/** How many time constants a release rings; a transient rings longer, because it is louder. */
const RINGING = 8;
const TRANSIENT_RINGING = 10;
/** Time constant with which a stopped note's transient fades, in seconds. */
const STOP_FADE = 0.03;

const hertzOf = (note: number): number => 440 * 2 ** ((note - 69) / 12);

export function playNote(
  context: BaseAudioContext,
  instrument: Instrument,
  { note, velocity, begins, seconds }: { note: number; velocity: number; begins: number; seconds: number },
  routes: NoteRoutes,
): PlayingNote {
  const { wave, attack, decay, sustain, release, scaling, detune, fm, am } = instrument;
  const hertz = hertzOf(note);
  const scaled = scaling ? 10 ** ((scaling.decibels * (note - scaling.from)) / 20) : 1;
  const peak = instrument.level * velocity ** 1.5 * scaled;
  const held = Math.max(begins + seconds, begins + attack);
  const ends = held + (release * RINGING) / 3;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, 0);
  gain.gain.setValueAtTime(0, begins);
  gain.gain.linearRampToValueAtTime(peak, begins + attack);
  gain.gain.setTargetAtTime(peak * sustain, begins + attack, decay / 3);
  gain.gain.setTargetAtTime(0, held, release / 3);
  gain.connect(routes.tone(begins, ends));

  const sources: OscillatorNode[] = [];
  const oscillator = (type: OscillatorType, pitch: number, cents = 0) => {
    const source = context.createOscillator();
    source.type = type;
    source.frequency.value = pitch;
    source.detune.value = cents;
    sources.push(source);
    return source;
  };
  const first = oscillator(wave, hertz, detune ? -detune / 2 : 0);
  first.connect(gain);
  if (detune) oscillator(wave, hertz, detune / 2).connect(gain);
  if (fm) {
    const depth = context.createGain();
    depth.gain.setValueAtTime(hertz * fm.ratio * fm.index, begins);
    depth.gain.setTargetAtTime(hertz * fm.ratio * fm.index * 0.25, begins, fm.seconds);
    oscillator('sine', hertz * fm.ratio)
      .connect(depth)
      .connect(first.frequency);
  }
  if (am) {
    const depth = context.createGain();
    depth.gain.setValueAtTime(0, begins);
    depth.gain.linearRampToValueAtTime(peak * sustain * am.depth, begins + attack * 2);
    depth.gain.setTargetAtTime(0, held, release / 3);
    oscillator('sine', am.hertz).connect(depth).connect(gain.gain);
  }

  const struck = begins + Math.min(attack, 0.012);
  const faded = Math.min(
    ends,
    struck + instrument.transient.seconds * TRANSIENT_RINGING,
    held + STOP_FADE * TRANSIENT_RINGING,
  );
  const bright = context.createGain();
  bright.gain.setValueAtTime(0, 0);
  bright.gain.setValueAtTime(0, begins);
  bright.gain.linearRampToValueAtTime(instrument.transient.level * velocity ** 2, struck);
  bright.gain.setTargetAtTime(0, struck, instrument.transient.seconds);
  bright.gain.setTargetAtTime(0, held, STOP_FADE);
  const transient = oscillator('sawtooth', hertz);
  transient.connect(bright).connect(routes.transient(begins, faded));

  for (const source of sources) {
    source.start(begins);
    source.stop(source === transient ? faded : ends);
  }
  first.addEventListener('ended', () => {
    gain.disconnect();
    bright.disconnect();
  });
  return {
    ends,
    silence(now) {
      for (const part of [gain, bright]) {
        part.gain.cancelScheduledValues(now);
        part.gain.setTargetAtTime(0, now, 0.02);
      }
      for (const source of sources) source.stop(now + 0.15);
    },
  };
}
