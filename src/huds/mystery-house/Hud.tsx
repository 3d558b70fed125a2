// The HUD of Mystery House: carried things, log, target buttons, exits and the command line.
import { BookOpen, Map as MapIcon, Undo2 } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'zustand';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import { completionWords } from '../../../scenes/mystery-house/rules/parser/inSight.ts';
import { completionsOf, type MysteryUi, setDraft, submitText } from '../../../scenes/mystery-house/ui.ts';
import type { MysteryView } from '../../../scenes/mystery-house/view.ts';
import { useSession } from '../../play/session/useSession.ts';
import { lazyPart } from '../../site/lazy/lazyPart.tsx';
import { Button } from '../../ui/Button.tsx';
import { useTouch } from '../../ui/hooks/useTouch.ts';
import type { HudProps } from '../HudProps.ts';
import { CommandLine } from '../widgets/CommandLine.tsx';
import { Foot } from '../widgets/Foot.tsx';
import { Log } from '../widgets/Log.tsx';
import styles from './Hud.module.css';
import type { Sheet } from './sheets/Papers.tsx';
import { Targets } from './Targets.tsx';
import { Ways } from './Ways.tsx';

const Papers = lazyPart(() => import('./sheets/Papers.tsx'));

export default function Hud({ session, definition }: HudProps) {
  const view = useSession(session, state => state.view) as MysteryView;
  const phase = useSession(session, state => state.phase);
  const watching = useSession(session, state => state.playback !== null);
  const canUndo = useSession(session, state => state.canUndo);
  const ui = uiOf<MysteryUi>(session);
  const { draft } = useStore(ui);
  const line = useRef<HTMLInputElement>(null);
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [wasOpened, setOpened] = useState(false);
  const isOver = view.phase === 'over';
  const isPlaying = phase === 'playing' && !watching;
  useCommandLineFocus(line, isPlaying);

  const say = (words: string) => submitText(session, words);
  const open = (which: Sheet) => {
    setOpened(true);
    setSheet(which);
  };
  const keepKeyboard = (event: { preventDefault(): void }) => event.preventDefault();

  return (
    <div className={styles.hud}>
      <p className={styles.facts}>
        <b className={styles.room}>{view.title}</b>
        <span className={styles.carried}>{view.carried ? `You carry ${view.carried}` : 'Empty hands'}</span>
        <span>
          Moves <b>{view.moves}</b>
        </span>
        <span>
          Alive <b>{view.alive}</b>/6
        </span>
      </p>
      <Log className={styles.log} label="What happened" entries={view.log} from={startOfReply(view.log)} />
      <Foot className={styles.foot}>
        <Targets key={view.isGathered ? 'gathered' : view.room} view={view} disabled={isOver} onSay={say} />
        <div className={styles.tools} role="group" aria-label="Ways and papers">
          <Ways ways={view.ways} disabled={isOver} onSay={say} />
          <Button
            variant="secondary"
            className={styles.tool}
            aria-label="Notebook"
            title="Notebook"
            onMouseDown={keepKeyboard}
            onClick={() => open('notes')}
          >
            <BookOpen aria-hidden /> <span>Notes</span>
          </Button>
          <Button
            variant="secondary"
            className={styles.tool}
            aria-label="Plan"
            title="Plan of the house"
            onMouseDown={keepKeyboard}
            onClick={() => open('plan')}
          >
            <MapIcon aria-hidden /> <span>Plan</span>
          </Button>
        </div>
        <CommandLine
          label="What do you do?"
          value={draft}
          onChange={text => setDraft(ui, text)}
          onSubmit={words => (words.trim() === '' ? null : say(words))}
          history={view.log.filter(({ kind }) => kind === 'said').map(entry => entry.text)}
          complete={typed => completionsOf(typed, view.offeredCommands, before => completionWords(view.sight, before))}
          onLeave={() => line.current?.closest<HTMLElement>('[data-focus-home]')?.focus()}
          disabled={isOver}
          inputRef={line}
        >
          <Button
            variant="secondary"
            className={styles.undo}
            aria-label="Undo"
            title="Undo the last step"
            disabled={!canUndo || isOver}
            onMouseDown={keepKeyboard}
            onClick={() => say('undo')}
          >
            <Undo2 aria-hidden />
          </Button>
        </CommandLine>
      </Foot>
      {wasOpened &&
        createPortal(
          <Suspense>
            <Papers
              open={sheet !== null}
              sheet={sheet}
              view={view}
              definition={definition}
              onSheet={setSheet}
              onClose={() => setSheet(null)}
              onSay={words => {
                setSheet(null);
                say(words);
              }}
            />
          </Suspense>,
          document.body,
        )}
    </div>
  );
}

/** The last thing said, or the opening: a reply that is longer than the log is read from its beginning. */
const startOfReply = (log: MysteryView['log']): number | undefined =>
  (log.findLast(({ kind }) => kind === 'said') ?? log[0])?.id;

/** Focus of the command line, where there is a keyboard: when play begins or goes on, and when a letter is typed on the stage. */
function useCommandLineFocus(line: { readonly current: HTMLInputElement | null }, isPlaying: boolean): void {
  const touch = useTouch();
  useEffect(() => {
    if (!isPlaying || touch) return;
    // The stage takes the focus first; a frame later it can be moved on.
    const frame = requestAnimationFrame(() => {
      const { activeElement } = document;
      if (activeElement === document.body || activeElement?.contains(line.current))
        line.current?.focus({ preventScroll: true });
    });
    const type = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || !/^[a-z]$/i.test(key)) return;
      if (target instanceof Element && target.contains(line.current)) line.current?.focus({ preventScroll: true });
    };
    window.addEventListener('keydown', type);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', type);
    };
  }, [line, isPlaying, touch]);
}
