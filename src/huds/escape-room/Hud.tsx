// HUD of Escape Room: status bar, message, actions, inventory, code dialog, notes, and hot spots over the picture.
import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { CLOSE_UP_SHEET } from '../../../scenes/escape-room/rules/closeUpSheet.ts';
import type { EscapeCommand } from '../../../scenes/escape-room/rules/state.ts';
import { thingName } from '../../../scenes/escape-room/rules/things.ts';
import {
  type EscapeUi,
  markOrCombine,
  setCursor,
  setMarked,
  setNotesOpen,
  setReveals,
} from '../../../scenes/escape-room/ui.ts';
import type { EscapeView } from '../../../scenes/escape-room/view.ts';
import { type UiStore, uiOf } from '../../../scenes/kit/core/session/ui.ts';
import { usePlayback, useSession } from '../../play/session/useSession.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import type { HudProps } from '../HudProps.ts';
import { useRefusal } from '../useRefusal.ts';
import type { Spot } from '../widgets/DragCard.tsx';
import { Foot } from '../widgets/Foot.tsx';
import { HotSpots } from '../widgets/HotSpots.tsx';
import { ItemList } from '../widgets/ItemList.tsx';
import { CodeDialog } from './CodeDialog.tsx';
import { EscapeStatus } from './EscapeStatus.tsx';
import styles from './Hud.module.css';
import { NoteList, Notes, PageList } from './Notes.tsx';
import { ThingIcon } from './ThingIcon.tsx';

const PageText = lazyPart(() => import('./sheets/PageText.tsx'));

export default function Hud({ session, stage, definition, hold }: HudProps) {
  const view = useSession(session, state => state.view) as EscapeView;
  const phase = useSession(session, state => state.phase);
  const refused = useRefusal(session);
  const ui = uiOf<EscapeUi>(session);
  const { cursor, reveals, marked, notesOpen } = useStore(ui);
  const root = useRef<HTMLDivElement>(null);
  /** The last button was pressed by the keyboard: the focus moves to the next one. */
  const [byKeys, setByKeys] = useState(false);
  const { focus, codePrompt, spots, parts, items, selected } = view;
  const send = (command: EscapeCommand) => session.send(command);
  const watching = usePlayback(session);
  const touch = useTouch();
  /** The item that is dragged over the picture. */
  const [carried, setCarried] = useState<{ readonly id: string; readonly spot: Spot } | null>(null);
  const combining = marked === null ? null : combineText(thingName(marked));
  const isLive = phase !== 'ready' && view.phase === 'playing' && !watching;
  const notesAsked = codePrompt && codePrompt.notes.length > 0 ? codePrompt.notes : null;
  const nothingSeen = spots.every(({ isNew }) => isNew);

  useEffect(() => {
    if (!byKeys || codePrompt) return;
    // A part that was moved by the keyboard keeps the focus.
    if (document.activeElement?.closest('[data-part], [data-spot^="part-"]')) return;
    const next = focus
      ? root.current?.querySelector<HTMLElement>('[data-first]')
      : stage?.querySelector<HTMLElement>('[data-cursor]');
    next?.focus({ preventScroll: true });
  }, [byKeys, codePrompt, focus, stage]);

  const pick = (item: string) => {
    if (marked !== null && marked !== item) {
      send({ type: 'combine', a: marked, b: item });
      setMarked(ui, null);
    } else send({ type: 'pick', item });
  };
  /** Brings a dragged item to what lies there: it is taken in hand, and used where a thing is wanted. */
  const drop = (item: string, at: Spot) => {
    setMarked(ui, null);
    const place = focus ? null : spotAt(spots, at, definition.stage);
    if (!focus && !place) return;
    if (place) send({ type: 'look', at: place.id });
    if (selected !== item) send({ type: 'pick', item });
    if ((session.store.getState().view as EscapeView).focus?.wantsItem) send({ type: 'act' });
  };
  const places = focus
    ? parts.length > 0
      ? parts.map(({ id, name, x, y, width, height }) => ({ id, label: name, x, y, width, height, through: true }))
      : focus.actionLabel === null || codePrompt
        ? []
        : [
            {
              id: 'deed',
              label: focus.actionLabel,
              x: CLOSE_UP_SHEET.x,
              y: CLOSE_UP_SHEET.y,
              width: CLOSE_UP_SHEET.width - 60,
              height: CLOSE_UP_SHEET.height - 60,
              through: true,
            },
          ]
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
            onPoint={id => setCursor(ui, id)}
            onPress={(id, keys) => {
              setByKeys(keys);
              const part = parts.find(one => one.id === id);
              if (part) return send({ type: 'turn', part: part.part });
              if (!focus) setCursor(ui, keys ? id : null);
              send(focus ? { type: 'act' } : { type: 'look', at: id });
            }}
            onReveal={is => setReveals(ui, is)}
          />,
          stage,
        )}
      {stage &&
        carried &&
        createPortal(
          <div
            className={styles.carried}
            style={{ left: `${carried.spot.x * 100}%`, top: `${carried.spot.y * 100}%` }}
            aria-hidden="true"
          >
            <ThingIcon id={carried.id} />
          </div>,
          stage,
        )}
      <EscapeStatus
        view={view}
        session={session}
        hold={hold}
        onNotes={() => setNotesOpen(ui, true)}
        onHint={() => send({ type: 'hint' })}
      />
      <div
        // Asked for digits it is another one, which begins at its top.
        key={codePrompt ? 'asks' : 'says'}
        className={styles.message}
        data-asks={notesAsked || (codePrompt && view.isLast) ? true : undefined}
        data-page={view.page ?? undefined}
        tabIndex={0}
        role="region"
        aria-label="What you see"
        data-alert={refused !== null || undefined}
      >
        {focus && <b>{focus.name}</b>}
        {/* What one looks at was read; while digits are asked its room belongs to the notes. */}
        <p data-read={(notesAsked && !refused && !codePrompt?.said) || undefined}>
          {refused ?? combining ?? view.message}
        </p>
        {notesAsked && <NoteList notes={notesAsked} />}
        {codePrompt && view.isLast && (
          <div className={styles.pages}>
            <Suspense>
              <PageList pages={view.pages} isOut={false} />
            </Suspense>
          </div>
        )}
        <div aria-live="polite">
          <Suspense>{view.page !== null && <PageText page={view.page} />}</Suspense>
        </div>
      </div>
      <span data-aloud role="status">
        {combining}
      </span>
      {codePrompt && (
        <CodeDialog
          ui={ui}
          asks={codePrompt}
          isStuck={view.isStuck}
          // A finger types on the pad: there the focus stays with the game.
          takesFocus={isLive && (byKeys || !touch)}
          onSubmit={text => send({ type: 'submit', text })}
          onCancel={() => send({ type: 'cancel' })}
        />
      )}
      <Foot className={codePrompt ? styles.waits : styles.foot}>
        {!codePrompt && <Actions view={view} ui={ui} onPressed={setByKeys} send={send} />}
        <ItemList
          label="What you carry"
          items={items.map(({ id, name }) => ({ id, name, icon: <ThingIcon id={id} /> }))}
          picked={selected}
          marked={marked}
          empty="You carry nothing."
          onPick={pick}
          onLook={item => send({ type: 'inspect', item })}
          stage={isLive && !codePrompt ? stage : null}
          onOver={(id, spot) => setCarried(spot && { id, spot })}
          onDrop={drop}
          onCombine={() => markOrCombine(ui, { selected: marked === null ? selected : null }, send)}
        />
      </Foot>
      <section className={styles.notebook} aria-label="Notes">
        <h2>Notes</h2>
        {view.isLast ? (
          <Suspense>
            <PageList pages={view.pages} isOut={false} />
          </Suspense>
        ) : (
          <NoteList notes={codePrompt?.notes ?? view.notes.toReversed()} />
        )}
      </section>
      {createPortal(
        <Notes notes={view.notes} pages={view.pages} open={notesOpen} onClose={() => setNotesOpen(ui, false)} />,
        document.body,
      )}
    </div>
  );
}

/** What the button of a part says: a tap from where to where, a key its name, else its number. */
const buttonText = (name: string, part: number): string | number =>
  /^Pour (\d+) into (\d+)$/.test(name)
    ? name.replace('Pour ', '').replace('into', 'to')
    : /^[A-Z][a-z]* \d/.test(name)
      ? part + 1
      : name;

const combineText = (name: string): string => `Combine ${name}: now press what it goes with.`;

/** The place under a point of the picture; of several the one whose middle is nearest. */
function spotAt(
  spots: EscapeView['spots'],
  at: Spot,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const [px, py] = [at.x * width, at.y * height];
  return spots
    .filter(({ x, y, width: w, height: h }) => Math.abs(px - x) <= w / 2 && Math.abs(py - y) <= h / 2)
    .toSorted((a, b) => Math.hypot(px - a.x, py - a.y) - Math.hypot(px - b.x, py - b.y))[0];
}

interface ActionsProps {
  readonly view: EscapeView;
  readonly ui: UiStore<EscapeUi>;
  onPressed(byKeys: boolean): void;
  send(command: EscapeCommand): void;
}

/** Buttons: the action of the focused fixture and Back; in the room the open rooms. */
function Actions({ view: { focus, rooms, parts }, ui, onPressed, send }: ActionsProps) {
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
      {focus.actionLabel !== null && (
        <Button
          data-first
          onMouseDown={keepKeyboard}
          onClick={event => {
            onPressed(event.detail === 0);
            send({ type: 'act' });
          }}
        >
          {focus.actionLabel}
        </Button>
      )}
      {parts.map(({ id, part, name }) => (
        <button
          key={id}
          type="button"
          className={styles.part}
          data-part={part}
          {...(part === 0 && { 'data-first': true })}
          aria-label={name}
          title={name}
          onMouseDown={keepKeyboard}
          onClick={event => {
            onPressed(event.detail === 0);
            send({ type: 'turn', part });
          }}
        >
          {buttonText(name, part)}
        </button>
      ))}
      <Button
        variant="secondary"
        {...(focus.actionLabel === null && parts.length === 0 && { 'data-first': true })}
        onMouseDown={keepKeyboard}
        onClick={event => {
          onPressed(event.detail === 0);
          setCursor(ui, event.detail === 0 ? focus.id : null);
          send({ type: 'back' });
        }}
      >
        Back
      </Button>
    </div>
  );
}
