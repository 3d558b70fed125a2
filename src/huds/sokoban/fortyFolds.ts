// The forty as a collection.
import { FORTY } from '../../../scenes/sokoban/forty/levels.ts';
import type { Playable } from './activeCollection.ts';

export const FORTY_FOLDS: Playable = {
  key: 'forty',
  title: 'Forty folds',
  author: 'Folded Fox Games',
  count: FORTY.length,
  at: 0,
  text: FORTY.map(({ text }) => text).join('\n'),
  pars: FORTY.map(({ par }) => par as number),
};
