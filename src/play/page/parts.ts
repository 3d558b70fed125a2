// Lazy chunk: the parts of a game page that the first picture does not need.
export { share } from '../../ui/share/share.ts';
export { HowToPlay } from '../cards/HowToPlay.tsx';
export { PauseMenu } from '../cards/PauseMenu.tsx';
export { ResultDialog } from '../cards/ResultDialog.tsx';
export { ReturnCard } from '../cards/ReturnCard.tsx';
export { ScoresDialog } from '../cards/ScoresDialog.tsx';
export { shareText } from '../cards/shareText.ts';
export { ReplayBar } from '../replay/ReplayBar.tsx';
export { ReplaysDialog } from '../replay/ReplaysDialog.tsx';
export { resultText, saveReplay } from '../replay/runFiles.ts';
export { TouchPad } from '../stage/TouchPad.tsx';
