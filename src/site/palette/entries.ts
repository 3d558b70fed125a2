// Entries of the command palette: every page, game, tool, setting and action, from the tables of the site.
import { CARDS } from 'virtual:cards';
import type { Findable } from '../find/findIn.ts';
import { places } from '../find/places.ts';
import type { PageContext } from '../frame/pageContext.ts';
import { dailyPath } from '../games/gamePath.ts';
import { SETTINGS, type SettingId } from '../settings/settingsTable.ts';
import { type ActionContext, siteActions } from './actions.ts';

type Group = 'Here' | 'Games' | 'Tools' | 'Pages' | 'Actions' | 'Settings' | 'Daily games' | 'Keys';

export interface Entry extends Findable {
  readonly group: Group;
  /** True where another dialog takes the palette's place. */
  readonly replaces?: true;
  run(): void;
}

export interface EntrySources extends ActionContext {
  readonly page: Pick<PageContext, 'actions' | 'slowable'>;
  /** Path of the present page, which is not listed. */
  readonly path: string;
  go(to: string): void;
  openSettings(to: { readonly at: SettingId; readonly game?: string }): void;
}

/** Rank of a group's entries: what is done at once before what opens, and a game before its daily and its keys. */
const WEIGHTS: Partial<Record<Group, number>> = { Actions: 1.2, 'Daily games': 0.5, Keys: 0.4 };

/** In the order in which they are shown while nothing is typed. */
export function entriesOf(from: EntrySources): readonly Entry[] {
  return [
    ...from.page.actions().map(({ id, title, words = [], run }) => entry('Here', `here ${id}`, title, words, run)),
    ...placeEntries(from),
    ...siteActions(from).map(({ id, title, words, run }) => entry('Actions', id, title, words, run)),
    ...settingEntries(from),
    ...dailyEntries(from),
    ...keyEntries(from),
  ];
}

const entry = (group: Group, id: string, title: string, words: readonly string[], run: () => void): Entry => ({
  id: `${group} ${id}`,
  ...{ group, title, words, run },
  weight: WEIGHTS[group] ?? 1,
});

const replacing = (from: Entry): Entry => ({ ...from, replaces: true });

/** Games, tools and pages, but for the one that is shown. */
const placeEntries = (from: EntrySources): readonly Entry[] =>
  places()
    .filter(({ path }) => path !== from.path)
    .map(({ path, ...place }) => ({ ...place, id: `${place.group} ${place.id}`, run: () => from.go(path) }));

const settingEntries = ({ openSettings, page }: EntrySources): readonly Entry[] =>
  (Object.keys(SETTINGS) as SettingId[])
    .filter(at => at !== 'speed' || page.slowable)
    .map(at => {
      const { title, words } = SETTINGS[at];
      return replacing({
        ...entry('Settings', at, title, ['setting', ...words], () => openSettings({ at })),
        about: at,
      });
    });

/** Games that are the same for everybody today. */
const dailyEntries = ({ go }: EntrySources): readonly Entry[] =>
  CARDS.filter(({ usesSeed }) => usesSeed).map(({ id, title }) =>
    entry('Daily games', id, `Daily of ${title}`, ['today', 'seed', 'challenge'], () => go(dailyPath(id))),
  );

const keyEntries = ({ openSettings }: EntrySources): readonly Entry[] =>
  CARDS.filter(({ realTime }) => realTime).map(({ id, title }) =>
    replacing(
      entry('Keys', id, `Keys of ${title}`, ['controls', 'rebind', 'remap', 'keyboard'], () =>
        openSettings({ at: 'keys', game: id }),
      ),
    ),
  );
