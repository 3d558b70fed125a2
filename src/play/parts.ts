// Lazy chunk: the parts of a game page that the first picture does not need.
export { share } from '../ui/share.ts';
export { HowToPlay } from './HowToPlay.tsx';
export { PauseMenu } from './PauseMenu.tsx';
export { ReplayBar } from './ReplayBar.tsx';
export { ReplaysDialog } from './ReplaysDialog.tsx';
export { ResultDialog } from './ResultDialog.tsx';
export { ReturnCard } from './ReturnCard.tsx';
export { resultText, saveReplay } from './runFiles.ts';
export { ScoresDialog } from './ScoresDialog.tsx';
export { TouchPad } from './TouchPad.tsx';
