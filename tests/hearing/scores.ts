// The games' own scores: which genre and seed each has, whether its play knows a battle, and how loud and bright a mood is by its notes alone.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Genre, LAYERS, LENGTHS, type Piece, stepsOf } from '../../scenes/kit/sound/composer/piece.ts';
import { INSTRUMENTS } from '../../scenes/kit/sound/synth/instruments.ts';
import type { Mix } from '../../scenes/kit/sound/synth/synth.ts';

export interface GameScore {
  readonly id: string;
  readonly genre: Genre;
  readonly seed: number;
  readonly hasBattle: boolean;
}

export const gameScores = (): readonly GameScore[] =>
  readdirSync('scenes').flatMap(id => {
    const file = `scenes/${id}/play.ts`;
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const [, genre, seed] = /music: \{ genre: '([\w-]+)', seed: (\d+)/.exec(text) ?? [];
    return genre ? [{ id, genre: genre as Genre, seed: Number(seed), hasBattle: text.includes("'battle'") }] : [];
  });

const amplitude = (decibels: number) => 10 ** (decibels / 20);
/** A stroke of a drum against a held tone of the same level, as energy. */
const STROKE = 0.05;

/** The energy of a level that falls to its sustain within the decay, is held so long, and then let go. */
function energyOf(decay: number, sustain: number, release: number, seconds: number): number {
  const tau = decay / 3;
  const fall = 1 - sustain;
  const [once, twice] = [Math.exp(-seconds / tau), Math.exp((-2 * seconds) / tau)];
  const held = sustain ** 2 * seconds + 2 * sustain * fall * tau * (1 - once) + ((fall ** 2 * tau) / 2) * (1 - twice);
  return held + (sustain + fall * once) ** 2 * (release / 6);
}

/** For two moods of one genre beside each other: filters, drums' voices and rooms are left out, so these are no LUFS and no hertz. */
export function byNotes(piece: Piece, genre: Genre, tempo: number, { levels, balance, transients }: Mix) {
  const stepSeconds = 15 / tempo;
  let [tone, strike] = [0, 0];
  for (const layer of LAYERS) {
    const level = amplitude(levels[layer] + balance);
    for (const { notes, duration, velocity } of piece.layers[layer]) {
      if (layer === 'drums') {
        tone += notes.length * (level * velocity ** 2) ** 2 * STROKE;
        continue;
      }
      const { decay, sustain, release, level: own, transient: struck } = INSTRUMENTS[layer][genre];
      const seconds = LENGTHS[duration] * stepSeconds;
      tone += notes.length * (level * own * velocity ** 1.5) ** 2 * energyOf(decay, sustain, release, seconds);
      strike += notes.length * (level * transients * struck.level * velocity ** 2) ** 2 * (struck.seconds / 2);
    }
  }
  const power = (tone + strike) / (stepsOf(piece) * stepSeconds);
  return { decibels: 10 * Math.log10(power), struck: strike / (tone + strike) };
}
