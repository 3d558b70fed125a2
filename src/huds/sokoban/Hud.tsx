// HUD of Sokoban: level facts, level buttons, direction buttons, undo, and the accessible board.
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import type { SokobanUi } from '../../../scenes/sokoban/ui.ts';
import type { SokobanView } from '../../../scenes/sokoban/view.ts';
import { recordOf, useProfile } from '../../data/profile.ts';
import { useSession } from '../../play/session/useSession.ts';
import { lazyChunk, useLazyChunk } from '../../site/lazy/lazyChunk.ts';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { Board } from './Board.tsx';
import { CollectionNav } from './CollectionNav.tsx';
import { activeLevelOf, openLevel } from './collections.ts';
import { DirectionPad } from './DirectionPad.tsx';
import { Facts } from './Facts.tsx';
import styles from './Hud.module.css';
import { Levels } from './Levels.tsx';
import { type Sheet, SheetButtons } from './SheetButtons.tsx';
import { SolvabilityLight } from './SolvabilityLight.tsx';
import { Solved } from './Solved.tsx';
import { Tools } from './Tools.tsx';
import { useFoundCollection } from './useFoundCollection.ts';

/** Loaded without Suspense: its low-priority renders would restart at every tick, with forty boards each time. */
const sheets = lazyChunk(() => import('./sheets/SheetDialog.tsx'));

export default function Hud({ session, definition, stage, hold }: HudProps) {
  const view = useSession(session, state => state.view) as SokobanView;
  const canUndo = useSession(session, state => state.canUndo);
  const canRedo = useSession(session, state => state.canRedo);
  const live = useSession(session, state => state.phase !== 'ready');
  const stats = useProfile(profile => recordOf(profile, definition).feats);
  const refused = useRefusal(session);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const { module, missing } = useLazyChunk(sheets, sheet !== null);
  /** Holds until something is done. */
  const moment = `${view.attempt} ${view.lurd.length}`;
  const [hint, setHint] = useState({ word: null as string | null, moment });
  const ui = uiOf<SokobanUi>(session);
  const place = activeLevelOf(
    useStore(ui, state => state.active),
    view,
  );
  useFoundCollection(session, place, definition.id);
  const go = (index: number) => place && openLevel(session, place.collection, index);
  const show = (which: Sheet) => {
    setSheet(which);
    void sheets.fetch();
  };
  const unfetched = missing && sheet ? 'This sheet could not be fetched. Press again.' : null;
  const wrong = view.complaint ?? refused ?? unfetched;
  const word = wrong ?? (hint.moment === moment ? hint.word : null);
  const isHint = wrong === null;

  return (
    <div className={styles.hud} data-live={live || undefined}>
      <div className={styles.side}>
        <Facts view={view} stats={stats} />
        {place ? (
          <CollectionNav
            place={place}
            onGo={go}
            onList={() => show(place.collection.pars ? 'levels' : 'collections')}
          />
        ) : (
          <Levels view={view} stats={stats} send={command => session.send(command)} onList={() => show('levels')} />
        )}
        <SheetButtons open={show} />
      </div>
      <div className={styles.hands}>
        <Tools
          view={view}
          canUndo={canUndo}
          canRedo={canRedo}
          hold={hold}
          onReset={() => session.send({ type: 'reset' })}
        />
        {live && <SolvabilityLight view={view} session={session} onWord={said => setHint({ word: said, moment })} />}
        <DirectionPad hold={hold} />
      </div>
      {word && (
        <p className={styles.word} role={isHint ? 'status' : undefined} data-refused={!isHint || undefined}>
          {word}
        </p>
      )}
      {live && <Solved view={view} stats={stats} place={place} onNext={index => go(index)} />}
      {stage && live && createPortal(<Board view={view} ui={ui} send={command => session.send(command)} />, stage)}
      {module &&
        createPortal(
          <module.default
            sheet={sheet}
            view={view}
            session={session}
            definition={definition}
            onClose={() => setSheet(null)}
          />,
          document.body,
        )}
    </div>
  );
}
