// Messages between the page and the Worker of other forms.
import type { FormKind, Written } from '../engine/forms/form.ts';
import type { DocumentCopy } from '../find/queryMessages.ts';

/** A value that can be taken away, and how it is named. */
export interface Part {
  readonly node: number;
  readonly path: string;
  readonly rows: number;
}

export type FormRequest =
  /** Document of what follows. */
  | { readonly kind: 'hold'; readonly document: DocumentCopy }
  | { readonly kind: 'tables' }
  | { readonly kind: 'write'; readonly form: FormKind; readonly node: number }
  | { readonly kind: 'read'; readonly text: string };

export type FormResponse =
  | { readonly kind: 'held' }
  | { readonly kind: 'tables'; readonly tables: readonly Part[] }
  | ({ readonly kind: 'written' } & Written)
  | { readonly kind: 'refused'; readonly message: string; readonly at?: number };

export interface FormTask {
  readonly input: FormRequest;
  readonly output: FormResponse;
  readonly progress: number;
}
