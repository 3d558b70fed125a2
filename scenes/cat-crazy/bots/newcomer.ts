// A newcomer of Cat Crazy, for the ladder and for what is measured of the first ten minutes: looks seldom, overlooks wishes, forgets presses.
import { NEWCOMER } from '../../kit/core/ladder/ladder.ts';
import { GOOD, type Skill } from './pilot.ts';

export const NEW: Skill = {
  ...GOOD,
  looks: 90,
  presses: 24,
  forgets: NEWCOMER.forgets,
  heeds: 0.25,
  fills: 45,
  worksFrom: 60,
  restsUnder: 35,
  slots: 3,
  isPatient: false,
  helps: 0.25,
};
