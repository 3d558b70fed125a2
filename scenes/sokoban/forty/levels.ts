// The forty as files: text, board, proven par and difficulty of each, in their order.
import { type Numbered, numbered } from '../files.ts';

const FILES = import.meta.glob<string>('../../../assets/levels/sokoban/forty/*.xsb', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface OneOfForty extends Numbered {
  readonly text: string;
  readonly difficulty: number;
}

export const FORTY: readonly OneOfForty[] = Object.keys(FILES)
  .sort()
  .map(path => {
    const text = FILES[path] as string;
    return { ...numbered(text), text, difficulty: Number(/\bdifficulty (\d+)/.exec(text)?.[1]) };
  });
