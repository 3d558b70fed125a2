// Floating text (score popups) as an object pool: at most MAX_FLOATING_TEXTS rise at once, the oldest is replaced, and an equal text is reused
// without drawing it again.
import type { Ink } from '../../core/inks.ts';
import type { Paper } from '../paper.ts';
import type Phaser from '../phaser.ts';

export interface FloatingTextSpec {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly ink: Ink;
  readonly size: number;
}

interface FloatingWord {
  readonly text: Phaser.GameObjects.Text;
  spec: FloatingTextSpec;
  /** Milliseconds until it has faded out. */
  left: number;
}

/** Pool size: more than can be read at once. */
export const MAX_FLOATING_TEXTS = 40;
const LIFE_MS = 800;
const RISE_PX = 34;
const OUTLINE_PX = 4;
const DEPTH = 950;

export class FloatingText {
  readonly #paper: Paper;
  readonly #isStatic: boolean;
  readonly #textScale: number;
  /** Texts added since the last frame. They are drawn with the next frame, so that those replaced before it are never drawn. */
  #queued: FloatingTextSpec[] = [];
  /** Visible texts, the oldest first. */
  #active: FloatingWord[] = [];
  #idle: FloatingWord[] = [];

  constructor(paper: Paper, { isStatic, textScale }: { isStatic: boolean; textScale: number }) {
    this.#paper = paper;
    this.#isStatic = isStatic;
    this.#textScale = textScale;
  }

  add(spec: FloatingTextSpec): void {
    this.#queued.push(spec);
    if (this.#queued.length > MAX_FLOATING_TEXTS) this.#queued.shift();
  }

  /** Advances by the milliseconds of a frame. */
  draw(ms: number): void {
    for (const word of this.#active) this.#move(word, ms);
    for (const spec of this.#queued) this.#launch(spec);
    this.#queued = [];
    const faded = this.#active.filter(({ left }) => left <= 0);
    if (faded.length === 0) return;
    for (const { text } of faded) text.setVisible(false);
    this.#idle.push(...faded);
    this.#active = this.#active.filter(({ left }) => left > 0);
  }

  #launch(spec: FloatingTextSpec): void {
    const word = this.#takeSame(spec) ?? this.#takeOther(spec);
    word.spec = spec;
    word.left = LIFE_MS;
    word.text.setVisible(true);
    this.#active.push(word);
    this.#move(word, 0);
  }

  /** An idle text with the same content and style. */
  #takeSame(spec: FloatingTextSpec): FloatingWord | undefined {
    return removeAt(
      this.#idle,
      this.#idle.findIndex(word => isAlike(word.spec, spec)),
    );
  }

  /** A new text while the pool has room, else the one idle for longest, else the oldest visible one. */
  #takeOther(spec: FloatingTextSpec): FloatingWord {
    const style = { size: spec.size * this.#textScale, ink: spec.ink, rim: OUTLINE_PX };
    const isFull = this.#idle.length + this.#active.length >= MAX_FLOATING_TEXTS;
    const word = isFull ? (removeAt(this.#idle, 0) ?? removeAt(this.#active, 0)) : undefined;
    if (!word) return { text: this.#paper.word(spec.x, spec.y, spec.text, style, DEPTH), spec, left: 0 };
    if (!isAlike(word.spec, spec)) this.#paper.reword(word.text, spec.text, style);
    return word;
  }

  #move(word: FloatingWord, ms: number): void {
    word.left -= ms;
    const progress = 1 - Math.max(0, word.left) / LIFE_MS;
    const rise = this.#isStatic ? 0 : RISE_PX * (1 - (1 - progress) ** 3);
    word.text.setPosition(word.spec.x, word.spec.y - rise).setAlpha(1 - progress ** 3);
  }
}

function removeAt(words: FloatingWord[], index: number): FloatingWord | undefined {
  return index < 0 ? undefined : words.splice(index, 1)[0];
}

const isAlike = (a: FloatingTextSpec, b: FloatingTextSpec): boolean =>
  a.text === b.text && a.ink === b.ink && a.size === b.size;
