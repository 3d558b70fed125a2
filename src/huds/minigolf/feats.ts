// The fewest strokes on each course, as the profile keeps them: `course 3`.
export type Feats = Readonly<Record<string, number>>;
