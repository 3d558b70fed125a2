// Plays a piece in the browser: a clock looks a little ahead and hands each sixteenth to the band. Loaded after the first gesture.
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
const EVERY_MS = 40;
/** Notes are handed to the device so many seconds ahead; a hidden page is woken once a second. */
const AHEAD_SECONDS = { shown: 0.2, hidden: 1.6 } as const;
const START_SECONDS = 0.06;

const stepSecondsAt = (tempo: number) => 15 / tempo;

/** Fails where the browser has no Web Audio. */
export function createEngine(): Engine {
  const context = new AudioContext({ latencyHint: 'playback' });
  const analyser = new AnalyserNode(context, { fftSize: WAVEFORM_SIZE });
  const recorded = context.createMediaStreamDestination();
  const master = masterOf(context);
  for (const out of [analyser, recorded, context.destination]) master.out.connect(out);
  const samples = new Float32Array(WAVEFORM_SIZE);
  let band: Band | null = null;
  let byStep: ReadonlyMap<number, readonly (readonly [Layer, NoteEvent])[]> = new Map();
  let piece: Piece | null = null;
  let sound: Sound | null = null;
  let clock: ReturnType<typeof setInterval> | undefined;
  let step = 0;
  /** When the next step is heard. */
  let next = 0;
  /** Which steps were handed over, and when they are heard. */
  let handed: { readonly step: number; readonly time: number }[] = [];

  function fill(): void {
    if (!piece || !band || !sound) return;
    const now = context.currentTime;
    const stepSeconds = stepSecondsAt(sound.tempo);
    // A device that slept goes on from now.
    if (next < now) next = now + START_SECONDS;
    const until = now + (document.hidden ? AHEAD_SECONDS.hidden : AHEAD_SECONDS.shown);
    for (; next < until; next += stepSeconds) {
      const at = step++ % stepsOf(piece);
      const genre = piece.bars[Math.floor(at / STEPS_PER_BAR)] ?? sound.genre;
      for (const [layer, event] of byStep.get(at) ?? []) band.play(layer, genre, event, next, stepSeconds);
      handed = [...handed.filter(({ time }) => time > now - 1), { step: at, time: next }];
    }
  }

  function start(): void {
    clearInterval(clock);
    next = context.currentTime + START_SECONDS;
    fill();
    clock = setInterval(fill, EVERY_MS);
  }

  function take(given: Piece): void {
    piece = given;
    const found = new Map<number, [Layer, NoteEvent][]>();
    for (const layer of LAYERS)
      for (const event of given.layers[layer]) found.set(event.at, [...(found.get(event.at) ?? []), [layer, event]]);
    byStep = found;
  }

  function end(): void {
    clearInterval(clock);
    const old = band;
    band = null;
    handed = [];
    if (!old) return;
    old.silence();
    setTimeout(() => old.dispose(), TAIL_MS);
  }

  /** Until the device runs: some run by themselves, and refuse to be asked. */
  async function wake(): Promise<void> {
    if (context.state === 'running') return;
    const listening = new AbortController();
    try {
      await new Promise<void>((resolve, reject) => {
        const refuse = () => reject(new Error('The audio device does not answer'));
        context.addEventListener('statechange', () => context.state === 'running' && resolve(), listening);
        setTimeout(refuse, WAKE_MS);
        context.resume().then(resolve, () => setTimeout(refuse, WAKE_MS / 4));
      });
    } finally {
      listening.abort();
    }
  }

  return {
    async play(given, how) {
      await wake();
      end();
      take(given);
      sound = how;
      band = formBand(context, how.mix, stepSecondsAt(how.tempo));
      band.out.connect(master.input);
      step = 0;
      start();
    },
    pause() {
      clearInterval(clock);
      band?.silence();
      // What was handed over and not heard yet is played when the music goes on.
      const now = context.currentTime;
      const unheard = handed.find(({ time }) => time > now);
      if (unheard) step = unheard.step;
      handed = handed.filter(({ time }) => time <= now);
    },
    async resume() {
      await wake();
      start();
    },
    stop: end,
    setPiece: take,
    setSound(given) {
      sound = given;
      band?.set(given.mix, stepSecondsAt(given.tempo));
    },
    waveform() {
      analyser.getFloatTimeDomainData(samples);
      return samples;
    },
    step: () => handed.findLast(({ time }) => time <= context.currentTime)?.step ?? null,
    stream: () => recorded.stream,
    destroy() {
      end();
      void context.close().catch(() => {});
    },
  };
}
