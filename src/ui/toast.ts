// One short message over whatever page: `toast({ title: 'Copied' })`, from anywhere, at any time. The newest takes the place of the one before.
import { createStore } from 'zustand/vanilla';

export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** One thing to do about it; doing it closes the toast. */
  readonly action?: { readonly label: string; run(): void };
  /** Milliseconds; 5000 unless told. Infinity stays until somebody closes it. */
  readonly duration?: number;
}

export interface ShownToast extends Toast {
  readonly id: number;
  readonly open: boolean;
}

/** The last toast, open or on its way out; null before the first. */
export const toasts = createStore<{ readonly last: ShownToast | null }>(() => ({ last: null }));

/** An open dialog covers it: what a dialog has to say stands in the dialog. */
export function toast(said: Toast): void {
  toasts.setState(({ last }) => ({ last: { ...said, id: (last?.id ?? 0) + 1, open: true } }));
}

export function dismissToast(id?: number): void {
  toasts.setState(({ last }) => (last && (id ?? last.id) === last.id ? { last: { ...last, open: false } } : {}));
}
