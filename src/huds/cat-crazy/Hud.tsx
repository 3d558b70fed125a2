// HUD of Cat Crazy: top bar, messages, and the panels My Cats, Shop and Eggs (as tabs, or all where there is room).

import { BookOpen, Camera } from 'lucide-react';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { durationText } from '../../../scenes/cat-crazy/away.ts';
import type { CatCrazyView } from '../../../scenes/cat-crazy/view.ts';
import { grouped } from '../../../scenes/kit/core/digits.ts';
import { useSession } from '../../play/useSession.ts';
import { lazyPart } from '../../site/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { Foot } from '../widgets/Foot.tsx';
import { Eggs } from './Eggs.tsx';
import styles from './Hud.module.css';
import { Messages } from './Messages.tsx';
import { MyCats } from './MyCats.tsx';
import { Portrait } from './Portrait.tsx';
import { Shop } from './Shop.tsx';
import { TopBar } from './TopBar.tsx';
import { useCamera } from './useCamera.ts';

const BookSheet = lazyPart(() => import('./sheets/BookSheet.tsx'));
const CatSheet = lazyPart(() => import('./sheets/CatSheet.tsx'));

const PANELS = ['My Cats', 'Shop', 'Eggs'] as const;
type Panel = (typeof PANELS)[number];

export default function Hud({ session, definition, picture }: HudProps) {
  const view = useSession(session, state => state.view) as CatCrazyView;
  const refused = useRefusal(session);
  const [chosen, setChosen] = useState<Panel | null>(null);
  const [sheet, setSheet] = useState<'book' | 'cat' | null>(null);
  const [said, takePhoto] = useCamera(definition.id, picture);
  const send = session.send.bind(session);
  const open = chosen ?? (view.cats.length > 0 ? 'My Cats' : view.eggs.length > 0 ? 'Eggs' : 'Shop');
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
              aria-pressed={panel === open}
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
        <Messages view={view} refused={refused ?? said} onUndo={() => send({ type: 'giveBack' })} />
      </Foot>
      <div className={styles.panels} data-open={open}>
        <MyCats view={view} send={send} onMore={() => show('cat')} />
        <Shop view={view} send={send} />
        <Eggs view={view} send={send} />
      </div>
      {createPortal(
        <>
          <Dialog
            open={view.report !== null}
            onClose={() => send({ type: 'read' })}
            title="While you were away"
            footer={<Button onClick={() => send({ type: 'read' })}>Good to be back</Button>}
          >
            {view.report && <Away report={view.report} />}
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

function Away({ report }: { readonly report: NonNullable<CatCrazyView['report']> }) {
  const { seconds, coins, visitor, presents, lines, costs } = report;
  return (
    <div className={styles.away}>
      <p>
        {durationText(seconds)} went by here, more slowly with every hour.{' '}
        {coins > 0 && <b>{`${grouped(coins)} ${coins === 1 ? 'coin' : 'coins'} came in.`}</b>}
      </p>
      {visitor && (
        <p className={styles.visitor}>
          <Portrait breed={visitor.breed} coat={visitor.coat} look="glad" />
          <span>{visitor.text}</span>
        </p>
      )}
      {presents.length > 0 && <Lines name="Presents" lines={presents} />}
      <Lines name="What went on" lines={lines} />
      <Lines name="What it cost" lines={costs} />
    </div>
  );
}

const Lines = ({ name, lines }: { readonly name: string; readonly lines: readonly string[] }) => (
  <section aria-label={name}>
    <h3>{name}</h3>
    <ul>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);
