// Command palette: a search field and a list of everything that the site has and does. A lazy chunk, fetched when it is first opened.
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { setChoices, useProfile } from '../../data/profile.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { copyText } from '../../ui/share/clipboard.ts';
import { toast } from '../../ui/toast.ts';
import { openSettings } from '../frame/overlays.ts';
import type { PageContext } from '../frame/pageContext.ts';
import { type Entry, entriesOf } from './entries.ts';
import { SearchList } from './SearchList.tsx';

interface CommandPaletteProps {
  readonly open: boolean;
  /** What the present page adds. */
  readonly page: PageContext;
  onClose(): void;
}

const TITLE = 'Find anything';

export default function CommandPalette({ open, page, onClose }: CommandPaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title={TITLE}>
      <Everything page={page} onClose={onClose} />
    </Dialog>
  );
}

/** The list, made anew at each opening. */
function Everything({ page, onClose }: Omit<CommandPaletteProps, 'open'>) {
  const entries = useEntries(page);
  function choose({ replaces, run }: Entry) {
    if (!replaces) onClose();
    run();
  }
  return <SearchList label={TITLE} entries={entries} onChoose={choose} />;
}

function useEntries(page: PageContext): readonly Entry[] {
  const go = useNavigate();
  const { pathname } = useLocation();
  const choices = useProfile(state => state.choices);
  return useMemo(
    () =>
      entriesOf({
        ...{ page, choices, setChoices, openSettings },
        path: pathname.replace(/(?<=.)\/+$/, ''),
        go: to => void go(to),
        copyLink: () => void copyLink(),
      }),
    [page, choices, pathname, go],
  );
}

async function copyLink(): Promise<void> {
  if ((await copyText(location.href, 'Copy the link')) === 'copied') toast({ title: 'Link copied' });
}
