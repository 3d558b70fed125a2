// Effects by genre and intensity, and layer volumes: the tables of the specification (part 3, §9).
import type { Genre, Intensity, Layer } from '../composer/piece.ts';

export interface Effects {
  /** Reverb decay in seconds. */
  readonly decay: number;
  /** Delay time in steps of a sixteenth. */
  readonly delaySteps: number;
  /** 0 to 1. */
  readonly feedback: number;
  /** Filter cutoff in Hz. */
  readonly cutoff: number;
}

const BY_GENRE: Readonly<Record<Genre, Effects>> = {
  fantasy: { decay: 3, delaySteps: 2, feedback: 0.25, cutoff: 1200 },
  'sci-fi': { decay: 5, delaySteps: 1, feedback: 0.4, cutoff: 1500 },
  adventure: { decay: 2, delaySteps: 2, feedback: 0.2, cutoff: 2000 },
  horror: { decay: 6, delaySteps: 4, feedback: 0.5, cutoff: 800 },
  calm: { decay: 4, delaySteps: 2, feedback: 0.15, cutoff: 1000 },
};

export function effectsOf(genre: Genre, intensity: Intensity): Effects {
  const { decay, delaySteps, feedback, cutoff } = BY_GENRE[genre];
  if (intensity === 'battle')
    return {
      decay: Math.max(1, decay - 1),
      delaySteps,
      feedback: Math.min(0.7, feedback + 0.2),
      cutoff: cutoff * 1.3,
    };
  if (intensity === 'ambient')
    return { decay: decay + 2, delaySteps, feedback: Math.min(0.6, feedback + 0.1), cutoff: cutoff * 0.8 };
  return { decay, delaySteps, feedback, cutoff };
}

/** Interpolation between two genres' effects, amount 0 to 1. The delay keeps to the beat: it switches at the middle. */
export function effectsBetween(from: Effects, to: Effects, amount: number): Effects {
  const between = (a: number, b: number) => a + (b - a) * amount;
  return {
    decay: between(from.decay, to.decay),
    delaySteps: amount < 0.5 ? from.delaySteps : to.delaySteps,
    feedback: between(from.feedback, to.feedback),
    cutoff: between(from.cutoff, to.cutoff),
  };
}

/** Decibels relative to the volume setting; the specification has no drums. */
export const LAYER_VOLUMES: Readonly<Record<Intensity, Readonly<Record<Layer, number>>>> = {
  battle: { melody: 1, bass: -1, chords: -3, drums: -1 },
  ambient: { melody: -1, bass: -3, chords: 1, drums: -4 },
  exploration: { melody: 0, bass: -2, chords: -5, drums: -3 },
};
