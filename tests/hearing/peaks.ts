// True peak and loudness of music as the page makes it: the file, and what is heard live.
import type { Page } from '@playwright/test';
import type { Genre, Intensity } from '../../scenes/kit/sound/composer/piece.ts';
import { readWav } from '../e2e/music.ts';
import { integratedLoudness } from './loudness.ts';
import { truePeak } from './truePeak.ts';

/** As loud as the page goes: every layer, all notes, 0 dB. */
const LOUDEST = { volume: 0, complexity: 100, drums: true } as const;

interface Asked {
  readonly genre: Genre;
  readonly intensity: Intensity;
  readonly seed: number;
  readonly bars?: number;
}

/** Decibels: true peak (dBTP) and integrated loudness (LUFS). */
interface Figures {
  readonly peak: number;
  readonly loudness: number;
}

/** The page is open with `?lab`. */
export async function figuresOf(page: Page, way: 'wav' | 'live', asked: Asked): Promise<Figures> {
  const text = await page.evaluate(
    async ([hand, settings]) => {
      const hands = Reflect.get(window, 'musicGenerator') as Record<string, (asked: object) => Promise<Uint8Array>>;
      const bytes = (await hands[hand]?.(settings)) ?? new Uint8Array();
      let letters = '';
      for (let at = 0; at < bytes.length; at += 32_768)
        letters += String.fromCharCode(...bytes.subarray(at, at + 32_768));
      return btoa(letters);
    },
    [way, { ...LOUDEST, ...asked }] as const,
  );
  const { rate, left, right } = readWav(Buffer.from(text, 'base64'));
  return { peak: truePeak([left, right], way === 'wav'), loudness: integratedLoudness([left, right], rate) };
}
