// The service worker, as the page sees it: registers it, has the page that is open kept, and keeps or removes all games.
import { type OfflineAnswer, type OfflineMessage, WHICH_VERSION } from '../../offline/messages.ts';
import { gamePath } from '../games/gamePath.ts';
import { type OfflineProblem, offline } from './offline.ts';

class Unavailable extends Error {
  readonly problem: OfflineProblem;
  constructor(problem: OfflineProblem) {
    super(problem);
    this.problem = problem;
  }
}

const registered = new WeakMap<ServiceWorkerContainer, Promise<ServiceWorkerRegistration>>();

/** The registration of the worker, once it is active. After a failure the next call tries again. */
export async function registration(): Promise<ServiceWorkerRegistration> {
  // Under `npm run dev` there is no worker; a private window may have no service workers.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) throw new Unavailable('unsupported');
  const { serviceWorker } = navigator;
  const registering = registered.get(serviceWorker) ?? register(serviceWorker);
  registered.set(serviceWorker, registering);
  return registering.catch(error => {
    registered.delete(serviceWorker);
    throw error instanceof Unavailable ? error : new Unavailable('refused');
  });
}

async function register(serviceWorker: ServiceWorkerContainer): Promise<ServiceWorkerRegistration> {
  serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    if (data === WHICH_VERSION) port?.postMessage(firstScript());
  });
  serviceWorker.startMessages();
  const made = await serviceWorker.register(WORKER);
  await activated(made);
  return made;
}

/** The worker's script, as the build names it. */
const WORKER = '/sw.js';

/** The path of this page's first script: its name has a hash of all that it may load. */
const firstScript = (): string | null =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src^="/build/"]')?.getAttribute('src') ?? null;

/** Resolves once a worker is active; rejects if the first one cannot be installed. */
function activated({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting;
  if (active || !worker) return Promise.resolve();
  return new Promise((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve();
      else if (worker.state === 'redundant') reject(new Unavailable('refused'));
    });
  });
}

/** Longest time for one answer, in milliseconds: a game on a slow connection. */
const ANSWER_MS = 300_000;

/** Asks the worker, and shows what it says of the games. */
async function ask(message: OfflineMessage): Promise<OfflineAnswer> {
  const { active } = await registration();
  const { port1, port2 } = new MessageChannel();
  const answer = await new Promise<OfflineAnswer>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unavailable('not fetched')), ANSWER_MS);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      // No answer: the browser has closed its storage.
      if (data === null) reject(new Unavailable('refused'));
      else resolve(data as OfflineAnswer);
    };
    if (active) active.postMessage(message, [port2]);
    else reject(new Unavailable('refused'));
  });
  const { kept, notKept, keptBytes, missingBytes, partly, broken, problem } = answer;
  offline.setState({ kept: new Set(kept), notKept, keptBytes, missingBytes, partly });
  if (message.type === 'check') offline.setState({ broken, problem: broken ? problem : null });
  return answer;
}

/** Where the browser keeps nothing, nothing is said unless the visitor asked. */
const silently = (work: Promise<unknown>): void => void work.catch(() => {});

/** This page is open: what is missing of the content pages is kept, and the game or tool of its path. */
export const keepVisited = (path: string): void =>
  silently(ask({ type: 'opened' }).then(() => ask({ type: 'keep', path })));

/** Reads what is kept. */
export const refreshOffline = (): void => silently(ask({ type: 'state' }));

/** Checks all that is kept by its hashes; what is broken is fetched again. */
export const checkKept = (): void => silently(ask({ type: 'check' }));

/** Number of the last attempt to keep all games: an older one stops. */
let attempt = 0;

/** Keeps all games, one after the other. What was kept stays, whatever happens to the next. */
export async function keepAll(storage: Pick<StorageManager, 'persist'> | undefined = navigator.storage): Promise<void> {
  const mine = ++attempt;
  offline.setState({ problem: null, broken: null, fetching: { bytes: 0, of: null } });
  try {
    // The browser may then delete it only if the visitor says so. Whether it agrees changes nothing here.
    await storage?.persist?.().catch(() => false);
    const { notKept, missingBytes: of } = await ask({ type: 'state' });
    for (const id of notKept) {
      if (mine !== attempt) return;
      offline.setState(({ missingBytes }) => ({ fetching: { bytes: of - missingBytes, of } }));
      const { problem } = await ask({ type: 'keep', path: gamePath(id) });
      if (problem) throw new Unavailable(problem);
    }
  } catch (error) {
    offline.setState({ problem: problemOf(error) });
  } finally {
    if (mine === attempt) offline.setState({ fetching: null });
  }
}

const problemOf = (error: unknown): OfflineProblem => (error instanceof Unavailable ? error.problem : 'refused');

/** Stops after the game that is being fetched. */
export function stopKeeping(): void {
  attempt++;
  offline.setState({ fetching: null });
}

/** Removes all games and tools from the device; the content pages stay. */
export async function forgetKept(): Promise<void> {
  offline.setState({ problem: null });
  try {
    await ask({ type: 'forget' });
  } catch (error) {
    offline.setState({ problem: problemOf(error) });
  }
}
