// Records of the player's profile: fewest strokes by course (`course 3`).
export type CourseStats = Readonly<Record<string, number>>;
