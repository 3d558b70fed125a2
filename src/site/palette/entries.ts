// Entries of the command palette: every page, game, tool, setting and action, from the tables of the site.
import type { CARDS } from 'virtual:cards';
import type { SiteRoute } from '../../routes.tsx';
import type { ToolDefinition } from '../../tools/tool.ts';
import type { PageContext } from '../frame/pageContext.ts';
import { dailyPath, gamePath } from '../games/gamePath.ts';
import { SETTINGS, type SettingId } from '../settings/settingsTable.ts';
import { type ActionContext, siteActions } from './actions.ts';

type Group = 'Here' | 'Games' | 'Tools' | 'Pages' | 'Actions' | 'Settings' | 'Daily games' | 'Keys';

export interface Entry {
  readonly id: string;
  readonly group: Group;
  readonly title: string;
  /** Other words that find it. */
  readonly words: readonly string[];
  /** True where another dialog takes the palette's place. */
  readonly replaces?: true;
  run(): void;
}

export interface EntrySources extends ActionContext {
  readonly routes: readonly Pick<SiteRoute, 'path' | 'label' | 'game'>[];
  readonly cards: typeof CARDS;
  readonly tools: readonly Pick<ToolDefinition, 'path' | 'title' | 'card'>[];
  readonly page: Pick<PageContext, 'actions' | 'slowable'>;
  /** Path of the present page, which is not listed. */
  readonly path: string;
  go(to: string): void;
  openSettings(to: { readonly at: SettingId; readonly game?: string }): void;
}

/** Words that people use for a page, by its path. */
export const PAGE_WORDS: Readonly<Record<string, readonly string[]>> = {
  '/': ['start', 'front page', 'main'],
  '/our-story': ['about', 'studio', 'team', 'who'],
  '/games': ['all games', 'list', 'catalogue', 'play'],
  '/support': ['help', 'faq', 'questions', 'contact', 'bug'],
  '/terms': ['legal', 'licence', 'agreement'],
  '/privacy': ['legal', 'data', 'cookies', 'tracking'],
  '/credits': ['licences', 'open source', 'made with', 'thanks'],
};

/** In the order in which they are shown while nothing is typed. */
export function entriesOf(from: EntrySources): readonly Entry[] {
  return [
    ...from.page.actions().map(({ id, title, words = [], run }) => entry('Here', `here ${id}`, title, words, run)),
    ...gameEntries(from),
    ...from.tools
      .filter(({ path }) => path !== from.path)
      .map(({ path, title, card }) => entry('Tools', path, title, [...card.tags, card.blurb], () => from.go(path))),
    ...pageEntries(from),
    ...siteActions(from).map(({ id, title, words, run }) => entry('Actions', id, title, words, run)),
    ...settingEntries(from),
    ...dailyEntries(from),
    ...keyEntries(from),
  ];
}

const entry = (group: Group, id: string, title: string, words: readonly string[], run: () => void): Entry => ({
  id: `${group} ${id}`,
  group,
  title,
  words,
  run,
});

const replacing = (from: Entry): Entry => ({ ...from, replaces: true });

const gameEntries = ({ cards, path, go }: EntrySources): readonly Entry[] =>
  cards
    .filter(({ id }) => gamePath(id) !== path)
    .map(({ id, title, card }) => entry('Games', id, title, [...card.tags, card.blurb], () => go(gamePath(id))));

/** Pages that have a name, without games and tools; a page about a game that can be played is found as the game. */
const pageEntries = ({ routes, tools, cards, path, go }: EntrySources): readonly Entry[] =>
  routes.flatMap(({ path: to, label, game }) =>
    label === undefined ||
    game !== undefined ||
    to === path ||
    tools.some(tool => tool.path === to) ||
    cards.some(({ title }) => title === label)
      ? []
      : [entry('Pages', to, label, PAGE_WORDS[to] ?? [], () => go(to))],
  );

const settingEntries = ({ openSettings, page }: EntrySources): readonly Entry[] =>
  (Object.keys(SETTINGS) as SettingId[])
    .filter(at => at !== 'speed' || page.slowable)
    .map(at => {
      const { title, words } = SETTINGS[at];
      return replacing(entry('Settings', at, title, ['setting', ...words], () => openSettings({ at })));
    });

/** Games that are the same for everybody today. */
const dailyEntries = ({ cards, go }: EntrySources): readonly Entry[] =>
  cards
    .filter(({ usesSeed }) => usesSeed)
    .map(({ id, title }) =>
      entry('Daily games', id, `Daily of ${title}`, ['today', 'seed', 'challenge'], () => go(dailyPath(id))),
    );

const keyEntries = ({ cards, openSettings }: EntrySources): readonly Entry[] =>
  cards
    .filter(({ realTime }) => realTime)
    .map(({ id, title }) =>
      replacing(
        entry('Keys', id, `Keys of ${title}`, ['controls', 'rebind', 'remap', 'keyboard'], () =>
          openSettings({ at: 'keys', game: id }),
        ),
      ),
    );
