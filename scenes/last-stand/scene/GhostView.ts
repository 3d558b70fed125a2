// Ghost of the day's best run: a pale gun where it stood at this moment, with its score then and how far one's own is ahead.
import { grouped } from '../../kit/core/digits.ts';
import { type GhostTrack, positionOnTrack } from '../../kit/core/replay/records.ts';
import type { Paper } from '../../kit/phaser/paper.ts';
import { GROUND } from '../constants.ts';
import type { State } from '../rules/state.ts';

const DEPTH = { gun: 19, word: 28 } as const;
const PALE = 0.45;
const WORD_ABOVE = 66;
const LOOK = { size: 16, ink: 'cream', rim: 4 } as const;
/** Ticks for which it is shown where the ghost fell. */
const FALLEN_TICKS = 300;

export class GhostView {
  readonly #paper: Paper;
  readonly #gun: ReturnType<Paper['image']>;
  readonly #word: ReturnType<Paper['word']>;

  constructor(paper: Paper) {
    this.#paper = paper;
    this.#gun = paper
      .image(0, GROUND - 1, 'gunBase', DEPTH.gun)
      .setAlpha(PALE)
      .setVisible(false);
    this.#word = paper.word(0, GROUND - WORD_ABOVE, '', LOOK, DEPTH.word).setVisible(false);
  }

  draw(track: GhostTrack | null, { phase, tick, score }: Readonly<State>, alpha: number): void {
    const at = track && phase === 'playing' ? positionOnTrack(track, Math.max(0, tick - 1 + alpha)) : null;
    const fell = track && phase === 'playing' && !at ? fallenAt(track, tick) : null;
    this.#gun.setVisible(at !== null);
    this.#word.setVisible(at !== null || fell !== null);
    if (at) {
      this.#gun.setX(at.x);
      const ghost = Math.round(at.y);
      this.#say(at.x, `Ghost ${grouped(ghost)}, you ${signed(score - ghost)}`);
    } else if (fell) this.#say(fell[0], `The ghost fell here with ${grouped(fell[1])}`);
  }

  #say(x: number, text: string): void {
    if (this.#word.text !== text) this.#paper.reword(this.#word, text, LOOK);
    this.#word.setX(x);
  }
}

/** Where the ghost fell and its score then, for a while after that. */
function fallenAt({ every, places }: GhostTrack, tick: number): readonly [x: number, score: number] | null {
  const since = tick - (places.length - 1) * every;
  return since < FALLEN_TICKS ? (places.at(-1) ?? places.findLast(place => place !== null) ?? null) : null;
}

const signed = (points: number): string => (points < 0 ? `−${grouped(-points)}` : `+${grouped(points)}`);
