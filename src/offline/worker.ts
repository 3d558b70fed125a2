// Service worker's entry: its parts on the worker's global scope.
import type { ServiceWorkerScope } from './scope.ts';
import { startWorker } from './startWorker.ts';

/** Path and revision of the list, written by the build (src/build/offline.ts): with them this script's bytes change with each version. */
declare const OFFLINE_LIST: readonly [path: string, revision: string];

startWorker(self as unknown as ServiceWorkerScope, caches, OFFLINE_LIST);
