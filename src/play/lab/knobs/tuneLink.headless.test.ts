// The link to a tuned game is read back as the same numbers.
import { expect, test } from 'vitest';
import stealth from '../../../../scenes/stealth-escape/index.ts';
import { readAddress } from '../../page/address.ts';
import { tuneLink } from './tuneLink.ts';

test.each<Readonly<Record<string, number>>>([{ guardSpeed: 3.1, killRadius: 20 }, {}])('%o', overrides => {
  history.replaceState(null, '', '/games/stealth-escape');
  const { search, hash } = new URL(tuneLink(stealth, 7, { halls: 'night' }, overrides) ?? '');
  expect(readAddress({ search, hash }, stealth)).toMatchObject({ lab: true, seed: 7, overrides });
});
