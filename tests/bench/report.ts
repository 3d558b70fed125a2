// Collects what the benches measure: a table for people, JSON for machines (bench-results.json, not committed).
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const FILE = 'bench-results.json';

export interface Row {
  readonly what: string;
  readonly [column: string]: string | number;
}

/** Prints a table under a title and keeps its rows under the same title in the JSON. */
export function report(title: string, rows: readonly Row[]): void {
  const columns = [...new Set(rows.flatMap(row => Object.keys(row)))];
  const cell = (row: Row, column: string) => String(row[column] ?? '');
  const widths = columns.map(column => Math.max(column.length, ...rows.map(row => cell(row, column).length)));
  const line = (cells: readonly string[]) => cells.map((text, i) => text.padEnd(widths[i] ?? 0)).join('  ');
  process.stdout.write(
    `\n${title}\n${[line(columns), ...rows.map(row => line(columns.map(c => cell(row, c))))].join('\n')}\n`,
  );
  const kept = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {};
  writeFileSync(FILE, `${JSON.stringify({ ...kept, [title]: rows }, null, 2)}\n`);
}

export function percentile(samples: readonly number[], part: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export const rounded = (value: number, digits = 1): number => Number(value.toFixed(digits));
