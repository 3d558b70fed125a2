// Results of a query as two strings, one line per result: a Worker transfers one string far faster than an array of many.

export interface ResultLines {
  readonly values: string;
  readonly paths: string;
}

/** Splits the lines; no results give no lines. */
export const splitLines = ({ values, paths }: ResultLines): { values: string[]; paths: string[] } =>
  paths === '' ? { values: [], paths: [] } : { values: values.split('\n'), paths: paths.split('\n') };
