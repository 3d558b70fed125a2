// Ladders of bots on every difficulty but EASY.
import { rockTdLadder } from './ladderBots.ts';

const NOBODY_BUILDS = {
  fault: 'naive 1 is not above idle 1',
  why: 'Whoever puts rocks anywhere and keeps the first gem falls in the first waves, and one who does nothing stays on level 1 for ever.',
};
const AIR =
  'It shows on HARD: most kinds reach both, and whoever keeps the strongest has enough of them for the air elsewhere.';
const CALLS =
  'Calling saves a third of the time and brings gold for kills; the bot calls what it could still await, and gains no level.';

export default {
  normal: rockTdLadder('NORMAL', {
    steps: { naive: 0.9, practised: 1.3 },
    minutes: 5.5,
    accepted: [
      {
        fault:
          'without a thought for the air the practised player is no worse: without a thought for the air 37, practised 37',
        why: AIR,
      },
      {
        fault: 'without calling early the practised player is no worse: without calling early 37, practised 37',
        why: CALLS,
      },
    ],
  }),
  hard: rockTdLadder('HARD', {
    steps: { naive: 0.9, practised: 1.3 },
    minutes: 6,
    accepted: [
      {
        fault: 'without calling early the practised player is no worse: without calling early 27, practised 27',
        why: CALLS,
      },
    ],
  }),
  insane: rockTdLadder('INSANE', {
    steps: { naive: 0.9, practised: 1.3 },
    minutes: 0.5,
    accepted: [
      NOBODY_BUILDS,
      {
        fault: 'newcomer 1 is not above naive 1',
        why: 'By the specification nineteen mobs come against one gem on level 1: half of the newcomers fall there, and are better off on EASY.',
      },
      { fault: 'naive 1 is more than 0.9 × newcomer 1', why: 'Both fall on level 1 in half of the seeds.' },
      {
        fault:
          'without a thought for the air the practised player is no worse: without a thought for the air 16.5, practised 17',
        why: AIR,
      },
      {
        fault: 'without calling early the practised player is no worse: without calling early 17, practised 17',
        why: CALLS,
      },
      { fault: 'exploit: call every wave early 18 beats practised 17', why: 'By one level, in runs of four minutes.' },
    ],
  }),
  extreme: rockTdLadder('EXTREME', {
    steps: { naive: 0.9, practised: 1.3 },
    minutes: 3.5,
    accepted: [
      NOBODY_BUILDS,
      {
        fault: 'without better quality the practised player is no worse: without better quality 18, practised 19',
        why: 'Runs are short, and end at the Crawlers of level 18: it shows on NORMAL, HARD and INSANE.',
      },
      {
        fault:
          'without a thought for the air the practised player is no worse: without a thought for the air 19, practised 19',
        why: AIR,
      },
      {
        fault: 'without recutting the practised player is no worse: without recutting 18, practised 19',
        why: 'Runs are short, and end at the Crawlers of level 18: it shows on EASY, NORMAL, HARD and INSANE.',
      },
      {
        fault: 'without calling early the practised player is no worse: without calling early 22, practised 19',
        why: 'The bot calls while Crawlers still walk, which a person would not: here it costs what it brings elsewhere.',
      },
      {
        fault: 'exploit: call every wave early 19 beats practised 19',
        why: 'Both end at the Crawlers of level 18, which still walk when the next are called.',
      },
    ],
  }),
};
