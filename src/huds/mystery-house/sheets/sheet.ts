// Which of the detective's papers lies open.
export const SHEETS = ['notes', 'plan', 'cases'] as const;
export type Sheet = (typeof SHEETS)[number];
