// The hours of the night by moves: the sky behind the windows and the answer to "time" follow them.

export const HOURS = ['dusk', 'evening', 'night'] as const;

/** Index of the hour: 0 is dusk. */
export const hourOf = (moves: number, nightMoves: number): number =>
  Math.min(HOURS.length - 1, Math.floor((moves / Math.max(1, nightMoves)) * HOURS.length));

export const hourName = (moves: number, nightMoves: number): string => HOURS[hourOf(moves, nightMoves)] ?? 'night';
