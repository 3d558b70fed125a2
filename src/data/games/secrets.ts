// Secrets that this device has shown, in localStorage, one table per game: a run that begins with a known one makes no points.
import * as v from 'valibot';
import { StoredValue, validatedBy } from '../StoredValue.ts';

const SECRETS_VERSION = 1;
/** Secrets kept per game, the newest: more than anybody plays in years. */
const MAX_SECRETS = 2000;
const MAX_NAME_LENGTH = 48;

/** The run that shows a secret may still go on; once it is closed, every run with it is a repetition. */
const State = v.picklist(['shown', 'closed']);
const SecretsSchema = v.pipe(
  v.array(v.tuple([v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)), State])),
  v.maxLength(MAX_SECRETS),
);
type Secrets = v.InferOutput<typeof SecretsSchema>;

/** The stored tables, by game: one each for as long as the page is open. */
const tables = new Map<string, StoredValue<Secrets>>();

export function storedSecrets(id: string): StoredValue<Secrets> {
  const known = tables.get(id);
  if (known) return known;
  const stored = new StoredValue<Secrets>({
    kind: 'secrets',
    key: `foldedFox.secrets.${id}`,
    version: SECRETS_VERSION,
    validate: validatedBy(SecretsSchema),
    merge: (_base, mine, theirs) => mine.reduce(withSecret, theirs),
  });
  tables.set(id, stored);
  return stored;
}

/** The table with one more entry, the newest last; a closed secret stays closed. */
function withSecret(table: Secrets, [name, state]: Secrets[number]): Secrets {
  const before = table.find(([other]) => other === name)?.[1];
  if (before === state || before === 'closed') return table;
  return [...table.filter(([other]) => other !== name), [name, state] as Secrets[number]].slice(-MAX_SECRETS);
}

/** Whether a secret was shown on this device, and whether its run is closed; null where it was not shown. */
export const secretState = (id: string, name: string): Secrets[number][1] | null =>
  storedSecrets(id)
    .load()
    ?.find(([other]) => other === name)?.[1] ?? null;

/** The secret that was noted last; null where none was. */
export const newestSecret = (id: string): string | null => storedSecrets(id).load()?.at(-1)?.[0] ?? null;

/** Notes that a secret was shown, or that its run is closed. */
export function noteSecret(id: string, name: string, state: Secrets[number][1]): void {
  const stored = storedSecrets(id);
  const before = stored.load() ?? [];
  const after = withSecret(before, [name.slice(0, MAX_NAME_LENGTH), state]);
  if (after !== before) stored.save(after);
}
