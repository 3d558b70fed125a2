// Every place that reads a page's address: hostile names as each name and value of a parameter, before and behind `#`, are no error.
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import template from '../../scenes/_template/index.ts';
import { CATALOG } from '../../scenes/catalog.ts';
import { chooseRenderer } from '../../scenes/kit/phaser/renderer.ts';
import { readAddress } from '../../src/play/page/address.ts';
import { useAddress } from '../../src/play/page/useAddress.ts';
import { KINDS } from '../../src/site/games/gameKinds.ts';
import { filtersFor, narrowed, readQuery } from '../../src/site/games/searchGames.ts';
import { openAddress } from '../../src/tools/json-printer/open/openUrl.ts';
import { testEditor } from '../../src/tools/json-printer/testEditor.ts';
import { readAddress as readMusic } from '../../src/tools/music-generator/studio/settings.ts';
import { useLinkedDrawing } from '../../src/tools/paint/view/files/useLinkedDrawing.ts';
import { readFragment } from '../../src/ui/share/links.ts';
import { HOSTILE_NAMES } from '../setup/hostileNames.ts';

const SOURCES = import.meta.glob<string>(['../../{src,scenes}/**/*.{ts,tsx}', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const READS_ADDRESS = /new URLSearchParams\((?!\{|parameters)|location\.(?:search|hash)/;

interface AddressReader {
  /** Parameters that it knows. */
  readonly parameters: readonly string[];
  read(address: Pick<Location, 'search' | 'hash'>): unknown;
}

const READERS: Readonly<Record<string, AddressReader>> = {
  // A script of the page's head, which does its work when it is loaded: it asks for the name alone.
  'src/boot.ts': { parameters: ['lab'], read: ({ search }) => new URLSearchParams(search).has('lab') },
  'src/play/page/address.ts': {
    parameters: ['lab', 'seed', 'setup', 'tune', 'board', 'case'],
    read: address => [template, ...CATALOG].map(game => readAddress(address, game)),
  },
  'src/play/page/useAddress.ts': {
    parameters: ['lab', 'setup'],
    read: () => renderHook(() => useAddress(template)).result.current,
  },
  'src/site/games/searchGames.ts': {
    parameters: ['q', 'kind', 'players', 'minutes', 'input', 'sort'],
    read({ search }) {
      const filters = filtersFor(KINDS);
      return narrowed([], readQuery(search, filters), filters, () => 0);
    },
  },
  'src/ui/share/links.ts': { parameters: ['board'], read: ({ hash }) => [...readFragment(hash)] },
  'src/tools/music-generator/studio/settings.ts': {
    parameters: ['genre', 'intensity', 'tempo', 'seed', 'morph', 'amount', 'form', 'drums', 'melody', 'beatB'],
    read: readMusic,
  },
  // The hook passes the whole address to the studio, which reads it by settings.ts.
  'src/tools/music-generator/studio/useStudio.ts': { parameters: ['lab', 'melody'], read: readMusic },
  'src/tools/paint/view/files/useLinkedDrawing.ts': {
    parameters: ['drawing'],
    read: () => renderHook(() => useLinkedDrawing()).result.current,
  },
  'src/tools/json-printer/open/openUrl.ts': {
    parameters: ['json', 'z'],
    read: ({ search, hash }) => openAddress(testEditor().editor, search, hash),
  },
  'scenes/kit/phaser/renderer.ts': { parameters: ['renderer'], read: ({ search }) => chooseRenderer(search) },
};

afterEach(() => history.replaceState(null, '', '/'));

test('every reader of an address is in the list', () => {
  const found = Object.entries(SOURCES).flatMap(([file, source]) =>
    READS_ADDRESS.test(source) ? [file.slice(6)] : [],
  );
  expect(found.toSorted()).toEqual(Object.keys(READERS).toSorted());
});

test.each(Object.entries(READERS))('%s takes no hostile name for its own', async (_, { parameters, read }) => {
  for (const name of [...parameters, ...HOSTILE_NAMES])
    for (const value of [...HOSTILE_NAMES, ...HOSTILE_NAMES.map(one => `${one}:2,2:${one}`)]) {
      const written = `${encodeURIComponent(name)}=${encodeURIComponent(value)}`;
      history.replaceState(null, '', `/?${written}#${written}`);
      await read({ search: `?${written}`, hash: `#${written}` });
    }
});
