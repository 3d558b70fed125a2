// Audio engine: Tone's transport counts sixteenths, the synth plays the notes of each. Loaded after the first gesture.
import { Analyser, type Context, connect, getContext, supported } from 'tone';
import { type Piece, STEPS_PER_BAR, stepsOf } from '../../../../scenes/kit/sound/composer/piece.ts';
import { createSynth, type Synth } from '../../../../scenes/kit/sound/synth/synth.ts';
import type { Sound } from '../studio/arrangement.ts';
import type { Engine } from '../studio/studioState.ts';
import { takeAudioDevice } from './audioDevice.ts';
import { createHeard, notesOf, stepSecondsAt } from './heard.ts';
import { createMaster } from './master.ts';

const WAVEFORM_SIZE = 512;
/** Timeout for the audio context to start. */
const WAKE_MS = 4000;
/** How long the tail rings after a stop. */
const TAIL_MS = 400;

/** Throws where the browser has no Web Audio. */
export function createEngine(): Engine {
  if (!supported) throw new Error('This browser has no Web Audio');
  const context = getContext() as Context;
  const { transport } = context;
  // Tone's context with the platform's types, as the synth needs it.
  const raw = context.rawContext as unknown as BaseAudioContext;
  const resume = context.resume.bind(context);
  // The transport calls this too and ignores the promise; `resumeContext` handles a rejection.
  context.resume = () => {
    const awake = resume();
    awake.catch(() => {});
    return awake;
  };
  let isPlaying = false;
  const giveDeviceBack = takeAudioDevice(context, () => isPlaying);
  const analyser = new Analyser({ context, type: 'waveform', size: WAVEFORM_SIZE });
  const recorded = context.createMediaStreamDestination();
  const master = createMaster(raw);
  for (const out of [analyser, recorded, context.destination]) connect(master.out, out);
  let synth: Synth | null = null;
  let piece: Piece | null = null;
  let sound: Sound | null = null;
  let step = 0;
  const heard = createHeard();
  /** Steps that were scheduled, and when each will be heard. */
  let scheduled: { readonly step: number; readonly time: number }[] = [];

  const clock = transport.scheduleRepeat(time => {
    if (!piece || !synth || !sound) return;
    heard.step({ time, step, piece, sound });
    const now = step++ % stepsOf(piece);
    const stepSeconds = stepSecondsAt(sound.tempo);
    const genre = piece.bars[Math.floor(now / STEPS_PER_BAR)] ?? sound.genre;
    for (const [layer, event] of notesOf(piece, now)) synth.play(layer, genre, event, time, stepSeconds);
    scheduled = [...scheduled.slice(-8), { step: now, time }];
  }, '16n');

  function setPiece(next: Piece): void {
    piece = next;
    heard.setPiece(next);
  }

  function stopAll(): void {
    isPlaying = false;
    // Immediately: by default the transport would stop a lookahead from now, after the next start.
    transport.stop(context.immediate());
    const old = synth;
    synth = null;
    scheduled = [];
    if (!old) return;
    old.silence();
    setTimeout(() => old.dispose(), TAIL_MS);
  }

  function start(music: Piece, how: Sound): void {
    const time = context.now();
    transport.start(time);
    heard.begin({ time, step, piece: music, sound: how });
    isPlaying = true;
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
      start(next, how);
    },
    pause() {
      isPlaying = false;
      transport.pause(context.immediate());
      synth?.silence();
    },
    async resume() {
      await resumeContext();
      if (piece && sound) start(piece, sound);
    },
    stop: stopAll,
    setPiece: setPiece,
    setSound(next) {
      sound = next;
      heard.setSound(context.immediate(), next);
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
    heard: () => heard.log(context.immediate()),
    destroy() {
      stopAll();
      giveDeviceBack();
      transport.clear(clock);
      master.out.disconnect();
      analyser.dispose();
    },
  };
}
