// The first of the forty, apart from the others: a run can begin with it.
import text from '../../../../assets/levels/sokoban/forty/01.xsb?raw';
import { levelFile } from '../levelFile.ts';

export const FIRST_LESSON = { text, par: levelFile(text).par };
