// What the page must tell the visitor once: that something could not be kept or read.
import { createStore } from 'zustand/vanilla';

export interface Notice {
  readonly text: string;
  /** Text that was set aside, offered as a file. */
  readonly salvaged?: string;
}

const NOTICES = {
  forbidden: 'This browser keeps nothing for this site. Settings and best scores last until you close the page.',
  full: 'This browser has no room left for this site. What you do from now on is not kept after you close the page.',
  unreadable:
    'Your saved settings and best scores could not be read. They were set aside unchanged, and new ones begin here.',
  locked:
    'Your saved settings and best scores could not be read. They were left as they are, and what you do now is not kept.',
} as const;

const said = new Set<keyof typeof NOTICES>();

export const notices = createStore<{ readonly notice: Notice | null }>(() => ({ notice: null }));

export function tellOnce(what: keyof typeof NOTICES, salvaged?: string): void {
  if (said.has(what)) return;
  said.add(what);
  notices.setState({ notice: { text: NOTICES[what], ...(salvaged !== undefined && { salvaged }) } });
}

export const dismissNotice = (): void => notices.setState({ notice: null });
