// What the service worker uses of its global scope: the library of workers cannot be loaded beside that of documents.

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

/** A page that is open. */
export interface WorkerClient {
  postMessage(message: unknown, transfer: readonly Transferable[]): void;
}

interface ServiceWorkerEvents {
  readonly install: ExtendableEvent;
  readonly activate: ExtendableEvent;
  readonly fetch: ExtendableEvent & { readonly request: Request; respondWith(response: Promise<Response>): void };
  readonly message: ExtendableEvent & { readonly data: unknown; readonly ports: readonly MessagePort[] };
}

export interface ServiceWorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WorkerClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof ServiceWorkerEvents>(
    name: Name,
    listener: (event: ServiceWorkerEvents[Name]) => void,
  ): void;
}
