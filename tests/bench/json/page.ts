// The bench's page: our printer and two viewers of others, each driven through the same few verbs.
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import '../../../src/ui/tokens.css';
import '../../../src/ui/base.css';

const stage = document.getElementById('stage') as HTMLElement;

export interface Driver {
  /** Puts the viewer on the page, without a document. */
  mount(): Promise<void>;
  /** Makes ready what hands over the text: nobody waits for that. */
  prepare?(text: string): void;
  /** Hands it the text; what happens inside the event is not the page's fault. */
  give(text: string): void;
  /** Whether rows of the document are on the page. */
  isShown(): boolean;
  /** Whether all of it can be reached; absent, as soon as rows show. */
  isWhole?(): boolean;
  expandAll?(): void;
  /** The element that scrolls. */
  box(): Element | null;
  /** Changes a value near the top; `isEdited` says when it shows. */
  edit?(): void;
  isEdited?(): boolean;
}

const frame = () => new Promise<number>(resolve => requestAnimationFrame(resolve));
const task = () => new Promise<void>(resolve => setTimeout(resolve, 0));

/** How much of the document is on the page. */
const MEASURES = {
  rows: () => Number(document.querySelector('[role="treegrid"]')?.getAttribute('aria-rowcount')),
  nodes: () => document.querySelectorAll('.jse-json-node').length,
  height: () => stage.scrollHeight,
};

/** Until something holds as a frame is made, and that frame has been handed over: what runs next runs behind it. */
async function shown(holds: () => boolean, limit: number): Promise<boolean> {
  const began = performance.now();
  do {
    if (performance.now() - began > limit) return false;
    await frame();
  } while (!holds());
  await task();
  return true;
}

function ours(): Driver {
  const rows = () => stage.querySelectorAll('[role="treegrid"] [role="row"]').length;
  const data = new DataTransfer();
  const button = (label: string) => stage.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
  return {
    async mount() {
      const { default: JsonPrinter } = await import('../../../src/tools/json-printer/JsonPrinter.tsx');
      createRoot(stage).render(createElement(MemoryRouter, null, createElement(JsonPrinter)));
      await shown(() => stage.querySelector('textarea') !== null, 10_000);
      await import('../../../src/tools/json-printer/tree/OutputPane.tsx');
    },
    prepare(text) {
      data.setData('text', text);
    },
    give() {
      stage
        .querySelector('textarea')
        ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    isShown: () => rows() > 0,
    isWhole: () => rows() > 0 && stage.querySelector('[aria-busy="true"]') === null,
    expandAll: () => button('Expand all')?.click(),
    box: () => stage.querySelector('[role="treegrid"]'),
    edit() {
      const input = stage.querySelector<HTMLInputElement>('[role="treegrid"] input');
      if (!input) throw new Error('No field is open');
      input.value = '98765432109876543210';
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
    },
    isEdited: () => stage.textContent?.includes('98765432109876543210') ?? false,
  };
}

async function vanilla(): Promise<Driver> {
  const [{ createJSONEditor, expandAll }, { parse, stringify }] = await Promise.all([
    import('vanilla-jsoneditor'),
    import('lossless-json'),
  ]);
  type EditModule = ReturnType<typeof createJSONEditor>;
  let editModule: EditModule;
  return {
    async mount() {
      stage.style.blockSize = '700px';
      editModule = createJSONEditor({
        target: stage,
        props: { mode: 'tree' as never, parser: { parse, stringify } as never, content: { text: '' } },
      });
      await frame();
    },
    give(text) {
      editModule.set({ text });
    },
    isShown: () => stage.querySelectorAll('.jse-json-node').length > 1,
    expandAll() {
      editModule.expand([], expandAll ?? (() => true));
    },
    box: () => stage.querySelector('.jse-contents'),
    edit: () => void editModule.patch([{ op: 'replace', path: '/0/id', value: 987654321 }]),
    isEdited: () => stage.textContent?.includes('987654321') ?? false,
  };
}

async function objView(): Promise<Driver> {
  const { ObjectView } = await import('react-obj-view');
  await import('react-obj-view/dist/react-obj-view.css');
  const root = createRoot(stage);
  let value: unknown;
  const render = (level: number | boolean) =>
    root.render(
      createElement(ObjectView, {
        valueGetter: () => value,
        expandLevel: level,
        key: String(level),
        style: { height: '700px' },
      }),
    );
  return {
    async mount() {
      stage.style.cssText = 'block-size: 700px; overflow: auto';
      await frame();
    },
    give(text) {
      value = JSON.parse(text);
      render(1);
    },
    isShown: () => stage.querySelectorAll('.row').length > 1,
    expandAll: () => render(true),
    box: () => stage,
  };
}

const drivers = { ours: async () => ours(), 'vanilla-jsoneditor': vanilla, 'react-obj-view': objView };

/** Records of one kind in one array, as exports have them. */
function sample(megabytes: number): string {
  const rows: string[] = [];
  let size = 0;
  for (let i = 0; size < megabytes * 1_000_000; i++) {
    const row = JSON.stringify({
      id: i,
      name: `Person ${i}`,
      email: `p${i}@example.com`,
      active: i % 3 === 0,
      score: i * 1.37,
      tags: ['red', 'green', String(i % 7)],
      address: { street: `${i} Main St`, city: 'Springfield', geo: { lat: 12.345678 + i / 1e5, lng: -98.7654321 } },
    });
    rows.push(row);
    size += row.length + 1;
  }
  return `[${rows.join(',')}]`;
}

let driver: Driver;
let text = '';
const blocks: PerformanceEntry[] = [];
new PerformanceObserver(list => blocks.push(...list.getEntries())).observe({ type: 'longtask' });
/** The longest task that began after a moment; none of less than 50 ms is told. */
const longestSince = (moment: number) =>
  Math.max(0, ...blocks.filter(({ startTime }) => startTime > moment).map(({ duration }) => duration));

const verbs = {
  async setup(name: keyof typeof drivers, megabytes: number, depth: number) {
    text = depth > 0 ? '['.repeat(depth) + ']'.repeat(depth) : sample(megabytes);
    driver = await drivers[name]();
    await driver.mount();
    // Nobody pastes within half a second: what a viewer makes ready beforehand is ready.
    await new Promise(resolve => setTimeout(resolve, 500));
  },
  parse() {
    const began = performance.now();
    JSON.parse(text);
    return performance.now() - began;
  },
  /** Milliseconds to the first rows and to the whole, and the longest block of the page after the event. */
  async first() {
    driver.prepare?.(text);
    await frame();
    await task();
    const began = performance.now();
    driver.give(text);
    const given = performance.now();
    const isThere = await shown(driver.isShown, 120_000);
    const ms = performance.now() - began;
    const isAllThere = await shown(driver.isWhole ?? driver.isShown, 120_000);
    const whole = performance.now() - began;
    await new Promise(resolve => setTimeout(resolve, 300));
    return {
      ms: isThere ? ms : null,
      whole: isAllThere ? whole : null,
      inEvent: given - began,
      longest: longestSince(given),
    };
  },
  async expand(measure: keyof typeof MEASURES, least: number) {
    if (!driver.expandAll) return null;
    const began = performance.now();
    driver.expandAll();
    const isThere = await shown(() => MEASURES[measure]() >= least, 60_000);
    return isThere ? performance.now() - began : null;
  },
  /** The 95th percentile of frames while it scrolls. */
  async scroll() {
    const box = driver.box();
    if (!box) return null;
    const gaps: number[] = [];
    let last = await frame();
    for (let i = 0; i < 120; i++) {
      const turn = new WheelEvent('wheel', { deltaY: 400, bubbles: true, cancelable: true });
      if (box.dispatchEvent(turn)) box.scrollTop += 400;
      const now = await frame();
      gaps.push(now - last);
      last = now;
    }
    return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.95)] ?? null;
  },
  /** Milliseconds of JSON.parse, and of a query of the same text from the text to values and paths. */
  async query(path: string) {
    const { queryText } = await import('../../../src/tools/json-printer/find/queryClient.ts');
    // The Worker is there and has read something, as on a page that is in use.
    await queryText('[1]', '$');
    const parsing = performance.now();
    JSON.parse(text);
    const began = performance.now();
    const { values } = await queryText(text, path);
    return { parse: began - parsing, ms: performance.now() - began, found: values.length };
  },
  /** Milliseconds to compare the text with another of its size, of which every thousandth row differs. */
  async compare() {
    const { compareInWorker } = await import('../../../src/tools/json-printer/compare/compareClient.ts');
    const [{ encodeWithSentinel }, { newDocument }, { isParseError, scan }, { runSteps }] = await Promise.all([
      import('../../../src/tools/json-printer/engine/text/bytes.ts'),
      import('../../../src/tools/json-printer/engine/document/document.ts'),
      import('../../../src/tools/json-printer/engine/parse/scan.ts'),
      import('../../../src/tools/json-printer/engine/steps.ts'),
    ]);
    const bytes = encodeWithSentinel(text);
    const nodes = runSteps(scan(bytes));
    if (isParseError(nodes)) throw new Error(nodes.message);
    const mine = newDocument(bytes, nodes);
    const other = text.replaceAll(/"id":(\d+)000,/g, '"id":$1001,');
    const began = performance.now();
    const result = await compareInWorker(mine, other, { signal: new AbortController().signal });
    return { ms: performance.now() - began, found: result.kind === 'compared' ? result.at.length : -1 };
  },
  async edit() {
    if (!driver.edit || !driver.isEdited) return null;
    const began = performance.now();
    driver.edit();
    const isThere = await shown(driver.isEdited, 60_000);
    return isThere ? performance.now() - began : null;
  },
};
export type Verbs = typeof verbs;
Object.assign(window, { verbs });
