// The forty levels, read from their files: text, board, proven par and difficulty, in order.
import { type LevelFile, levelFile } from '../levelFile.ts';

const FILES = import.meta.glob<string>('../../../../assets/levels/sokoban/forty/*.xsb', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface OneOfForty extends LevelFile {
  readonly text: string;
  readonly difficulty: number;
}

export const FORTY: readonly OneOfForty[] = Object.keys(FILES)
  .sort()
  .map(path => {
    const text = FILES[path] as string;
    return { ...levelFile(text), text, difficulty: Number(/\bdifficulty (\d+)/.exec(text)?.[1]) };
  });
