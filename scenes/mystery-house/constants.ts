// The numbers of Mystery House: the specification's constants (part 2, §9), the score, and values found by playtesting.
import { knob, type Tuning } from '../kit/core/constants.ts';

export const CONSTANTS = {
  deathChance: knob(0.2, [0, 1], 'of the moves', 'somebody dies more often while you walk'),
  leastLeft: knob(2, [2, 7], 'people', 'nobody dies any more while more people are still alive'),
  presentChance: knob(0.3, [0, 1], 'of the people', 'more of the living are in a room as you enter it'),
  proofScore: knob(100, [0, 500], 'points', 'a right accusation with the proof in the notebook pays more'),
  confessionScore: knob(
    40,
    [0, 500],
    'points',
    'a proof pays so much more if the lie about the alibi was given up to your face',
  ),
  reasonedScore: knob(60, [0, 500], 'points', 'a right accusation with two of the three parts of a proof pays more'),
  guessScore: knob(20, [0, 500], 'points', 'a right accusation without proof pays more'),
  traceScore: knob(
    15,
    [0, 100],
    'points',
    'before everybody, each trace laid down that was seen on the murderer pays more',
  ),
  lieScore: knob(20, [0, 200], 'points', 'before everybody, the lie about the alibi pays more once it is shown'),
  facedScore: knob(
    30,
    [0, 200],
    'points',
    'a lie that was given up to your face before the bell pays so much more there',
  ),
  motiveScore: knob(40, [0, 200], 'points', 'before everybody, the quarrel that the letter names pays more'),
  breakScore: knob(40, [0, 200], 'points', 'a murderer who gives up before everybody pays more'),
  slipCost: knob(15, [0, 100], 'points', 'before everybody, a thing that proves nothing costs more'),
  misnameCost: knob(40, [0, 200], 'points', 'before everybody, a wrong name costs more'),
  survivorScore: knob(20, [0, 100], 'points', 'everybody innocent who lives to see the end pays more'),
  moveCost: knob(2, [0, 20], 'points a move', 'walking on and on costs more'),
  freeMoves: knob(20, [0, 100], 'moves', 'more moves cost nothing'),
  proofClues: knob(6, [1, 6], 'traces', 'a proof takes more traces of the murderer that were seen on the accused, too'),
  reasonedClues: knob(4, [1, 6], 'traces', 'as a part of what was reasoned the traces take more of them'),
  fairMoves: knob(4, [0, 20], 'moves', 'nobody dies before more moves were made'),
  fairTurns: knob(12, [0, 60], 'turns', 'nobody dies before more was done, moves and all'),
  nightMoves: knob(16, [4, 60], 'moves', 'night falls later'),
  logKept: knob(200, [10, 200], 'entries', 'the log reaches further back'),
};

export type MysteryTuning = Tuning<typeof CONSTANTS>;
