// Loader of the coach's table: fetched once, on the first request.
import type { Json } from '../../kit/core/json.ts';
import { advise, readQuestion } from './advise.ts';
import { MOST_BYTES, read, type Table, TableError } from './table.ts';

/** The name contains a version, so that a cached file is never another one. */
export const TABLE_FILE = 'coach-1.bin';
const ADDRESS = `/assets/yay-zee/${TABLE_FILE}`;

let opened: Promise<Table> | null = null;

/** A failed load is tried again at the next request. */
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

/** Answers requests of the rules. */
export async function openCoach(): Promise<(question: Json) => Json> {
  const table = await openTable();
  return question => {
    const moment = readQuestion(question);
    return moment && { ...advise(table, moment) };
  };
}
