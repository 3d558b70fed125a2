// The parts of a game's page that its first picture does not need, in one file.
export { HowToPlay } from './HowToPlay.tsx';
export { PauseMenu } from './PauseMenu.tsx';
export { ReplayBar } from './ReplayBar.tsx';
export { ReplaysDialog } from './ReplaysDialog.tsx';
export { ResultDialog } from './ResultDialog.tsx';
export { inWords, saveReplay, share } from './runFiles.ts';
export { ScoresDialog } from './ScoresDialog.tsx';
export { SettingsDialog } from './SettingsDialog.tsx';
export { TouchPad } from './TouchPad.tsx';
