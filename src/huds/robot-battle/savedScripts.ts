// Saved scripts in localStorage. Scripts of a link are not saved.
import * as v from 'valibot';
import type { UiStore } from '../../../scenes/kit/core/session/ui.ts';
import { FIRST_CODES, type RobotUi } from '../../../scenes/robot-battle/ui.ts';
import { StoredValue, validatedBy } from '../../data/StoredValue.ts';

type Codes = readonly [string, string];

export const savedScripts = new StoredValue<Codes>({
  kind: 'scripts',
  key: 'foldedFox.scripts.robot-battle',
  version: 1,
  validate: validatedBy(v.tuple([v.string(), v.string()])),
});

/** Milliseconds without typing before scripts are saved. */
const QUIET_MS = 300;

/** Loads the saved scripts into the editors and saves every change until the returned function is called. */
export function autosaveScripts(ui: UiStore<RobotUi>): () => void {
  const saved = savedScripts.load();
  if (saved && ui.getState().codes === FIRST_CODES) ui.setState({ codes: saved });
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    clearTimeout(waiting);
    waiting = undefined;
    const { codes, ownCodes } = ui.getState();
    savedScripts.save(ownCodes ?? codes);
  };
  const stop = ui.subscribe(({ codes, ownCodes }, before) => {
    if (codes === before.codes || ownCodes) return;
    clearTimeout(waiting);
    waiting = setTimeout(write, QUIET_MS);
  });
  // What is typed in another tab appears here, unless something typed here waits to be saved.
  const stopWatching = savedScripts.onChange(codes => {
    if (codes && waiting === undefined) ui.setState(({ ownCodes }) => (ownCodes ? { ownCodes: codes } : { codes }));
  });
  const flush = () => waiting !== undefined && write();
  window.addEventListener('pagehide', flush);
  return () => {
    stop();
    stopWatching();
    flush();
    window.removeEventListener('pagehide', flush);
  };
}
