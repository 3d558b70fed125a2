// The JSON pretty printer's page (specification part 1): heading, tabs, settings, toasts. What the output needs comes with it.
import { Settings2 } from 'lucide-react';
import { type DragEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useMedia } from '../../ui/useMedia.ts';
import styles from './JsonPrinter.module.css';
import { keepLater } from './keeping/later.ts';
import { hasMark } from './keeping/mark.ts';
import { holdsText, newPrinter, type Printer } from './printer.ts';
import { newReader } from './reader.ts';
import { openText, showInput } from './reading.ts';
import type { Say } from './say.ts';
import { keptSettings } from './settings.ts';
import { InputPane } from './view/InputPane.tsx';
import OutputPane from './view/OutputPane.tsx';
import { Tabs } from './view/Tabs.tsx';
import { PrinterContext, usePrinter, usePrinterState } from './view/usePrinter.ts';

const SettingsBar = lazy(() => import('./view/SettingsBar.tsx'));
const WorkBar = lazy(() => import('./view/WorkBar.tsx'));
const OfferBar = lazy(() => import('./view/OfferBar.tsx'));
const Toaster = lazy(() => import('./view/Toaster.tsx'));

/** The toasts' code comes with the first of them. */
function toolPrinter(): Printer {
  const later = (kind: keyof Say) => async (text: string) => {
    printer.store.setState({ hasSpoken: true });
    const { say } = await import('./say.ts');
    say[kind](text);
  };
  const [success, error, plain] = [later('success'), later('error'), later('plain')];
  const printer = newPrinter(newReader(), {
    success: text => void success(text),
    error: text => void error(text),
    plain: text => void plain(text),
  });
  return printer;
}

/** What the address holds comes before what this tab had; what changes from then on is kept. */
async function begin(printer: Printer): Promise<void> {
  const { search, hash } = location;
  try {
    if ((search || hash) && (await (await import('./address.ts')).openAddress(printer, search, hash))) return;
  } catch {
    printer.say.error('Failed to parse URL parameter');
    return;
  }
  if (hasMark() && !holdsText(printer)) await (await import('./keeping/keeper.ts')).restore(printer);
}

export default function JsonPrinter() {
  const [printer] = useState(toolPrinter);
  useEffect(() => {
    printer.store.setState({ settings: keptSettings() });
    const stopKeeping = keepLater(printer);
    void begin(printer);
    printer.reader.warm();
    return () => {
      stopKeeping();
      printer.store.getState().work?.cancel();
      printer.reader.close();
    };
  }, [printer]);
  return (
    <PrinterContext value={printer}>
      <Tool />
    </PrinterContext>
  );
}

function Tool() {
  const printer = usePrinter();
  const tab = usePrinterState(state => state.tab);
  const hasOutput = usePrinterState(state => state.document !== null);
  const isBeginning = usePrinterState(state => state.beginning !== null);
  const isOffered = usePrinterState(state => state.offered !== null);
  const hasSpoken = usePrinterState(state => state.hasSpoken);
  const { dark } = usePrinterState(state => state.settings);
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  const [isOverhead, setIsOverhead] = useState(false);
  const [hasSettings, setHasSettings] = useState(false);
  const isDark = dark ?? prefersDark;

  /** What is dragged began here: rows, or text that is the browser's to move. */
  const isOwn = useRef(false);
  const isForeign = ({ dataTransfer }: DragEvent) => !isOwn.current || dataTransfer.types.includes('Files');

  function dropped(event: DragEvent) {
    setIsOverhead(false);
    const isTaken = isForeign(event);
    // The row that was dragged may be gone by the end of its drag, which nobody would hear then.
    isOwn.current = false;
    if (!isTaken) return;
    event.preventDefault();
    const [file, second = null] = event.dataTransfer.files;
    printer.store.setState({ offered: second });
    const source = file ?? event.dataTransfer.getData('text');
    if (source) void openText(printer, source);
  }

  const outputPane = <OutputPane />;
  return (
    <div className={styles.page}>
      <header className={styles.title}>
        <h1>JSON pretty printer</h1>
        <p>Reads, shows and edits JSON to the last digit, however large. Nothing leaves this device.</p>
      </header>
      <div
        className={styles.tool}
        data-theme={dark === null ? undefined : isDark ? 'dark' : 'light'}
        data-overhead={isOverhead || undefined}
        onDragStart={() => (isOwn.current = true)}
        onDragEnd={() => (isOwn.current = false)}
        onDragOver={event => {
          if (!isForeign(event)) return;
          event.preventDefault();
          setIsOverhead(true);
        }}
        onDragLeave={() => setIsOverhead(false)}
        onDrop={dropped}
      >
        <Tabs
          label="JSON"
          value={tab}
          onChange={value => (value === 'input' ? void showInput(printer) : printer.store.setState({ tab: value }))}
          tabs={[
            { id: 'input', label: 'Input', panel: isBeginning ? outputPane : <InputPane /> },
            { id: 'output', label: 'Output', disabled: !hasOutput, panel: outputPane },
          ]}
          aside={
            <Button size="sm" variant="ghost" aria-expanded={hasSettings} onClick={() => setHasSettings(!hasSettings)}>
              <Settings2 aria-hidden /> Settings
            </Button>
          }
          below={
            hasSettings && (
              <Suspense>
                <SettingsBar isDark={isDark} />
              </Suspense>
            )
          }
        />
        <Working />
        <Suspense>{isOffered && <OfferBar />}</Suspense>
        <Suspense>{hasSpoken && <Toaster />}</Suspense>
      </div>
    </div>
  );
}

function Working() {
  const isWorking = usePrinterState(state => state.work !== null);
  return <Suspense>{isWorking && <WorkBar />}</Suspense>;
}
