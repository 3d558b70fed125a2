// The user's pattern in localStorage; where storage is forbidden it lasts as long as the page.
import * as v from 'valibot';
import { StoredValue, validatedBy } from '../../../../data/StoredValue.ts';
import type { Pattern } from '../../engine/inks.ts';

const PatternSchema = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(255))), v.length(8));

export const customPattern = new StoredValue<Pattern>({
  kind: 'pattern',
  key: 'paint/pattern',
  version: 1,
  validate: validatedBy<Pattern>(PatternSchema),
});
