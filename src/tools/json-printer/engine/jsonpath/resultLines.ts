// What a query found as two strings, a line to each result: one string goes from a Worker to the page far sooner than many.

export interface ResultLines {
  readonly values: string;
  readonly paths: string;
}

/** Line by line; nothing found has none. */
export const splitLines = ({ values, paths }: ResultLines): { values: string[]; paths: string[] } =>
  paths === '' ? { values: [], paths: [] } : { values: values.split('\n'), paths: paths.split('\n') };
