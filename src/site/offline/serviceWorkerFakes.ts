// A browser's service workers for tests: a container with one registration, whose worker answers as told. Each test has its own.
import type { OfflineAnswer, OfflineMessage } from '../../offline/messages.ts';

export const NOTHING_KEPT: OfflineAnswer = {
  ...{ kept: [], notKept: ['golf', 'chess'], keptBytes: 0, missingBytes: 30, partly: [] },
  ...{ problem: null, broken: null },
};

class FakeWorker extends EventTarget {
  state = 'activated';
  readonly messages: OfflineMessage[] = [];
  readonly answer: (message: OfflineMessage) => OfflineAnswer | null;
  constructor(answer: (message: OfflineMessage) => OfflineAnswer | null) {
    super();
    this.answer = answer;
  }
  postMessage(message: OfflineMessage, [port]: readonly MessagePort[]): void {
    this.messages.push(message);
    port?.postMessage(this.answer(message));
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  updates = 0;
  readonly active: FakeWorker;
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  constructor(active: FakeWorker) {
    super();
    this.active = active;
  }
  async update(): Promise<void> {
    this.updates++;
  }
}

class FakeContainer extends EventTarget {
  readonly registered: string[] = [];
  readonly registration: FakeRegistration;
  controller: FakeWorker | null;
  isListening = false;
  constructor(worker: FakeWorker) {
    super();
    this.controller = worker;
    this.registration = new FakeRegistration(worker);
  }
  async register(script: string): Promise<FakeRegistration> {
    this.registered.push(script);
    return this.registration;
  }
  startMessages(): void {
    this.isListening = true;
  }
}

/** Gives `navigator` service workers; `remove` takes them away. */
export function fakeServiceWorkers(answer: (message: OfflineMessage) => OfflineAnswer | null = () => NOTHING_KEPT) {
  const worker = new FakeWorker(answer);
  const container = new FakeContainer(worker);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  return {
    container,
    worker,
    registration: container.registration,
    newWorker: () => new FakeWorker(answer),
    remove: () => Reflect.deleteProperty(navigator, 'serviceWorker'),
  };
}
