// Messages about storage: once per visit for each kind of value and fault, as toasts that stay until they are dismissed.
import { saveFile } from '../ui/share/files.ts';
import { toast } from '../ui/toast.ts';
import { STORED, type StoredName } from './storedKinds.ts';

interface Salvaged {
  /** Why the stored text is of no use, as a sentence. */
  readonly why?: string;
  /** The text that was set aside or left alone: it is offered as a file of this name. */
  readonly text: string;
  readonly name: string;
}

const MESSAGES = {
  forbidden: () => ['This browser keeps nothing for this site', 'What you do here lasts until you close the page.'],
  full: subject => [
    'This browser has no room left for this site',
    `${subject}: what you change from now on is not kept after you close the page.`,
  ],
  unreadable: (subject, why) => [
    `${subject} could not be read`,
    `${why}What was stored is set aside unchanged, and you start afresh.`,
  ],
  locked: (subject, why) => [
    `${subject} could not be read`,
    `${why}There is no room to set it aside: it is left as it is, and what you do now is not kept.`,
  ],
  partial: subject => [
    `${subject} could not all be read`,
    'What was stored is set aside unchanged. What could be read is here.',
  ],
  /** Of items that have a key each: nothing takes its place. */
  left: subject => [`${subject} could not be read`, 'It stays where it is, unchanged.'],
  changedElsewhere: subject => [
    `${subject} changed in another tab too`,
    'What you do here is kept. A copy of what the other tab had is set aside.',
  ],
} as const satisfies Readonly<Record<string, (subject: string, why: string) => readonly [title: string, text: string]>>;

const shown = new Set<string>();

/** Says what happened to the value under a key. That the browser stores nothing is said once, of everything. */
export function notifyStorage(kind: StoredName, key: string, what: keyof typeof MESSAGES, salvaged?: Salvaged): void {
  const id = what === 'forbidden' ? what : `${key} ${what}`;
  if (shown.has(id)) return;
  shown.add(id);
  const [title, description] = MESSAGES[what](STORED[kind].subject, salvaged?.why ? `${salvaged.why} ` : '');
  const action = salvaged && {
    label: 'Save a copy',
    run: () => saveFile(`${salvaged.name}.txt`, new Blob([salvaged.text], { type: 'text/plain' })),
  };
  toast({ title, description, duration: Number.POSITIVE_INFINITY, ...(action && { action }) });
}
