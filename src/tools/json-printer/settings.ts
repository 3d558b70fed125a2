// Settings and their storage (specification part 1, §3 and §9). Without a setting, dark mode follows the system.

import { StoredValue, type Validated } from '../../data/StoredValue.ts';

export interface Settings {
  readonly indent: number;
  readonly textSize: number;
  readonly dark: boolean | null;
  /** The text is shown beside the tree, where the window is wide enough. */
  readonly beside: boolean;
}

export const INDENT = { min: 2, max: 8, step: 2, initial: 4 } as const;
export const TEXT_SIZE = { min: 8, max: 24, step: 1, initial: 12 } as const;

const STORAGE_KEYS = {
  indent: 'jsonPrettyPrinter_indentSize',
  dark: 'jsonPrettyPrinter_darkMode',
  textSize: 'jsonPrettyPrinter_textSize',
  beside: 'jsonPrettyPrinter_textBeside',
} as const;

export const INITIAL: Settings = { indent: INDENT.initial, textSize: TEXT_SIZE.initial, dark: null, beside: false };

/** Media query of windows with room for a text beside the tree. */
export const WIDE_ENOUGH = '(min-width: 75rem)';

const numberIn =
  ({ min, max, step }: typeof INDENT | typeof TEXT_SIZE) =>
  (text: unknown) => {
    const value = String(text).trim() === '' ? Number.NaN : Number(text);
    return value >= min && value <= max && (value - min) % step === 0
      ? { state: value }
      : 'It is no number in its range.';
  };

const trueOrFalse = (text: unknown): Validated<boolean> | string =>
  text === 'true' || text === 'false' ? { state: text === 'true' } : 'It is neither true nor false.';

const setting = <T>(key: string, validate: (text: unknown) => Validated<T> | string) =>
  new StoredValue<T>({
    kind: 'jsonSettings',
    key,
    version: 1,
    validate,
    callerReports: true,
    bare: { parse: text => text, print: String },
  });

/** The stored settings, each under the specified key in the specified form. */
export const STORED_SETTINGS = {
  indent: setting(STORAGE_KEYS.indent, numberIn(INDENT)),
  textSize: setting(STORAGE_KEYS.textSize, numberIn(TEXT_SIZE)),
  dark: setting(STORAGE_KEYS.dark, trueOrFalse),
  beside: setting(STORAGE_KEYS.beside, trueOrFalse),
};

/** Stored settings; an invalid value counts as unset. */
export const loadSettings = (): Settings => ({
  indent: STORED_SETTINGS.indent.load() ?? INDENT.initial,
  textSize: STORED_SETTINGS.textSize.load() ?? TEXT_SIZE.initial,
  dark: STORED_SETTINGS.dark.load(),
  beside: STORED_SETTINGS.beside.load() ?? false,
});

/** Stores a setting; false if the browser refuses. */
export const saveSetting = <K extends keyof Settings>(name: K, value: NonNullable<Settings[K]>): boolean =>
  (STORED_SETTINGS[name] as StoredValue<NonNullable<Settings[K]>>).save(value).outcome === 'saved';
