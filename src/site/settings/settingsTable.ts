// Settings of the site: one table of their names, in the order of the dialog. The dialog has a field for each, and the palette an entry.

export interface SettingInfo {
  /** Heading of its group in the dialog. */
  readonly group: 'Look' | 'Sound' | 'Play' | 'Keys' | 'On this device';
  readonly title: string;
  /** Other words for it, in the palette. */
  readonly words: readonly string[];
}

export const SETTINGS = {
  theme: { group: 'Look', title: 'Theme', words: ['light', 'dark', 'night mode', 'colour scheme', 'appearance'] },
  textSize: { group: 'Look', title: 'Text size', words: ['font size', 'larger', 'smaller', 'zoom', 'accessibility'] },
  motion: { group: 'Look', title: 'Motion', words: ['animation', 'shake', 'flashing', 'reduce', 'accessibility'] },
  muted: { group: 'Sound', title: 'Mute', words: ['sound', 'silence', 'quiet'] },
  volume: { group: 'Sound', title: 'Volume', words: ['sound', 'loud', 'quiet'] },
  music: { group: 'Sound', title: 'Music', words: ['sound', 'background'] },
  palette: { group: 'Play', title: 'Colours', words: ['palette', 'colour blind', 'accessibility'] },
  speed: { group: 'Play', title: 'Game speed', words: ['slow', 'slower', 'assist', 'easy'] },
  leftHanded: { group: 'Play', title: 'Left-handed touch', words: ['joystick', 'buttons', 'swap sides', 'thumb'] },
  unlockAll: { group: 'Play', title: 'Unlock everything', words: ['levels', 'cheat'] },
  keys: { group: 'Keys', title: 'Keys of a game', words: ['controls', 'keyboard', 'rebind', 'remap', 'bindings'] },
  slashKey: { group: 'Keys', title: 'The key / opens the search', words: ['shortcut', 'slash', 'command palette'] },
  stored: {
    group: 'On this device',
    title: 'What is kept on this device',
    words: ['erase', 'delete', 'reset', 'export', 'import', 'backup', 'save', 'data', 'storage', 'privacy'],
  },
} as const satisfies Readonly<Record<string, SettingInfo>>;

export type SettingId = keyof typeof SETTINGS;
