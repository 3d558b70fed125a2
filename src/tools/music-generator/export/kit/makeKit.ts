// The loop for a game in one zip: three intensities of equal length with their stems, two stingers, and a page that plays them. Fetched when asked for.
import { zipSync } from 'fflate';
import { INTENSITIES, type Intensity, LAYERS, type Layer } from '../../../../../scenes/kit/sound/composer/piece.ts';
import { applyGain } from '../../sound/limiter.ts';
import { sectionOf, soundOf } from '../../studio/arrangement.ts';
import type { Morph, Settings } from '../../studio/settings.ts';
import type { Written } from '../../studio/written.ts';
import { encodesOpus, OPUS_RATE, oggOf } from '../ogg.ts';
import { limiterOf, type Rendering, render, renderLoud } from '../render.ts';
import { type Samples, wavOf } from '../wav.ts';
import { pageOf, scriptOf } from './page.ts';
import { STINGERS, stingerOf } from './stingers.ts';

interface KitMusic {
  readonly name: string;
  readonly settings: Settings;
  readonly morph: Morph;
  /** Notes by hand of the section that loops, at the intensity of the settings. */
  readonly written: Written;
  readonly muted: Readonly<Record<Layer, boolean>>;
}

/** All that a kit is made of has this rate: that of Opus. */
const RATE = OPUS_RATE;

/** Samples of a bar at a tempo: a whole number, so that bars of all loops begin at the same samples. */
const barFramesAt = (tempo: number): number => Math.round((240 * RATE) / tempo);

export async function makeKit(music: KitMusic, { signal, progress }: Rendering): Promise<Blob> {
  const { name, settings, morph, written, muted } = music;
  const ending = (await encodesOpus()) ? 'ogg' : 'wav';
  const encode = async (samples: Samples, loops: boolean) =>
    ending === 'ogg'
      ? new Uint8Array(await (await oggOf(samples, { loops, signal })).arrayBuffer())
      : wavOf(samples, { loops });
  const barFrames = barFramesAt(settings.tempo);
  const pieces = INTENSITIES.map(intensity => ({
    intensity,
    piece: sectionOf('A', { ...settings, intensity }, morph, intensity === settings.intensity ? written : {}),
  }));
  const bars = Math.max(...pieces.map(({ piece }) => piece.bars.length));
  const heard = LAYERS.filter(layer => !muted[layer]);
  const files: Record<string, Uint8Array> = {};

  const works = pieces.flatMap(({ intensity, piece }) =>
    heard.filter(layer => piece.layers[layer].length > 0).map(layer => ({ intensity, piece, layer })),
  );
  const most = works.reduce((sum, { piece }) => sum + piece.bars.length, 0) + STINGERS.length;
  let done = 0;
  const rendering = (part: number): Rendering => ({
    signal,
    rate: RATE,
    barFrames,
    progress: now => progress?.((done + now * part) / most),
  });

  for (const intensity of INTENSITIES) {
    const stems: { readonly layer: Layer; readonly samples: Samples }[] = [];
    for (const { piece, layer } of works.filter(work => work.intensity === intensity)) {
      const sound = soundOf({ settings: { ...settings, intensity }, morph, muted }, layer);
      const once = await renderLoud(piece, sound, rendering(piece.bars.length));
      stems.push({ layer, samples: repeated(once, bars / piece.bars.length) });
      done += piece.bars.length;
    }
    const whole = sumOf(
      stems.map(({ samples }) => samples),
      bars * barFrames,
    );
    // One gain for the whole and its layers, so that they still add up to it.
    const gain = await limiterOf(whole, { signal });
    for (const samples of [whole, ...stems.map(stem => stem.samples)]) applyGain(samples.channels, gain);
    files[`${intensity}.${ending}`] = await encode(whole, true);
    for (const { layer, samples } of stems)
      files[`stems/${intensity}-${layer}.${ending}`] = await encode(samples, true);
  }
  for (const which of STINGERS) {
    const sound = soundOf({ settings: { ...settings, intensity: stingerMood(which) }, morph, muted });
    const piece = stingerOf(settings, which);
    files[`${which}.${ending}`] = await encode(await render(piece, sound, { ...rendering(1), ringsOut: true }), false);
    done++;
  }
  signal?.throwIfAborted();
  const facts = { name, rate: RATE, barFrames, bars, ending } as const;
  const text = new TextEncoder();
  files['index.html'] = text.encode(pageOf(facts));
  files['music.js'] = text.encode(scriptOf(facts));
  // Sound is as small as it gets; the files carry no date.
  return new Blob([zipSync(files, { level: 0, mtime: new Date(1980, 0, 1) })], {
    type: 'application/zip',
  });
}

const stingerMood = (which: (typeof STINGERS)[number]): Intensity => (which === 'win' ? 'battle' : 'exploration');

/** A loop so many times: its tail lies in its beginning, so that this is what more bars of it would be. */
function repeated({ rate, channels }: Samples, times: number): Samples {
  const longer = (ear: Float32Array) => {
    const all = new Float32Array(ear.length * times);
    for (let i = 0; i < times; i++) all.set(ear, i * ear.length);
    return all;
  };
  return { rate, channels: [longer(channels[0]), longer(channels[1])] };
}

function sumOf(parts: readonly Samples[], frames: number): Samples {
  const ear = (side: 0 | 1) => {
    const sum = new Float32Array(frames);
    for (const { channels } of parts)
      for (let i = 0; i < frames; i++) sum[i] = (sum[i] as number) + (channels[side][i] as number);
    return sum;
  };
  return { rate: RATE, channels: [ear(0), ear(1)] };
}
