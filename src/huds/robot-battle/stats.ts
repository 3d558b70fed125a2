// Stats of the game as the profile stores them, by name.
export type Stats = Readonly<Record<string, number>>;
