// Names of the missions' halls, and the choices of the start card that play them. The games page loads them for the card, so they stay few.

export const HALLS = [
  'The alcove',
  'Two watches',
  'His pocket',
  'The warden',
  'Lights out',
  'Four doors',
  'The moth',
  'The long gallery',
  'A ball in the corner',
  'The lift',
  'Steam and light',
  'Two ways out',
  'Shutters',
  'The cub',
  'There and back',
  'The last night',
] as const;

/** Names of the choices of the start card: the map of wings, one hall, the hall of the day. */
export const MAP_CHOICE = 'missions';
export const DAY_CHOICE = 'day hall';
export const choiceOf = (hall: number): string => `hall ${hall}`;
