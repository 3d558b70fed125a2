// State of the studio before it is opened: the same on the server and in every browser.
import { pieceOf } from './arrangement.ts';
import { DEFAULT_RECORDING_SECONDS, DEFAULTS, NO_MORPH } from './settings.ts';
import type { StudioState } from './studioState.ts';
import { lockedBy, NOTHING_WRITTEN } from './written.ts';

export const NOBODY_MUTED = { melody: false, bass: false, chords: false, drums: false } as const;

export const initialState = (): StudioState => ({
  settings: DEFAULTS,
  morph: NO_MORPH,
  muted: NOBODY_MUTED,
  ...pieceOf(DEFAULTS, NO_MORPH),
  section: 'A',
  written: NOTHING_WRITTEN,
  locked: lockedBy(NOTHING_WRITTEN),
  canUndo: false,
  phase: 'stopped',
  recordingSeconds: DEFAULT_RECORDING_SECONDS,
  progress: null,
  finishing: 0,
  current: null,
  recordings: [],
  saved: [],
  song: null,
  songs: [],
  busy: null,
  done: 0,
  message: null,
});
