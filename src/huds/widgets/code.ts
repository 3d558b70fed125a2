// What the code editor and its sheet say to each other.
/** A mistake that showed when the code ran; lines count from 1. */
export interface CodeMark {
  readonly line: number;
  readonly text: string;
}

/** A word that is completed besides the language's own. */
export interface CodeWord {
  readonly word: string;
  readonly kind: 'function' | 'property' | 'text';
  readonly info: string;
}

export interface CodeSheet {
  /** Another text in place of this one; Undo brings it back. */
  setText(text: string): void;
  setMarks(marks: readonly CodeMark[]): void;
  focus(): void;
  destroy(): void;
}
