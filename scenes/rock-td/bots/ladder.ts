// Ladder of bots on EASY.
import { rockTdLadder } from './ladderBots.ts';

// By the level reached: the newcomer 20 to 35, the practised one 50.
export default rockTdLadder('EASY', {
  steps: { naive: 0.75, practised: 1.4 },
  accepted: [
    {
      fault: 'without better quality the practised player is no worse: without better quality 53, practised 54',
      why: 'By one level: in a run so long recutting brings each gem to the best quality. It shows on NORMAL, HARD and INSANE.',
    },
    {
      fault:
        'without a thought for the air the practised player is no worse: without a thought for the air 56.5, practised 54',
      why: 'It shows on HARD: most kinds reach both, and here the air is never the wave that is stopped worst.',
    },
    {
      fault: 'without calling early the practised player is no worse: without calling early 55, practised 54',
      why: 'Calling saves a third of the time; so late the gold that it brings buys little.',
    },
  ],
});
