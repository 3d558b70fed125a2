// Service worker's entry: its parts on the worker's global scope.
import type { OfflineVersion } from './list.ts';
import type { ServiceWorkerScope } from './scope.ts';
import { startWorker } from './startWorker.ts';

/** Written by the build (src/build/offline.ts): with it this script's bytes change with each version. */
declare const OFFLINE_VERSION: OfflineVersion;

startWorker(self as unknown as ServiceWorkerScope, caches, OFFLINE_VERSION);
