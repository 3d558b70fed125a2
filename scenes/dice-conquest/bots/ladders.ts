// Ladders of bots on the short board, and where low dice may join.
import { diceLadder } from './ladderBots.ts';

export default {
  joining: diceLadder('full', 'join'),
  short: diceLadder('short'),
  shortJoining: diceLadder('short', 'join'),
};
