// Reader of refusals: what the room refuses or a cat declines stays on the line until the player does something; what happens by itself clears nothing.
import type { Event } from '../../../scenes/cat-crazy/rules/state.ts';
import type { RefusalReader } from '../useRefusal.ts';

/** Events that come of what the player does. */
const DONE: ReadonlySet<string> = new Set<Event['type']>([
  'fed',
  'watered',
  'petted',
  'played',
  'workBegun',
  'helped',
  'wishGranted',
  'chosen',
  'eggWarmed',
  'traded',
  'bought',
  'givenBack',
  'leaveAsked',
]);

export const refusalOf: RefusalReader = events => {
  const refusal = events.findLast(({ type }) => type === 'refused' || type === 'declined');
  if (refusal && 'message' in refusal) return String(refusal.message);
  return events.some(({ type }) => DONE.has(type)) ? null : undefined;
};
