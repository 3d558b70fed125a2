// The drawing page: menu bar, tools, desk, colours, patterns and status bar around one studio.
import { Info, Redo2, Save, Undo2, X } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/Button.tsx';
import { Drawer } from '../Drawer.ts';
import { HEIGHT, WIDTH } from '../engine/inks.ts';
import { Sheet } from '../engine/Sheet.ts';
import { traced } from '../engine/transform.ts';
import { Shelf } from '../Shelf.ts';
import { Studio } from '../Studio.ts';
import { menusFor, type Shown } from './commands.ts';
import { keptPattern } from './customPattern.ts';
import { Desk } from './Desk.tsx';
import { About, AskNew, NotLoaded, Told } from './dialogs.tsx';
import { Glass } from './Glass.ts';
import inks from './Inks.module.css';
import { onKey } from './keys.ts';
import { browserLetters } from './letters.ts';
import { MenuBar } from './MenuBar.tsx';
import styles from './Paint.module.css';
import { Colours, FurtherPatterns, Patterns, Sizes, Tools } from './Palette.tsx';
import { StatusBar } from './StatusBar.tsx';
import type TypeBarOf from './TypeBar.tsx';
import { useArrival } from './useArrival.ts';
import { isTyping, useFiles } from './useFiles.ts';

function makeStudio() {
  const studio: Studio = new Studio({
    sheet: new Sheet(WIDTH, HEIGHT),
    letters: browserLetters,
    changed: sheet => drawer.keep(sheet),
  });
  const drawer = new Drawer(studio, new Shelf());
  return { studio, drawer, glass: new Glass(studio) };
}

const TypeBar = lazy(() => import('./TypeBar.tsx').catch(() => ({ default: NoBar })));
/** Words can be written without it, as the specification has them. */
const NoBar: typeof TypeBarOf = () => <div />;
/** What is seldom opened is fetched when it is. */
const Further = lazy(() => import('./Further.tsx').catch(() => ({ default: NotLoaded })));

export default function Paint() {
  const [{ studio, drawer, glass }] = useState(makeStudio);
  const state = useStore(studio.store);
  const { camera, grid, inset } = useStore(glass.store);
  const { name, notice, isReady } = useStore(drawer.store);
  const files = useFiles(studio, glass, drawer);
  const [shown, setShown] = useState<Shown>(null);
  const [letters, forget] = useArrival();
  const [further, setFurther] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const close = () => setShown(null);

  useEffect(() => {
    const custom = keptPattern();
    if (custom) studio.choose({ custom });
    void drawer.start();
    return () => drawer.stop();
  }, [studio, drawer]);

  function show(dialog: Shown) {
    setShown(dialog);
    if (dialog !== 'new') setFurther(true);
  }
  const save = () => void files.save();
  const menus = menusFor(
    studio,
    glass,
    state,
    { grid, inset },
    {
      show,
      open: files.pick,
      save,
      cut: files.cut,
      copy: files.copy,
      paste: files.paste,
    },
  );

  function key(event: KeyboardEvent) {
    const isHere = root.current?.contains(event.target as Node);
    // From the page around it only the combined keys are heard: plain letters there are somebody else's.
    if (!isHere && !(event.target === document.body && (event.ctrlKey || event.metaKey))) return;
    if (isTyping(event.target) || shown || letters !== null || files.saveFailure || event.defaultPrevented) return;
    const meant = onKey(event, {
      tool: tool => studio.choose({ tool }),
      thicker: by => studio.thicker(by),
      zoom: by => glass.zoomBy(by),
      fit: glass.fit,
      actual: glass.actual,
      fat: glass.toggleFat,
      undo: () => studio.undo(),
      redo: () => studio.redo(),
      save,
      open: files.pick,
      selectAll: () => studio.selecting.all(),
      trace: () => studio.selecting.change(traced),
      clear: () => studio.takeBack() || studio.selecting.clear(),
      cancel: () => studio.cancel(),
    });
    if (!meant) return;
    event.preventDefault();
    glass.ask();
  }
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const element = root.current;
    document.addEventListener('keydown', key, { signal });
    // The keys stay with the words while there are some, whichever button is pressed.
    element?.addEventListener(
      'mousedown',
      event => {
        if (studio.words.areTyped && !isTyping(event.target)) event.preventDefault();
      },
      { signal },
    );
    element?.addEventListener('dragover', event => event.preventDefault(), { signal });
    element?.addEventListener(
      'drop',
      event => {
        event.preventDefault();
        const file = event.dataTransfer?.files[0];
        if (file) void files.open(file);
      },
      { signal },
    );
    return () => listening.abort();
  });

  return (
    <div ref={root} className={styles.paint} data-ready={isReady}>
      <div className={styles.bar}>
        <h1>Paint</h1>
        <div className={styles.commands} role="toolbar" aria-label="Menu bar">
          <button type="button" onClick={() => setShown('about')}>
            <Info aria-hidden />
            About
          </button>
          <button type="button" onClick={() => setShown('new')}>
            <span className={styles.leaf} aria-hidden />
            New
          </button>
          <button type="button" onClick={save}>
            <Save aria-hidden />
            Save
          </button>
          <button type="button" aria-disabled={!state.canUndo} onClick={() => studio.undo()}>
            <Undo2 aria-hidden />
            Undo
          </button>
          <button type="button" aria-disabled={!state.canRedo} onClick={() => studio.redo()}>
            <Redo2 aria-hidden />
            Redo
          </button>
        </div>
        <MenuBar menus={menus} />
        <p className={styles.title}>
          <span>{name}</span>
        </p>
      </div>
      <div className={inks.left}>
        <Tools studio={studio} />
        <Sizes studio={studio} />
      </div>
      <div className={styles.middle}>
        <Desk studio={studio} glass={glass} />
        {notice && (
          <div className={styles.notice} role="alert">
            <p>{notice}</p>
            <Button variant="ghost" size="icon" aria-label="Dismiss" onClick={() => drawer.dismiss()}>
              <X aria-hidden />
            </Button>
          </div>
        )}
      </div>
      <div className={inks.inks}>
        <Colours studio={studio} />
        <div className={inks.fills}>
          <Patterns studio={studio} edit={() => show('pattern')} />
          {state.tool === 'text' ? (
            <Suspense fallback={<div />}>
              <TypeBar studio={studio} />
            </Suspense>
          ) : (
            <FurtherPatterns studio={studio} />
          )}
        </div>
      </div>
      <StatusBar studio={studio} zoom={camera.zoom} />
      <About open={shown === 'about'} close={close} />
      <AskNew open={shown === 'new'} close={close} start={() => void drawer.startNew()} />
      <Told text={files.saveFailure} close={files.forgetFailure} />
      {(further || letters !== null) && isReady && (
        <Suspense>
          <Further shown={shown} close={close} studio={studio} drawer={drawer} arrival={{ letters, close: forget }} />
        </Suspense>
      )}
    </div>
  );
}
