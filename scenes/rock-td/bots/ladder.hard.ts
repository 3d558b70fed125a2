// Ladder of bots on HARD.
import { rockTdLadder } from './ladderBots.ts';

export default rockTdLadder('HARD', {
  steps: { naive: 0.9, practised: 1.3 },
  minutes: 6,
});
