// Ladders of bots on every difficulty but EASY.
import { rockTdLadder } from './ladderBots.ts';

export default {
  normal: rockTdLadder('NORMAL', {
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
  }),
  hard: rockTdLadder('HARD', {
    steps: { naive: 0.9, practised: 1.3 },
    minutes: 6,
  }),
  insane: rockTdLadder('INSANE', {
    steps: { naive: 0.9, practised: 1.3 },
    minutes: 3,
    accepted: [
      {
        fault: 'naive 1 is not above idle 1',
        why: 'Whoever puts rocks anywhere and keeps the first gem falls in the first waves, and one who does nothing stays on level 1 for ever.',
      },
    ],
  }),
  extreme: rockTdLadder('EXTREME', {
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
  }),
};
