// Toasts: `toast({ title: 'Copied' })` shows one short message over any page. A new one replaces the one before.
import { createStore } from 'zustand/vanilla';

/** Milliseconds that a toast stays, unless it says otherwise. */
export const TOAST_MS = 5000;

export interface Toast {
  readonly title: string;
  readonly description?: string;
  readonly variant?: 'default' | 'destructive';
  /** One action button; it closes the toast. */
  readonly action?: { readonly label: string; run(): void };
  /** Milliseconds, TOAST_MS by default. Infinity stays until it is dismissed. */
  readonly duration?: number;
  /** Told by ear in another way: the toast is only seen. */
  readonly isTold?: true;
}

export interface ShownToast extends Toast {
  readonly id: number;
  readonly open: boolean;
}

/** The last toast, open or closing; null before the first. */
export const toasts = createStore<{ readonly last: ShownToast | null }>(() => ({ last: null }));

/** Shows a toast. An open dialog covers it, so a dialog shows its own messages. */
export function toast(said: Toast): void {
  toasts.setState(({ last }) => ({ last: { ...said, id: (last?.id ?? 0) + 1, open: true } }));
}

export function dismissToast(id?: number): void {
  toasts.setState(({ last }) => (last && (id ?? last.id) === last.id ? { last: { ...last, open: false } } : {}));
}
