// Question before a large copy, with its size. A copy of any other size asks nothing.
import { createStore } from 'zustand/vanilla';
import type { JsonEditor } from '../jsonEditor.ts';

export interface CopyQuestion {
  /** Editor with the document: that of the page, of results or of JSON inside a string. */
  readonly editor: JsonEditor;
  readonly root: number;
  /** Size of the copy in bytes. */
  readonly size: number;
}

/** The question that is open; null while there is none. */
export const copyQuestions = createStore<{ readonly question: CopyQuestion | null }>(() => ({ question: null }));
