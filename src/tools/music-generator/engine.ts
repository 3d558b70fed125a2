// Plays a piece in the browser: Tone's transport counts the sixteenths, the band sounds what stands at each. Loaded after the first gesture.
import { Analyser, type Context, connect, getContext, supported } from 'tone';
import { type Band, formBand } from '../../../scenes/kit/sound/band.ts';
import {
  LAYERS,
  type Layer,
  type NoteEvent,
  type Piece,
  STEPS_PER_BAR,
  stepsOf,
} from '../../../scenes/kit/sound/piece.ts';
import { masterOf } from './master.ts';
import type { Sound } from './sounding.ts';
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
  const master = masterOf(raw);
  for (const out of [analyser, recorded, context.destination]) connect(master.out, out);
  let band: Band | null = null;
  let byStep: ReadonlyMap<number, readonly (readonly [Layer, NoteEvent])[]> = new Map();
  let piece: Piece | null = null;
  let sound: Sound | null = null;
  let step = 0;
  /** Which step the clock reached, and when it will be heard. */
  let heard: { readonly step: number; readonly time: number }[] = [];

  const clock = transport.scheduleRepeat(time => {
    if (!piece || !band || !sound) return;
    const now = step++ % stepsOf(piece);
    const stepSeconds = stepSecondsAt(sound.tempo);
    const genre = piece.bars[Math.floor(now / STEPS_PER_BAR)] ?? sound.genre;
    for (const [layer, event] of byStep.get(now) ?? []) band.play(layer, genre, event, time, stepSeconds);
    heard = [...heard.slice(-8), { step: now, time }];
  }, '16n');

  function take(next: Piece): void {
    piece = next;
    const found = new Map<number, [Layer, NoteEvent][]>();
    for (const layer of LAYERS)
      for (const event of next.layers[layer]) found.set(event.at, [...(found.get(event.at) ?? []), [layer, event]]);
    byStep = found;
  }

  function end(): void {
    // At once: by itself the clock would stop a lookAhead from now, after the next start.
    transport.stop(context.immediate());
    const old = band;
    band = null;
    heard = [];
    if (!old) return;
    old.silence();
    setTimeout(() => old.dispose(), TAIL_MS);
  }

  async function wake(): Promise<void> {
    await Promise.race([
      context.resume(),
      new Promise((_, reject) => setTimeout(() => reject(new Error('The audio device does not answer')), WAKE_MS)),
    ]);
  }

  return {
    async play(next, how) {
      await wake();
      end();
      take(next);
      sound = how;
      band = formBand(raw, how.mix, stepSecondsAt(how.tempo));
      band.out.connect(master.input);
      step = 0;
      transport.bpm.value = how.tempo;
      transport.start(context.now());
    },
    pause() {
      transport.pause(context.immediate());
      band?.silence();
    },
    async resume() {
      await wake();
      transport.start(context.now());
    },
    stop: end,
    setPiece: take,
    setSound(next) {
      sound = next;
      transport.bpm.value = next.tempo;
      band?.set(next.mix, stepSecondsAt(next.tempo));
    },
    waveform: () => {
      const [samples] = [analyser.getValue()].flat();
      return samples ?? new Float32Array(WAVEFORM_SIZE);
    },
    step() {
      const now = context.immediate();
      return heard.findLast(({ time }) => time <= now)?.step ?? null;
    },
    stream: () => recorded.stream,
    destroy() {
      end();
      transport.clear(clock);
      master.out.disconnect();
      analyser.dispose();
    },
  };
}
