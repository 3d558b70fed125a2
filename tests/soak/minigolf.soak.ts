// No fewer strokes hole a ball than the line in its course's file, at the fineness of the search. RECORD_LINES=1 writes the lines anew;
// RECORD_LINES=3.json the one of that file.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tune } from '../../scenes/kit/core/constants.ts';
import { CONSTANTS } from '../../scenes/minigolf/constants.ts';
import definition from '../../scenes/minigolf/index.ts';
import { readCourse } from '../../scenes/minigolf/rules/course.ts';
import { search } from '../../scenes/minigolf/search/search.ts';

const RECORD = process.env['RECORD_LINES'];

test.each(definition.levels.filter(file => !RECORD?.includes('.') || RECORD === file))(
  '%s: its line is the shortest that a search finds',
  { timeout: 20 * 60_000 },
  file => {
    const path = `assets/levels/minigolf/${file}`;
    const text = readFileSync(path, 'utf8');
    const course = readCourse(text);
    const { line, isFewest } = search(course, tune(CONSTANTS));
    if (RECORD && line) {
      const strokes = line.map(
        ({ aim, power }) => `    { "aim": { "x": ${aim.x}, "y": ${aim.y} }, "power": ${power} }`,
      );
      const rest = text.replace(/,\s*"line": \[[^]*?\n {2}\]/, '').trimEnd();
      writeFileSync(path, `${rest.slice(0, -1).trimEnd()},\n  "line": [\n${strokes.join(',\n')}\n  ]\n}\n`);
    } else expect(line?.length).toBe(course.line.length);
    expect(isFewest).toBe(true);
    expect(line?.length).toBeLessThanOrEqual(course.par);
  },
);
