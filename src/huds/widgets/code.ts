// Types shared by the code editor component and its CodeMirror view.

/** Error that occurred when the code ran; lines count from 1. */
export interface CodeMark {
  readonly line: number;
  readonly text: string;
}

/** Completion besides the language's own. */
export interface Completion {
  readonly word: string;
  readonly kind: 'function' | 'property' | 'text';
  readonly info: string;
}

export interface CodeView {
  /** Replaces the text; the editor's Undo brings the old one back. */
  setText(text: string): void;
  setMarks(marks: readonly CodeMark[]): void;
  focus(): void;
  destroy(): void;
}
