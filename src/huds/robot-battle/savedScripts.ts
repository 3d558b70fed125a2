// Saved scripts in localStorage: versioned, with a checksum; unreadable data is set aside, never overwritten. Scripts of a link are not saved.
import { hashOf } from '../../../scenes/kit/core/json.ts';
import { FIRST_CODES, workshop } from '../../../scenes/robot-battle/workshop.ts';
import { notifyOnce } from '../../data/notices.ts';
import { setAside } from '../../data/validatedStorage.ts';

type Codes = readonly [string, string];

export const SCRIPTS_KEY = 'foldedFox.scripts.robot-battle';
const VERSION = 1;

export function readScripts(): Codes | null {
  let text: string | null;
  try {
    text = localStorage.getItem(SCRIPTS_KEY);
  } catch {
    notifyOnce('forbidden');
    return null;
  }
  if (text === null) return null;
  const codes = codesIn(text);
  if (codes) return codes;
  notifyOnce(setAside(SCRIPTS_KEY, text) ? 'unreadable' : 'locked', text);
  return null;
}

function codesIn(text: string): Codes | null {
  try {
    const { version, codes, sum } = JSON.parse(text) as Partial<Record<string, unknown>>;
    const isPair = Array.isArray(codes) && codes.length === 2 && codes.every(code => typeof code === 'string');
    return version === VERSION && isPair && sum === hashOf(codes) ? (codes as unknown as Codes) : null;
  } catch {
    return null;
  }
}

export function writeScripts(codes: Codes): void {
  try {
    localStorage.setItem(SCRIPTS_KEY, JSON.stringify({ version: VERSION, codes, sum: hashOf(codes) }));
  } catch {
    notifyOnce('full');
  }
}

/** Milliseconds without typing before scripts are saved. */
const QUIET_MS = 300;

/** Loads the saved scripts into the editors and saves every change until the returned function is called. */
export function autosaveScripts(): () => void {
  const saved = readScripts();
  if (saved && workshop.getState().codes === FIRST_CODES) workshop.setState({ codes: saved });
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(waiting);
    waiting = undefined;
    const { codes, ownCodes } = workshop.getState();
    writeScripts(ownCodes ?? codes);
  };
  const stop = workshop.subscribe(({ codes, ownCodes }, before) => {
    if (codes === before.codes || ownCodes) return;
    clearTimeout(waiting);
    waiting = setTimeout(write, QUIET_MS);
  });
  const flush = () => waiting !== undefined && write();
  window.addEventListener('pagehide', flush);
  return () => {
    stop();
    flush();
    window.removeEventListener('pagehide', flush);
  };
}
