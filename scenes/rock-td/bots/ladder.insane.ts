// Ladder of bots on INSANE.
import { rockTdLadder } from './ladderBots.ts';

export default rockTdLadder('INSANE', {
  steps: { naive: 0.9, practised: 1.3 },
  minutes: 3,
  accepted: [
    {
      fault: 'naive 1 is not above idle 1',
      why: 'Whoever puts rocks anywhere and keeps the first gem falls in the first waves, and one who does nothing stays on level 1 for ever.',
    },
  ],
});
