// Score of a flight to the Moon, by the number of launches.

/** Launches of a run that scores 1,000. */
const PAR = 50;
const FULL_SCORE = 1000;

export const scoreFor = (launches: number): number => Math.round((FULL_SCORE * PAR) / launches);
