// Saved league of Robot Battle: the robots of others (and one's own) that play each other, kept on this device.
import * as v from 'valibot';
import { type Entrant, MAX_ENTRANTS, MAX_NAME } from '../../../scenes/robot-battle/rules/league.ts';
import { StoredValue, validatedBy } from '../../data/StoredValue.ts';

const StoredEntrant = v.object({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME)),
  code: v.string(),
});

export const storedLeague = new StoredValue<readonly Entrant[]>({
  kind: 'league',
  key: 'foldedFox.league.robot-battle',
  version: 1,
  validate: validatedBy(v.pipe(v.array(StoredEntrant), v.maxLength(MAX_ENTRANTS))),
});
