// Templates of new games: real time, turns and words, each held to what every game is held to.
import realTime from '../../scenes/_template/index.ts';
import turns from '../../scenes/_turns/index.ts';
import words from '../../scenes/_words/index.ts';

export const TEMPLATES = [realTime, turns, words] as const;
