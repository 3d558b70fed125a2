// Words that rise and fade: a pool. Never more than so many are in flight, the oldest makes room, and one that says the same again is not drawn again.
import type { Ink } from '../core/inks.ts';
import type { Paper } from './paper.ts';
import type Phaser from './phaser.ts';

export interface FloatingTextSpec {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly ink: Ink;
  readonly size: number;
}

interface FloatingWord {
  readonly text: Phaser.GameObjects.Text;
  pop: FloatingTextSpec;
  /** Milliseconds until it has faded. */
  left: number;
}

/** As many as can be read at once, and more. */
export const MAX_FLOATING_TEXTS = 40;
const LIFE_MS = 800;
const RISE = 34;
const RIM = 4;
const ABOVE_ALL = 950;

export class FloatingText {
  readonly #paper: Paper;
  readonly #isStatic: boolean;
  readonly #textScale: number;
  /** What was asked for since the last frame: a word is drawn once its frame is, so that those which make room at once never are. */
  #queued: FloatingTextSpec[] = [];
  /** The oldest first. */
  #active: FloatingWord[] = [];
  #idle: FloatingWord[] = [];

  constructor(paper: Paper, { still, textScale }: { still: boolean; textScale: number }) {
    this.#paper = paper;
    this.#isStatic = still;
    this.#textScale = textScale;
  }

  add(pop: FloatingTextSpec): void {
    this.#queued.push(pop);
    if (this.#queued.length > MAX_FLOATING_TEXTS) this.#queued.shift();
  }

  /** Every frame. */
  draw(ms: number): void {
    for (const word of this.#active) this.#move(word, ms);
    for (const pop of this.#queued) this.#launch(pop);
    this.#queued = [];
    const faded = this.#active.filter(({ left }) => left <= 0);
    if (faded.length === 0) return;
    for (const { text } of faded) text.setVisible(false);
    this.#idle.push(...faded);
    this.#active = this.#active.filter(({ left }) => left > 0);
  }

  #launch(pop: FloatingTextSpec): void {
    const word = this.#takeSame(pop) ?? this.#takeOther(pop);
    word.pop = pop;
    word.left = LIFE_MS;
    word.text.setVisible(true);
    this.#active.push(word);
    this.#move(word, 0);
  }

  /** A faded word that says just that. */
  #takeSame(pop: FloatingTextSpec): FloatingWord | undefined {
    return take(
      this.#idle,
      this.#idle.findIndex(word => isAlike(word.pop, pop)),
    );
  }

  /** A new word while there is room, then the one that faded longest ago, then the oldest in flight. */
  #takeOther(pop: FloatingTextSpec): FloatingWord {
    const look = { size: pop.size * this.#textScale, ink: pop.ink, rim: RIM };
    const isFull = this.#idle.length + this.#active.length >= MAX_FLOATING_TEXTS;
    const word = isFull ? (take(this.#idle, 0) ?? take(this.#active, 0)) : undefined;
    if (!word) return { text: this.#paper.word(pop.x, pop.y, pop.text, look, ABOVE_ALL), pop, left: 0 };
    if (!isAlike(word.pop, pop)) this.#paper.reword(word.text, pop.text, look);
    return word;
  }

  #move(word: FloatingWord, ms: number): void {
    word.left -= ms;
    const part = 1 - Math.max(0, word.left) / LIFE_MS;
    const risen = this.#isStatic ? 0 : RISE * (1 - (1 - part) ** 3);
    word.text.setPosition(word.pop.x, word.pop.y - risen).setAlpha(1 - part ** 3);
  }
}

function take(words: FloatingWord[], index: number): FloatingWord | undefined {
  return index < 0 ? undefined : words.splice(index, 1)[0];
}

const isAlike = (a: FloatingTextSpec, b: FloatingTextSpec): boolean =>
  a.text === b.text && a.ink === b.ink && a.size === b.size;
