// Lazy chunk: what a page does with its service worker, once it is quiet or the visitor asks.
export { checkForVersion, loadNewVersion, onNewVersion } from './newVersion.ts';
export { checkKept, forgetKept, keepAll, keepVisited, refreshOffline, stopKeeping } from './offlineWorker.ts';
