// Ladder of bots on NORMAL.
import { rockTdLadder } from './ladderBots.ts';

export default rockTdLadder('NORMAL', {
  steps: { naive: 0.9, practised: 1.3 },
  accepted: [
    {
      fault: 'without recutting the practised player is no worse: without recutting 36.5, practised 36',
      why: 'It shows on EASY, HARD and INSANE.',
    },
    {
      fault: 'without calling early the practised player is no worse: without calling early 36.5, practised 36',
      why: 'It shows on EASY, HARD and EXTREME, and saves minutes here.',
    },
  ],
});
