// Ladders of the templates, climbed anew: what a new game begins with has no fault.
import { expect, test } from 'vitest';
import { verdictOf } from '../../scenes/kit/core/ladder/verdict.ts';
import { TEMPLATES } from '../setup/templates.ts';
import { climb, ladderOf } from './climb.ts';

test.each(TEMPLATES)('$id: playing well pays', async definition => {
  const table = await climb(definition);
  expect(verdictOf(definition, await ladderOf(definition), table).faults).toEqual([]);
});
