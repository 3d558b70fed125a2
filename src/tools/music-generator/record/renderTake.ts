// Offline rendering of a take from the log of what was heard: as long as the recording was, whatever the machine did meanwhile.
import { STEPS_PER_BAR, stepsOf } from '../../../../scenes/kit/sound/composer/piece.ts';
import { createSynth, type Synth } from '../../../../scenes/kit/sound/synth/synth.ts';
import { inSlices } from '../../../ui/inSlices.ts';
import { OPUS_RATE } from '../export/ogg.ts';
import type { Samples } from '../export/wav.ts';
import { type Heard, type HeardStep, notesOf, stepSecondsAt, stepsUntil } from '../sound/heard.ts';
import { applyGain, gainFor } from '../sound/limiter.ts';

export const TAKE_RATE = OPUS_RATE;
/** What still rings at the start of a take was played so long before, in seconds. */
const LEAD_SECONDS = 10;
const QUANTUM = 128;
/** Notes are scheduled for so many seconds at a time. */
const SLICE_SECONDS = 2;

/** The sound of a take that began at a time. Throws where rendering cannot be suspended: there a take is recorded live. */
export async function renderTake(heard: Heard, from: number, seconds: number): Promise<Samples> {
  const [{ time: first } = { time: from }] = heard.steps;
  const begin = Math.max(from - LEAD_SECONDS, Math.min(from, first));
  const leadFrames = Math.round((from - begin) * TAKE_RATE);
  const frames = Math.round(seconds * TAKE_RATE);
  const context = new OfflineAudioContext(2, leadFrames + frames, TAKE_RATE);
  if (!('suspend' in context)) throw new Error('Rendering cannot be suspended here');
  const mixes = heard.mixes.filter((_, i) => (heard.mixes[i + 1]?.time ?? Number.POSITIVE_INFINITY) > begin);
  const { sound } = mixes[0] ?? heard.next;
  const synth = createSynth(context, sound.mix, stepSecondsAt(sound.tempo));
  synth.out.connect(context.destination);

  const steps = stepsUntil(heard, from + seconds).filter(({ time }) => time >= begin);
  let next = 0;
  const schedule = (until: number) => {
    for (; next < steps.length && (steps[next] as HeardStep).time - begin < until; next++)
      playStep(synth, steps[next] as HeardStep, begin);
  };
  schedule(2 * SLICE_SECONDS);
  const acts = new Map<number, (() => void)[]>();
  const act = (time: number, what: () => void) => {
    const quantum = Math.ceil((time * TAKE_RATE) / QUANTUM);
    if (quantum > 0 && quantum * QUANTUM < leadFrames + frames) acts.set(quantum, [...(acts.get(quantum) ?? []), what]);
  };
  for (let at = SLICE_SECONDS; at < from - begin + seconds; at += SLICE_SECONDS)
    act(at, () => schedule(at + 2 * SLICE_SECONDS));
  for (const mix of mixes.slice(1))
    act(mix.time - begin, () => synth.set(mix.sound.mix, stepSecondsAt(mix.sound.tempo)));
  const suspended = [...acts].map(async ([quantum, whats]) => {
    await context.suspend((quantum * QUANTUM) / TAKE_RATE);
    for (const what of whats) what();
    await context.resume();
  });
  const [whole] = await Promise.all([context.startRendering(), ...suspended]);
  const channels = [whole.getChannelData(0).slice(leadFrames), whole.getChannelData(1).slice(leadFrames)] as const;
  applyGain(channels, await inSlices(gainFor(channels, TAKE_RATE, false)));
  return { rate: TAKE_RATE, channels };
}

function playStep(synth: Synth, { time, step, piece, sound }: HeardStep, begin: number): void {
  const genre = piece.bars[Math.floor((step % stepsOf(piece)) / STEPS_PER_BAR)] ?? sound.genre;
  for (const [layer, event] of notesOf(piece, step))
    synth.play(layer, genre, event, time - begin, stepSecondsAt(sound.tempo));
}
