// Actions of the command palette that can be done on every page: sound, theme, motion, text size. Only those that change something now are listed.
import type { Choices } from '../../data/profile.ts';

export interface SiteAction {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  run(): void;
}

export interface ActionContext {
  readonly choices: Choices;
  setChoices(choices: Partial<Choices>): void;
  /** Copies the address of the page. */
  copyLink(): void;
}

interface ActionRow {
  readonly id: string;
  readonly title: string;
  readonly words: readonly string[];
  /** What it changes, or null where that is so already. */
  change(choices: Choices): Partial<Choices> | null;
}

const TEXT_STEP = 0.25;
const rounded = (scale: number): number => Math.min(2, Math.max(1, Math.round(scale * 20) / 20));

/** A row that sets one value. */
const sets =
  <K extends keyof Choices>(name: K, value: Choices[K]): ActionRow['change'] =>
  choices =>
    choices[name] === value ? null : { [name]: value };

const ACTIONS: readonly ActionRow[] = [
  { id: 'mute', title: 'Mute', words: ['sound off', 'silence', 'quiet'], change: sets('muted', true) },
  { id: 'unmute', title: 'Sound on', words: ['unmute', 'volume'], change: sets('muted', false) },
  { id: 'musicOff', title: 'Music off', words: ['sound', 'no music'], change: sets('music', false) },
  { id: 'musicOn', title: 'Music on', words: ['sound'], change: sets('music', true) },
  { id: 'dark', title: 'Dark theme', words: ['night mode', 'colour scheme'], change: sets('theme', 'dark') },
  { id: 'light', title: 'Light theme', words: ['day', 'bright', 'colour scheme'], change: sets('theme', 'light') },
  {
    id: 'system',
    title: 'Match the device’s theme',
    words: ['light', 'dark', 'system', 'automatic'],
    change: sets('theme', 'system'),
  },
  {
    id: 'lessMotion',
    title: 'Reduce motion',
    words: ['animation', 'shake', 'flashing', 'still'],
    change: sets('motion', 'reduced'),
  },
  { id: 'fullMotion', title: 'Full motion', words: ['animation', 'shake'], change: sets('motion', 'full') },
  {
    id: 'larger',
    title: 'Larger text',
    words: ['text size', 'font', 'bigger', 'zoom in'],
    change: ({ textScale }) => (textScale >= 2 ? null : { textScale: rounded(textScale + TEXT_STEP) }),
  },
  {
    id: 'smaller',
    title: 'Smaller text',
    words: ['text size', 'font', 'zoom out'],
    change: ({ textScale }) => (textScale <= 1 ? null : { textScale: rounded(textScale - TEXT_STEP) }),
  },
];

export function siteActions({ choices, setChoices, copyLink }: ActionContext): readonly SiteAction[] {
  const changes = ACTIONS.flatMap(({ change, ...row }) => {
    const changed = change(choices);
    return changed ? [{ ...row, run: () => setChoices(changed) }] : [];
  });
  const copy = {
    id: 'copyLink',
    title: 'Copy the link to this page',
    words: ['share', 'address', 'url'],
    run: copyLink,
  };
  return [...changes, copy];
}
