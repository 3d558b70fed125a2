// Ladders of bots in other games than the specified one.
import { dalexLadder } from './ladderBots.ts';

export default {
  /** Three kinds of dalexes. */
  kinds: dalexLadder('three'),
};
