// Command palette: a search field and a list of everything that the site has and does. A lazy chunk, fetched when it is first opened.

import { CARDS } from 'virtual:cards';
import { CommandGroup, CommandInput, CommandItem, CommandList, CommandRoot } from 'cmdk';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useStore } from 'zustand';
import { setChoices, useProfile } from '../../data/profile.ts';
import { dailySeed } from '../../play/address.ts';
import { ROUTES } from '../../routes.tsx';
import { TOOLS } from '../../tools/catalog.ts';
import { copyText } from '../../ui/clipboard.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { openSettings } from '../overlays.ts';
import { pageContext } from '../pageContext.ts';
import styles from './CommandPalette.module.css';
import { type Entry, entriesOf } from './entries.ts';
import { search } from './search.ts';

interface CommandPaletteProps {
  readonly open: boolean;
  onClose(): void;
}

const TITLE = 'Find anything';

export default function CommandPalette({ open, onClose }: CommandPaletteProps) {
  const entries = useEntries();
  const [text, setText] = useState('');
  const found = useMemo(() => search(entries, text), [entries, text]);
  const [chosen, setChosen] = useState(found[0]?.id ?? '');

  function type(next: string) {
    setText(next);
    setChosen(search(entries, next)[0]?.id ?? '');
  }
  function choose({ replaces, run }: Entry) {
    if (!replaces) onClose();
    run();
  }

  return (
    <Dialog open={open} onClose={onClose} title={TITLE}>
      <CommandRoot
        className={styles.palette}
        label={TITLE}
        shouldFilter={false}
        value={chosen}
        onValueChange={setChosen}
        loop
      >
        <CommandInput
          ref={takeFocus}
          className={styles.field}
          value={text}
          onValueChange={type}
          placeholder="A game, a page, a setting, something to do"
          enterKeyHint="go"
        />
        <p role="status" data-aloud>
          {found.length === 1 ? '1 result' : `${found.length} results`}
        </p>
        <CommandList className={styles.list} label="Results">
          {grouped(found).map(([group, members]) => (
            <CommandGroup key={group} className={styles.group} heading={group}>
              {members.map(entry => (
                <CommandItem key={entry.id} className={styles.item} value={entry.id} onSelect={() => choose(entry)}>
                  {entry.title}
                </CommandItem>
              ))}
            </CommandGroup>
          ))}
        </CommandList>
        {found.length === 0 && (
          <p className={styles.nothing}>Nothing here is called that. Try the name of a game, or “sound” or “text”.</p>
        )}
      </CommandRoot>
    </Dialog>
  );
}

/** The dialog gives the focus to what asks for it, else to its first button. */
const takeFocus = (field: HTMLInputElement | null): void => field?.setAttribute('autofocus', '');

/** By group: the one with the best entry first. */
function grouped(found: readonly Entry[]): readonly (readonly [string, readonly Entry[]])[] {
  const names = [...new Set(found.map(({ group }) => group))];
  return names.map(name => [name, found.filter(({ group }) => group === name)]);
}

function useEntries(): readonly Entry[] {
  const go = useNavigate();
  const { pathname } = useLocation();
  const page = useStore(pageContext);
  const choices = useProfile(state => state.choices);
  return useMemo(
    () =>
      entriesOf({
        ...{ routes: ROUTES, cards: CARDS, tools: TOOLS, page, choices, setChoices, openSettings },
        path: pathname.replace(/(?<=.)\/+$/, ''),
        dailySeed: dailySeed(),
        go: to => void go(to),
        copyLink: () => void copyLink(),
      }),
    [page, choices, pathname, go],
  );
}

async function copyLink(): Promise<void> {
  if ((await copyText(location.href, 'Copy the link')) === 'copied') toast({ title: 'Link copied' });
}
