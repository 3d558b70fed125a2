// Ladder of bots on EXTREME.
import { rockTdLadder } from './ladderBots.ts';

export default rockTdLadder('EXTREME', {
  steps: { naive: 0.9, practised: 1.3 },
  minutes: 3.5,
  accepted: [
    {
      fault: 'naive 1 is not above idle 1',
      why: 'Whoever puts rocks anywhere and keeps the first gem falls in the first waves, and one who does nothing stays on level 1 for ever.',
    },
    {
      fault: 'without recutting the practised player is no worse: without recutting 20, practised 22',
      why: 'Runs are short: it shows on EASY, HARD and INSANE.',
    },
  ],
});
