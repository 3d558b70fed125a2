// Stored lessons of Gem Tower Defense: what this player was taught or did by oneself, kept on this device.
import * as v from 'valibot';
import { LESSONS, type LessonName } from '../../../scenes/rock-td/rules/lessons.ts';
import { StoredValue, validatedBy } from '../../data/StoredValue.ts';

export const storedLessons = new StoredValue<readonly LessonName[]>({
  kind: 'lessons',
  key: 'foldedFox.lessons.rock-td',
  version: 1,
  validate: validatedBy(v.pipe(v.array(v.picklist(LESSONS)), v.maxLength(LESSONS.length))),
  merge: (_, mine, theirs) => LESSONS.filter(name => mine.includes(name) || theirs.includes(name)),
});
