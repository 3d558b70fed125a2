// Storage errors, shown once per visit as toasts that stay until they are dismissed.

import { saveFile } from '../ui/files.ts';
import { toast } from '../ui/toast.ts';

const NOTICES = {
  forbidden: {
    title: 'This browser keeps nothing for this site',
    description: 'Settings and best scores last until you close the page.',
  },
  full: {
    title: 'This browser has no room left for this site',
    description: 'What you do from now on is not kept after you close the page.',
  },
  unreadable: {
    title: 'Your saved settings and best scores could not be read',
    description: 'They were set aside unchanged, and new ones begin here.',
  },
  locked: {
    title: 'Your saved settings and best scores could not be read',
    description: 'They were left as they are, and what you do now is not kept.',
  },
} as const;

const shown = new Set<keyof typeof NOTICES>();

/** `salvaged` is the text that was set aside; it is offered as a file. */
export function notifyOnce(what: keyof typeof NOTICES, salvaged?: string): void {
  if (shown.has(what)) return;
  shown.add(what);
  const action = salvaged !== undefined && {
    label: 'Save a copy',
    run: () => saveFile('folded-fox_saved.txt', new Blob([salvaged], { type: 'text/plain' })),
  };
  toast({ ...NOTICES[what], duration: Number.POSITIVE_INFINITY, ...(action && { action }) });
}
