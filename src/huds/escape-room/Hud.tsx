// The HUD of Escape Room: time and help, the last words, what can be done here, what one carries; over the picture its places.
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { draft, mark, pointAt, readNotes, reveal } from '../../../scenes/escape-room/draft.ts';
import { combineFrom } from '../../../scenes/escape-room/inHand.ts';
import { SHEET } from '../../../scenes/escape-room/sheet.ts';
import type { EscapeCommand } from '../../../scenes/escape-room/state.ts';
import type { EscapeView } from '../../../scenes/escape-room/view.ts';
import { usePlayback, useSession } from '../../play/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import { HotSpots } from '../widgets/HotSpots.tsx';
import { ItemList } from '../widgets/ItemList.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { Facts } from './Facts.tsx';
import styles from './Hud.module.css';
import { Notes } from './Notes.tsx';
import { ThingIcon } from './ThingIcon.tsx';

export default function Hud({ session, stage, definition, hold }: HudProps) {
  const view = useSession(session, state => state.view) as EscapeView;
  const phase = useSession(session, state => state.phase);
  const refused = useRefusal(session);
  const { cursor, reveals, marked, isReading } = useStore(draft);
  const root = useRef<HTMLDivElement>(null);
  /** The last button was pressed by a key: the next one has the keyboard. */
  const [byKeys, setByKeys] = useState(false);
  const { focus, asks, spots, items, selected } = view;
  const send = (command: EscapeCommand) => session.send(command);
  const watching = usePlayback(session);
  const isLive = phase !== 'ready' && view.phase === 'playing' && !watching;
  const nothingSeen = spots.every(({ isNew }) => isNew);

  useEffect(() => {
    if (!byKeys || asks) return;
    const next = focus
      ? root.current?.querySelector<HTMLElement>('[data-first]')
      : stage?.querySelector<HTMLElement>('[data-cursor]');
    next?.focus({ preventScroll: true });
  }, [byKeys, asks, focus, stage]);

  const pick = (item: string) => {
    if (marked !== null && marked !== item) {
      send({ type: 'combine', a: marked, b: item });
      mark(null);
    } else send({ type: 'pick', item });
  };
  const places = focus
    ? focus.deed === null || asks
      ? []
      : [{ id: 'deed', label: focus.deed, x: SHEET.x, y: SHEET.y, width: SHEET.width - 60, height: SHEET.height - 60 }]
    : spots.map(({ name, isDone, ...spot }) => ({ ...spot, label: name, quiet: isDone }));

  return (
    <div className={styles.hud} ref={root}>
      {stage &&
        isLive &&
        createPortal(
          <HotSpots
            label={focus ? focus.name : 'Places'}
            world={definition.stage}
            spots={places}
            cursor={cursor}
            reveals={reveals || (nothingSeen && !focus)}
            onPoint={pointAt}
            onPress={(id, keys) => {
              setByKeys(keys);
              if (!focus) pointAt(keys ? id : null);
              send(focus ? { type: 'act' } : { type: 'look', at: id });
            }}
            onReveal={reveal}
          />,
          stage,
        )}
      <Facts
        view={view}
        session={session}
        hold={hold}
        onNotes={() => readNotes(true)}
        onHint={() => send({ type: 'hint' })}
      />
      <div
        className={styles.told}
        tabIndex={0}
        role="region"
        aria-label="What you see"
        data-alert={refused !== null || undefined}
      >
        {focus && <b>{focus.name}</b>}
        <p>{refused ?? view.message}</p>
      </div>
      {asks ? (
        <CodeDialog
          asks={asks}
          isStuck={view.isStuck}
          takesFocus={byKeys}
          onSubmit={text => send({ type: 'submit', text })}
          onCancel={() => send({ type: 'cancel' })}
        />
      ) : (
        <>
          <Actions view={view} onPressed={setByKeys} send={send} />
          <ItemList
            label="What you carry"
            items={items.map(({ id, name }) => ({ id, name, icon: <ThingIcon id={id} /> }))}
            picked={selected}
            marked={marked}
            empty="You carry nothing."
            onPick={pick}
            onLook={item => send({ type: 'inspect', item })}
            onCombine={() => combineFrom({ selected: marked === null ? selected : null }, send)}
          />
        </>
      )}
      {createPortal(<Notes notes={view.notes} open={isReading} onClose={() => readNotes(false)} />, document.body)}
    </div>
  );
}

interface ActionsProps {
  readonly view: EscapeView;
  onPressed(byKeys: boolean): void;
  send(command: EscapeCommand): void;
}

/** Of what is looked at: its deed, and back. In the room: where one can walk to. */
function Actions({ view: { focus, rooms }, onPressed, send }: ActionsProps) {
  const keepKeyboard = (event: { preventDefault(): void }) => event.preventDefault();
  if (!focus)
    return (
      <div className={styles.actions} role="group" aria-label="Rooms">
        {rooms.map(({ id, name, isHere }) => (
          <button
            key={id}
            type="button"
            className={styles.room}
            aria-current={isHere || undefined}
            onMouseDown={keepKeyboard}
            onClick={() => !isHere && send({ type: 'go', to: id })}
          >
            {name}
          </button>
        ))}
      </div>
    );
  return (
    <div className={styles.actions} role="group" aria-label={focus.name}>
      {focus.deed !== null && (
        <Button
          data-first
          onMouseDown={keepKeyboard}
          onClick={event => {
            onPressed(event.detail === 0);
            send({ type: 'act' });
          }}
        >
          {focus.deed}
        </Button>
      )}
      <Button
        variant="secondary"
        {...(focus.deed === null && { 'data-first': true })}
        onMouseDown={keepKeyboard}
        onClick={event => {
          onPressed(event.detail === 0);
          send({ type: 'back' });
        }}
      >
        Back
      </Button>
    </div>
  );
}
