// A stored value under everything that happens to one: spoilt texts, full and forbidden storage, two tabs, a page that ends while it writes.
import { beforeEach, expect, test, vi } from 'vitest';
import type { StoredFormat, Tab } from './StoredValue.ts';
import { MemoryStorage } from './testing.ts';

/** The modules as a newly opened page loads them. */
async function visit() {
  vi.resetModules();
  const { StoredValue } = await import('./StoredValue.ts');
  const { toasts } = await import('../ui/toast.ts');
  return { StoredValue, said: () => toasts.getState().last };
}

let memory: MemoryStorage;
beforeEach(() => {
  memory = new MemoryStorage();
});
const tab = (id: string): Tab => ({ id, storage: () => memory as unknown as Storage });

const KEY = 'foldedFox.scripts.robot-battle';
const words: StoredFormat<readonly string[]> = {
  kind: 'scripts',
  key: KEY,
  version: 1,
  validate: state =>
    Array.isArray(state) && state.every(one => typeof one === 'string') ? { state } : 'These are no words.',
};
const BARE_KEY = 'savedGenerations';
const bare: StoredFormat<readonly string[]> = {
  ...words,
  kind: 'generations',
  key: BARE_KEY,
  bare: { parse: text => text.split(' '), print: state => state.join(' ') },
};

test('what is saved is read by the next page', async () => {
  const { StoredValue } = await visit();
  expect(new StoredValue(words, tab('a')).save(['x']).outcome).toBe('saved');
  expect(new StoredValue(words, tab('b')).load()).toEqual(['x']);
  expect(JSON.parse(memory.texts.get(KEY) ?? '')).toMatchObject({ version: 1, writer: 'a', state: ['x'] });
});

test.each([
  ['not JSON', 'torn', 'It is torn.'],
  ['no value of ours', '[1]', 'It is torn.'],
  ['altered', '{"version":1,"sum":"x","state":["a"]}', 'It is torn.'],
  ['of a later version', '{"version":99,"state":["a"]}', 'A later version of this page wrote it.'],
  ['of an older version', '{"version":0,"state":["a"]}', 'It was written by an older version of this page.'],
  ['of another type', '{"version":1,"state":[5]}', 'These are no words.'],
])('a text that is %s is set aside, said once, and another begins', async (_, text, why) => {
  memory.texts.set(KEY, text);
  memory.texts.set(`${KEY}.unreadable.1`, 'older');
  const { StoredValue, said } = await visit();
  const value = new StoredValue(words, tab('a'));
  expect(value.load()).toBeNull();
  expect(said()).toMatchObject({ title: 'Your robot scripts could not be read', action: { label: 'Save a copy' } });
  expect(said()?.description).toBe(`${why} What was stored is set aside unchanged, and you start afresh.`);
  expect(value.save(['new']).outcome).toBe('saved');
  expect(memory.texts.get(`${KEY}.unreadable.1`)).toBe('older');
  expect(memory.texts.get(`${KEY}.unreadable.2`)).toBe(text);
  expect(value.load()).toEqual(['new']);
});

test('a text written by hand, without checksum, is read', async () => {
  memory.texts.set(KEY, '{"version":1,"state":["a"]}');
  const { StoredValue, said } = await visit();
  expect(new StoredValue(words, tab('a')).load()).toEqual(['a']);
  expect(said()).toBeNull();
});

test('without room to set it aside it is left alone, said, and never written over', async () => {
  const text = `{"version":2,"pad":"${'x'.repeat(3_000_000)}"}`;
  memory.texts.set(KEY, text);
  memory.room = 5_000_000;
  const { StoredValue, said } = await visit();
  const value = new StoredValue(words, tab('a'));
  expect(value.load()).toBeNull();
  expect(said()?.description).toContain('it is left as it is, and what you do now is not kept');
  expect(value.save(['new']).outcome).toBe('locked');
  value.remove();
  expect(memory.texts).toEqual(new Map([[KEY, text]]));
});

test('the same without a look before the first write', async () => {
  memory.texts.set(KEY, 'torn');
  const { StoredValue, said } = await visit();
  expect(new StoredValue(words, tab('a')).save(['new']).outcome).toBe('saved');
  expect(memory.texts.get(`${KEY}.unreadable.1`)).toBe('torn');
  expect(said()?.title).toBe('Your robot scripts could not be read');
});

test('full storage is said of the right thing, once; what was stored stays', async () => {
  const { StoredValue, said } = await visit();
  const value = new StoredValue(words, tab('a'));
  value.save(['old']);
  memory.room = 0;
  expect(value.save(['new']).outcome).toBe('full');
  const first = said();
  expect(first?.description).toContain('Your robot scripts');
  value.save(['newer']);
  expect(said()?.id).toBe(first?.id);
  expect(new StoredValue(words, tab('b')).load()).toEqual(['old']);
});

test('forbidden storage is said once, of everything', async () => {
  memory.isForbidden = true;
  const { StoredValue, said } = await visit();
  const value = new StoredValue(words, tab('a'));
  expect(value.load()).toBeNull();
  const first = said();
  expect(first?.title).toBe('This browser keeps nothing for this site');
  expect(value.save(['new']).outcome).toBe('forbidden');
  new StoredValue(bare, tab('a')).load();
  expect(said()?.id).toBe(first?.id);
});

test('what another tab wrote is copied aside, said, and this page’s takes its place', async () => {
  const { StoredValue, said } = await visit();
  const [one, two] = [new StoredValue(words, tab('one')), new StoredValue(words, tab('two'))];
  one.save(['begin']);
  two.load();
  one.save(['begin', 'of one']);
  two.save(['begin', 'of two']);
  expect(said()?.title).toBe('Your robot scripts changed in another tab too');
  expect(JSON.parse(memory.texts.get(`${KEY}.other.one`) ?? '').state).toEqual(['begin', 'of one']);
  expect(one.load()).toEqual(['begin', 'of two']);
});

test('two tabs that go on writing leave one copy each, the last', async () => {
  const { StoredValue } = await visit();
  const [one, two] = [new StoredValue(words, tab('one')), new StoredValue(words, tab('two'))];
  for (let i = 0; i < 20; i++) {
    one.save([`one ${i}`]);
    two.save([`two ${i}`]);
  }
  expect([...memory.texts.keys()].sort()).toEqual([KEY, `${KEY}.other.one`, `${KEY}.other.two`]);
  expect(memory.texts.get(`${KEY}.other.one`)).toContain('one 19');
});

test('without room for the copy, what another tab wrote stays', async () => {
  const { StoredValue, said } = await visit();
  const [one, two] = [new StoredValue(words, tab('one')), new StoredValue(words, tab('two'))];
  two.save(['begin']);
  one.load();
  one.save(['of one']);
  const stored = memory.texts.get(KEY);
  memory.room = (stored?.length ?? 0) + 5;
  expect(two.save(['of two']).outcome).toBe('locked');
  expect(said()?.description).toContain('It was changed in another tab.');
  expect(memory.texts.get(KEY)).toBe(stored);
});

test('a collection is merged, and the page has both', async () => {
  const { StoredValue, said } = await visit();
  const format = {
    ...words,
    merge: (_: unknown, mine: readonly string[], theirs: readonly string[]) => [...new Set([...theirs, ...mine])],
  };
  const [one, two] = [new StoredValue(format, tab('one')), new StoredValue(format, tab('two'))];
  one.save(['a']);
  two.load();
  one.save(['a', 'b']);
  expect(two.save(['a', 'c'])).toEqual({ outcome: 'saved', state: ['a', 'b', 'c'] });
  expect(said()).toBeNull();
  expect([...memory.texts.keys()]).toEqual([KEY]);
});

test('what another tab erased stays erased until this page has something to keep', async () => {
  const { StoredValue, said } = await visit();
  const value = new StoredValue(words, tab('a'));
  value.save(['x']);
  memory.texts.clear();
  expect(value.isChangedElsewhere()).toBe(true);
  expect(value.load()).toBeNull();
  expect(value.save(['y']).outcome).toBe('saved');
  expect(said()).toBeNull();
});

test('a bare value keeps its form; version, checksum and writer stand beside it', async () => {
  const { StoredValue } = await visit();
  const value = new StoredValue(bare, tab('a'));
  value.save(['x', 'y']);
  expect(memory.texts.get(BARE_KEY)).toBe('x y');
  expect(JSON.parse(memory.texts.get(`foldedFox.about.${BARE_KEY}`) ?? '')).toMatchObject({ version: 1, writer: 'a' });
  value.remove();
  expect(memory.texts.size).toBe(0);
});

test('a bare value without its companion, or changed since, is as written by hand', async () => {
  const { StoredValue, said } = await visit();
  memory.texts.set(BARE_KEY, 'by hand');
  expect(new StoredValue(bare, tab('a')).load()).toEqual(['by', 'hand']);
  new StoredValue({ ...bare, version: 99 }, tab('b')).save(['x']);
  memory.texts.set(BARE_KEY, 'by hand again');
  expect(new StoredValue(bare, tab('a')).load()).toEqual(['by', 'hand', 'again']);
  expect(said()?.title).toBe('Your saved pieces of music changed in another tab too');
});

test('a bare value of a later version is set aside', async () => {
  const { StoredValue, said } = await visit();
  new StoredValue({ ...bare, version: 99 }, tab('b')).save(['x']);
  expect(new StoredValue(bare, tab('a')).load()).toBeNull();
  expect(said()?.description).toContain('A later version of this page wrote it.');
  expect(memory.texts.get(`${BARE_KEY}.unreadable.1`)).toBe('x');
});

test('a page that ends between companion and value leaves the old value', async () => {
  const { StoredValue, said } = await visit();
  new StoredValue(bare, tab('a')).save(['old']);
  const set = memory.setItem.bind(memory);
  memory.setItem = (key, text) => {
    if (key === BARE_KEY) throw new Error('the page has ended');
    set(key, text);
  };
  new StoredValue(bare, tab('a')).save(['old', 'new']);
  expect((await visit()) && new StoredValue(bare, tab('b')).load()).toEqual(['old']);
  expect(said()?.title).toContain('no room');
});
