// Three hundred sentences as data: each causes the event that stands beside it, few are refused, and none of those without a word that names what was meant.
import { expect, test } from 'vitest';
import { EVERYWHERE } from '../rules/everywhere.ts';
import { HOUSE, ROOMS } from '../rules/house.ts';
import { completionWords } from '../rules/parser/inSight.ts';
import { isInSight } from '../rules/parser/nouns.ts';
import { VERB_OF } from '../rules/parser/vocabulary.ts';
import { SCENERY } from '../rules/scenery.ts';
import { newGame, say, stateAfter } from '../rules/testing.ts';
import { completionsOf } from '../ui.ts';
import { FIRST_TRY, MISSES, RIGHTLY_REFUSED } from './firstTry.ts';
import { HOUSES, played } from './playSentences.ts';
import { SENTENCES } from './sentences.ts';

/** Nouns of the rooms' descriptions and of what a look tells, written by hand. */
const NOUNS_OF_TEXTS = new Set(
  'gravel lanterns house window gate hall staircase outline host armchairs fire table candles pans stove clock carpet portraits bed mirror park books ceiling desk lamp drawer key police ears moth dust spider floor firs points quills fox hunt fruit lake plates knife places soup hook cinders flour sugar string mousetrap basil stairs brass rods powder links comb collars lawn bills seals pen glass edge door host'.split(
    ' ',
  ),
);

test('each of three hundred sentences causes its event', () => {
  const all = played(SENTENCES);
  expect(all.length).toBeGreaterThanOrEqual(300);
  const wrong = all.filter(({ causes, events }) => !events.includes(causes));
  expect(wrong.map(({ at, text, causes, events }) => `${at}: ${text} | ${causes} | ${events.join('; ')}`)).toEqual([]);
  expect(all.filter(({ causes }) => causes.startsWith('refuses')).length).toBeLessThanOrEqual(30);
});

test('of a hundred sentences of a first-time player at least eighty are understood, and those that are not are listed', () => {
  const all = played(FIRST_TRY);
  expect(all.length).toBeGreaterThanOrEqual(100);
  const refused = all.filter(({ events }) => events.some(event => event.startsWith('refuses')));
  expect(refused.map(({ text }) => text).toSorted()).toEqual([...MISSES, ...RIGHTLY_REFUSED].toSorted());
  expect(all.filter(({ events }) => events.length === 0).map(({ text }) => text)).toEqual([]);
  expect(MISSES.length).toBeLessThanOrEqual(20);
});

test('every word that a text of the house or a picture shows can be examined where it is', () => {
  const unseen: string[] = [];
  for (const room of ROOMS) {
    const state = { ...newGame(5, {}, HOUSES.empty), room };
    for (const { words } of [...SCENERY[room], ...EVERYWHERE])
      for (const word of words) {
        const { events } = say(state, `examine ${word}`, HOUSES.empty);
        if (!events.some(({ type }) => type === 'looked' || type === 'reported' || type === 'clueFound'))
          unseen.push(`${room} ${word}`);
      }
    // Nouns of the description and of looks.
    const texts = [HOUSE[room].desc, ...SCENERY[room].map(({ text }) => text)].join(' ').toLowerCase();
    for (const word of texts.match(/[a-z]+/g) ?? [])
      if (NOUNS_OF_TEXTS.has(word) && !isInSight(word, state)) unseen.push(`${room} ${word}`);
  }
  expect(unseen).toEqual([]);
});

test('a proposal is never another word for something that is there, and never a verb for a noun', () => {
  for (const room of ROOMS) {
    const state = { ...newGame(5, {}, HOUSES.empty), room };
    for (const word of ['house', 'rug', 'lamp', 'bede', 'gravle', 'clok', 'portrat', 'qqq']) {
      const proposed = say(state, `examine ${word}`, HOUSES.empty).state.misheard?.words[0]?.guess ?? null;
      if (proposed !== null)
        expect(VERB_OF.has(proposed) && !isInSight(proposed, state), `${word}: ${proposed}`).toBe(false);
      if (isInSight(word, state)) expect(proposed).toBeNull();
    }
  }
});

test('Tab completes what is in sight: verbs first, then what is here', () => {
  const foyer = stateAfter(newGame(5, {}, HOUSES.crowded), ['n'], HOUSES.crowded);
  const completed = (text: string) => completionsOf(text, [], before => completionWords(foyer, before));
  expect(completed('exa')).toContain('examine');
  expect(completed('examine foot')).toEqual(['examine footprint', 'examine footstep', 'examine footprints']);
  expect(completed('look at outl')).toEqual(['look at outline']);
  expect(completed('ask bruno about mot')).toEqual(['ask bruno about motive', 'ask bruno about moth']);
  // The glass is in another room.
  expect(completed('examine gla')).toEqual([]);
});
