// The drawing page: menu bar, tools, desk, colours, patterns and status bar around one studio.
import { Info, Redo2, Save, Undo2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { Button } from '../../../ui/Button.tsx';
import { Drawer } from '../Drawer.ts';
import type { Bitmap } from '../engine/bitmap.ts';
import { HEIGHT, PATTERNS, WIDTH } from '../engine/inks.ts';
import { Sheet } from '../engine/Sheet.ts';
import { Shelf } from '../Shelf.ts';
import { Studio } from '../Studio.ts';
import { menusFor } from './commands.ts';
import { keepPattern, keptPattern } from './customPattern.ts';
import { Desk } from './Desk.tsx';
import { Drawings } from './Drawings.tsx';
import { About, AskNew, Keys, Told } from './dialogs.tsx';
import { Glass } from './Glass.ts';
import { onKey } from './keys.ts';
import { browserLetters } from './letters.ts';
import { MacPaintExport } from './MacPaintExport.tsx';
import { MenuBar } from './MenuBar.tsx';
import styles from './Paint.module.css';
import { Colours, Patterns, Sizes, Tools } from './Palette.tsx';
import { PatternEditor } from './PatternEditor.tsx';
import { StatusBar } from './StatusBar.tsx';
import { TimeLapse } from './TimeLapse.tsx';
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

type Shown = 'about' | 'new' | 'drawings' | 'pattern' | 'film' | 'keys' | null;

export default function Paint() {
  const [{ studio, drawer, glass }] = useState(makeStudio);
  const state = useStore(studio.store);
  const { camera, grid } = useStore(glass.store);
  const { name, notice, isReady } = useStore(drawer.store);
  const files = useFiles(studio, glass, drawer);
  const [shown, setShown] = useState<Shown>(null);
  const [leaving, setLeaving] = useState<Bitmap | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const close = () => setShown(null);

  useEffect(() => {
    const custom = keptPattern();
    if (custom) studio.choose({ custom });
    void drawer.start();
    return () => drawer.stop();
  }, [studio, drawer]);

  const save = () => void files.save();
  const menus = menusFor(studio, glass, state, grid, {
    show: dialog => (dialog === 'macpaint' ? setLeaving(studio.picture()) : setShown(dialog)),
    open: files.pick,
    save,
    cut: files.cut,
    copy: files.copy,
    paste: files.paste,
  });

  function key(event: KeyboardEvent) {
    const isHere = root.current?.contains(event.target as Node);
    // From the page around it only the combined keys are heard: plain letters there are somebody else's.
    if (!isHere && !(event.target === document.body && (event.ctrlKey || event.metaKey))) return;
    if (isTyping(event.target) || shown || leaving || files.saveFailure || event.defaultPrevented) return;
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
      selectAll: () => studio.selectAll(),
      clear: () => studio.clear(),
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
      <div className={styles.left}>
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
      <div className={styles.inks}>
        <Colours studio={studio} />
        <Patterns studio={studio} edit={() => setShown('pattern')} />
      </div>
      <StatusBar studio={studio} zoom={camera.zoom} />
      <About open={shown === 'about'} close={close} />
      <AskNew open={shown === 'new'} close={close} start={() => void drawer.startNew()} />
      <Told text={files.saveFailure} close={files.forgetFailure} />
      <Drawings open={shown === 'drawings'} close={close} drawer={drawer} />
      <TimeLapse open={shown === 'film'} close={close} sheet={state.sheet} />
      <Keys open={shown === 'keys'} close={close} />
      <MacPaintExport picture={leaving} close={() => setLeaving(null)} />
      <PatternEditor
        open={shown === 'pattern'}
        pattern={state.custom ?? (state.pattern === 'custom' ? PATTERNS.solid : PATTERNS[state.pattern])}
        close={close}
        use={custom => {
          keepPattern(custom);
          studio.choose({ custom, pattern: 'custom' });
        }}
      />
    </div>
  );
}
