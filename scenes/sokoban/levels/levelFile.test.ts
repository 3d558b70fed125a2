// Level files: what the editor writes is read again as it was, with par and solution.
import { expect, test } from 'vitest';
import { levelFile, writeLevelFile } from './levelFile.ts';
import { readXsb, writeXsb } from './xsb.ts';

test.each(['One push', 'par 3', '; uu', 'lurd'])('a level called %j keeps title, board and proof', title => {
  const [level] = readXsb('#####\n#@$.#\n#####');
  if (!level) throw new Error('no level');
  const read = levelFile(writeLevelFile(level, title, { pushes: 1, lurd: 'R' }));
  expect(read).toMatchObject({ par: 1, solution: 'R' });
  expect(read.level.title).toBe(title);
  expect(writeXsb({ ...read.level, title: '' })).toBe(writeXsb({ ...level, title: '' }));
});
