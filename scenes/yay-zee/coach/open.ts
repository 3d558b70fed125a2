// Loader of the coach's table: fetched once, on the first request.
import type { Json } from '../../kit/core/json.ts';
import { advise, readQuestion } from './advise.ts';
import { MOST_BYTES, read, type Table, TableError } from './table.ts';

/** The name changes with the file: what a browser keeps is never another one. */
export const TABLE_FILE = 'coach-1.bin';
const ADDRESS = `/assets/yay-zee/${TABLE_FILE}`;

let opened: Promise<Table> | null = null;

/** A table that could not be had is asked for again the next time. */
export function openTable(): Promise<Table> {
  opened ??= fetchTable().catch(error => {
    opened = null;
    throw error;
  });
  return opened;
}

async function fetchTable(): Promise<Table> {
  const response = await fetch(ADDRESS).catch(() => null);
  if (!response?.ok)
    throw new TableError('The coach’s table could not be fetched. Check the connection and try again.');
  const bytes = await response.arrayBuffer();
  if (bytes.byteLength > MOST_BYTES) throw new TableError('The coach’s table has the wrong length.');
  return read(new Uint8Array(bytes));
}

/** What the rules ask, as a function of the question. */
export async function openCoach(): Promise<(question: Json) => Json> {
  const table = await openTable();
  return question => {
    const moment = readQuestion(question);
    return moment && { ...advise(table, moment) };
  };
}
