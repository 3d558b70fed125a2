// HUD of Cat Crazy: top bar, messages, and the panels My Cats, Shop and Eggs (as tabs, or all where there is room).

import { BookOpen, Camera } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CatCrazyView } from '../../../scenes/cat-crazy/view.ts';
import { useSession } from '../../play/session/useSession.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { Foot } from '../widgets/Foot.tsx';
import { Eggs } from './Eggs.tsx';
import { Goal } from './Goal.tsx';
import styles from './Hud.module.css';
import { Messages } from './Messages.tsx';
import { MyCats } from './MyCats.tsx';
import { refusalOf } from './refusalOf.ts';
import { Shop } from './Shop.tsx';
import { TopBar } from './TopBar.tsx';
import { useCamera } from './useCamera.ts';
import { useKeyNames } from './useKeyNames.ts';

const Away = lazyPart(() => import('./sheets/Away.tsx'));
const BookSheet = lazyPart(() => import('./sheets/BookSheet.tsx'));
const CatSheet = lazyPart(() => import('./sheets/CatSheet.tsx'));

const PANELS = ['My Cats', 'Shop', 'Eggs'] as const;
type Panel = (typeof PANELS)[number];

export default function Hud({ session, definition, settings, picture }: HudProps) {
  const view = useSession(session, state => state.view) as CatCrazyView;
  const refused = useRefusal(session, refusalOf);
  const [chosen, setChosen, isDeaf] = usePanel(view);
  const [sheet, setSheet] = useState<'book' | 'cat' | null>(null);
  const [said, takePhoto] = useCamera(definition.id, picture);
  const send = session.send.bind(session);
  const keyNames = useKeyNames(definition, settings);
  const show = (which: 'book' | 'cat') => {
    session.pause();
    setSheet(which);
  };
  const close = () => {
    setSheet(null);
    session.resume();
  };
  return (
    <div className={styles.hud}>
      <Foot className={styles.foot}>
        <TopBar view={view} />
        <div className={styles.nav}>
          {PANELS.map(panel => (
            <button
              key={panel}
              type="button"
              className={styles.tab}
              aria-pressed={panel === chosen}
              onMouseDown={event => event.preventDefault()}
              onClick={() => setChosen(panel)}
            >
              {panel}
              {panel === 'Eggs' && view.eggs.length > 0 && ` ${view.eggs.length}`}
            </button>
          ))}
          <button
            type="button"
            className={styles.tool}
            title="The book: coats, stories, album"
            aria-label="Book"
            onMouseDown={event => event.preventDefault()}
            onClick={() => show('book')}
          >
            <BookOpen aria-hidden />
          </button>
          {picture && (
            <button
              type="button"
              className={styles.tool}
              title="A picture for the album"
              aria-label="Take a picture"
              onMouseDown={event => event.preventDefault()}
              onClick={() => void takePhoto(view)}
            >
              <Camera aria-hidden />
            </button>
          )}
        </div>
        <Messages
          view={view}
          refused={refused ?? said}
          tradeKey={keyNames['trade'] ?? null}
          onUndo={() => send({ type: 'giveBack' })}
          onTrade={() => send({ type: 'trade' })}
        />
      </Foot>
      <div className={styles.panels} data-open={chosen} data-deaf={isDeaf || undefined}>
        <Goal goal={view.goal} />
        <MyCats view={view} keyNames={keyNames} send={send} onMore={() => show('cat')} />
        <Shop view={view} keyName={keyNames['buy'] ?? null} send={send} />
        <Eggs view={view} keyName={keyNames['warm'] ?? null} send={send} />
      </div>
      {createPortal(
        <>
          <Dialog
            open={view.report !== null}
            onClose={() => send({ type: 'read' })}
            title="While you were away"
            footer={<Button onClick={() => send({ type: 'read' })}>Good to be back</Button>}
          >
            <Suspense>{view.report && <Away report={view.report} />}</Suspense>
          </Dialog>
          <Dialog open={sheet === 'book'} onClose={close} title="The book of cats" size="wide">
            <Suspense>
              <BookSheet book={view.book} diary={view.diary} game={definition.id} />
            </Suspense>
          </Dialog>
          <Dialog open={sheet === 'cat' && view.chosen !== null} onClose={close} title={view.chosen?.name ?? ''}>
            <Suspense>{view.chosen && <CatSheet cat={view.chosen} session={session} onDone={close} />}</Suspense>
          </Dialog>
        </>,
        document.body,
      )}
    </div>
  );
}

/** Time for which a panel that opened by itself answers no finger, in ms: the next tap in the rhythm of warming, once a second, would press what lies there now. */
const DEAF_MS = 1200;

/** The open panel: the one with something new in it, until the player chooses another; and whether it opened by itself just now. */
function usePanel({ cats, eggs }: CatCrazyView): readonly [Panel, (panel: Panel) => void, boolean] {
  const now = { cats: cats.length, eggs: eggs.length };
  const [seen, setSeen] = useState(now);
  const [chosen, setChosen] = useState<Panel>(now.cats > 0 ? 'My Cats' : now.eggs > 0 ? 'Eggs' : 'Shop');
  const [jumps, setJumps] = useState(0);
  if (seen.cats !== now.cats || seen.eggs !== now.eggs) {
    setSeen(now);
    const next =
      now.cats > seen.cats ? 'My Cats' : now.eggs > seen.eggs ? 'Eggs' : now.cats + now.eggs === 0 ? 'Shop' : chosen;
    if (next !== chosen) {
      setChosen(next);
      setJumps(jumps + 1);
    }
  }
  useEffect(() => {
    if (jumps === 0) return;
    const timer = setTimeout(() => setJumps(0), DEAF_MS);
    return () => clearTimeout(timer);
  }, [jumps]);
  return [chosen, setChosen, jumps > 0];
}
