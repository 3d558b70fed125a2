// The forty as a collection.
import { FORTY } from '../../../scenes/sokoban/levels/forty/levels.ts';
import type { Playable } from '../../../scenes/sokoban/ui.ts';

export const FORTY_FOLDS: Playable = {
  key: 'forty',
  title: 'Forty folds',
  count: FORTY.length,
  text: FORTY.map(({ text }) => text).join('\n'),
  pars: FORTY.map(({ par }) => par as number),
};
