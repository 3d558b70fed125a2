// What the profile keeps of a game's feats, by name.
export type Feats = Readonly<Record<string, number>>;
