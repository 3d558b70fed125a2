// Places of a match as lists name them: a robot is its place, whoever stands there.
export const PLACES = ['1', '2', '3', '4', '5', '6'] as const;
