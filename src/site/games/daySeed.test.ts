// What is of the day: a choice that says so draws on the day's seed, stands on Today, and its link leads to it.
import { expect, test } from 'vitest';
import { CATALOG } from '../../../scenes/catalog.ts';
import { readAddress } from '../../play/page/address.ts';
import { alsoOfDay, isDailySetup, isOfDay } from './daySeed.ts';
import { setupPath } from './gamePath.ts';

const OF_DAY = CATALOG.flatMap(definition =>
  (definition.start.options ?? []).flatMap(option =>
    'choices' in option
      ? option.choices.flatMap(({ label, value }) =>
          /of the day/i.test(label) ? [{ definition, id: definition.id, label, setup: { [option.name]: value } }] : [],
        )
      : [],
  ),
);

test('there are some', () => expect(OF_DAY.map(({ id }) => id)).toEqual(['stealth-escape', 'minigolf']));

test.each(OF_DAY)(
  '$id: "$label" is none of the daily game: one of the two would stand there twice',
  ({ definition, setup }) => {
    expect(definition.start.daily !== undefined && isDailySetup(definition, setup)).toBe(false);
  },
);

test.each(OF_DAY)('$id: "$label" is of the day, and its link opens it', ({ definition, label, setup }) => {
  expect(isOfDay(definition, setup)).toBe(true);
  expect(alsoOfDay(definition)).toEqual({ label, setup });
  const { search, hash } = new URL(setupPath(definition.id, setup), 'https://foldedfox.example');
  expect(readAddress({ search, hash }, definition).setup).toMatchObject(setup);
});
