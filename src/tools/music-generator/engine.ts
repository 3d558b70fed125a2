// Plays a piece in the browser: Tone's transport counts the sixteenths, the band sounds what stands at each. Loaded after the first gesture.
import { Analyser, type Context, connect, getContext, supported } from 'tone';
import {
  LAYERS,
  type Layer,
  type NoteEvent,
  type Piece,
  STEPS_PER_BAR,
  stepsOf,
} from '../../../scenes/kit/sound/piece.ts';
import { createSynth, type Synth } from '../../../scenes/kit/sound/synth.ts';
import type { Sound } from './arrangement.ts';
import { createMaster } from './master.ts';
import type { Engine } from './studioState.ts';

const WAVEFORM_SIZE = 512;
/** A browser that has not let sound begin by then will not. */
const WAKE_MS = 4000;
/** A tail rings on so long after the music stopped. */
const TAIL_MS = 400;

const stepSecondsAt = (tempo: number) => 15 / tempo;

/** Fails where the browser has no Web Audio. */
export function createEngine(): Engine {
  if (!supported) throw new Error('This browser has no Web Audio');
  const context = getContext() as Context;
  const { transport } = context;
  // Tone's context under the types of the platform, as the band knows them.
  const raw = context.rawContext as unknown as BaseAudioContext;
  const resume = context.resume.bind(context);
  // The transport too asks this when it starts, and listens to no answer: a refusal is for `wake` to hear.
  context.resume = () => {
    const awake = resume();
    awake.catch(() => {});
    return awake;
  };
  const analyser = new Analyser({ context, type: 'waveform', size: WAVEFORM_SIZE });
  const recorded = context.createMediaStreamDestination();
  const master = createMaster(raw);
  for (const out of [analyser, recorded, context.destination]) connect(master.out, out);
  let synth: Synth | null = null;
  let notesByStep: ReadonlyMap<number, readonly (readonly [Layer, NoteEvent])[]> = new Map();
  let piece: Piece | null = null;
  let sound: Sound | null = null;
  let step = 0;
  /** Which step the clock reached, and when it will be heard. */
  let scheduled: { readonly step: number; readonly time: number }[] = [];

  const clock = transport.scheduleRepeat(time => {
    if (!piece || !synth || !sound) return;
    const now = step++ % stepsOf(piece);
    const stepSeconds = stepSecondsAt(sound.tempo);
    const genre = piece.bars[Math.floor(now / STEPS_PER_BAR)] ?? sound.genre;
    for (const [layer, event] of notesByStep.get(now) ?? []) synth.play(layer, genre, event, time, stepSeconds);
    scheduled = [...scheduled.slice(-8), { step: now, time }];
  }, '16n');

  function setPiece(next: Piece): void {
    piece = next;
    const found = new Map<number, [Layer, NoteEvent][]>();
    for (const layer of LAYERS)
      for (const event of next.layers[layer]) found.set(event.at, [...(found.get(event.at) ?? []), [layer, event]]);
    notesByStep = found;
  }

  function stopAll(): void {
    // At once: by itself the clock would stop a lookAhead from now, after the next start.
    transport.stop(context.immediate());
    const old = synth;
    synth = null;
    scheduled = [];
    if (!old) return;
    old.silence();
    setTimeout(() => old.dispose(), TAIL_MS);
  }

  async function resumeContext(): Promise<void> {
    await Promise.race([
      context.resume(),
      new Promise((_, reject) => setTimeout(() => reject(new Error('The audio device does not answer')), WAKE_MS)),
    ]);
  }

  return {
    async play(next, how) {
      await resumeContext();
      stopAll();
      setPiece(next);
      sound = how;
      synth = createSynth(raw, how.mix, stepSecondsAt(how.tempo));
      synth.out.connect(master.input);
      step = 0;
      transport.bpm.value = how.tempo;
      transport.start(context.now());
    },
    pause() {
      transport.pause(context.immediate());
      synth?.silence();
    },
    async resume() {
      await resumeContext();
      transport.start(context.now());
    },
    stop: stopAll,
    setPiece: setPiece,
    setSound(next) {
      sound = next;
      transport.bpm.value = next.tempo;
      synth?.set(next.mix, stepSecondsAt(next.tempo));
    },
    waveform: () => {
      const [samples] = [analyser.getValue()].flat();
      return samples ?? new Float32Array(WAVEFORM_SIZE);
    },
    step() {
      const now = context.immediate();
      return scheduled.findLast(({ time }) => time <= now)?.step ?? null;
    },
    stream: () => recorded.stream,
    destroy() {
      stopAll();
      transport.clear(clock);
      master.out.disconnect();
      analyser.dispose();
    },
  };
}
