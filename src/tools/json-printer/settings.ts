// Settings and their storage (specification part 1, §3 and §9). Without a setting, dark mode follows the system.

export interface Settings {
  readonly indent: number;
  readonly textSize: number;
  readonly dark: boolean | null;
}

export const INDENT = { min: 2, max: 8, step: 2, initial: 4 } as const;
export const TEXT_SIZE = { min: 8, max: 24, step: 1, initial: 12 } as const;

const STORAGE_KEYS = {
  indent: 'jsonPrettyPrinter_indentSize',
  dark: 'jsonPrettyPrinter_darkMode',
  textSize: 'jsonPrettyPrinter_textSize',
} as const;

export const INITIAL: Settings = { indent: INDENT.initial, textSize: TEXT_SIZE.initial, dark: null };

/** Stored settings; an invalid value counts as unset. */
export function loadSettings(): Settings {
  try {
    const dark = localStorage.getItem(STORAGE_KEYS.dark);
    return {
      indent: inRange(localStorage.getItem(STORAGE_KEYS.indent), INDENT),
      textSize: inRange(localStorage.getItem(STORAGE_KEYS.textSize), TEXT_SIZE),
      dark: dark === 'true' ? true : dark === 'false' ? false : null,
    };
  } catch {
    return INITIAL;
  }
}

function inRange(text: string | null, { min, max, step, initial }: typeof INDENT | typeof TEXT_SIZE): number {
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return value >= min && value <= max && (value - min) % step === 0 ? value : initial;
}

/** Stores a setting; false if the browser refuses. */
export function saveSetting(name: keyof typeof STORAGE_KEYS, value: number | boolean): boolean {
  try {
    localStorage.setItem(STORAGE_KEYS[name], String(value));
    return true;
  } catch {
    return false;
  }
}
