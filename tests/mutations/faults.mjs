// Faults that were once planted and that no test saw, each as the text that is replaced in its file. They are planted first, and each must be seen.

/** @type {readonly import('./operators.mjs').Listed[]} */
export const FAULTS = [
  {
    kind: 'wiring of the service worker',
    file: 'src/offline/startWorker.ts',
    from: "message.type === 'take over'",
    to: "message.type === 'opened' && false",
  },
  {
    kind: 'wiring of the service worker',
    file: 'src/offline/startWorker.ts',
    from: 'if (!versions.every(script => script !== null && files.isCurrent(script))) return;',
    to: '',
  },
  {
    kind: 'wiring of the service worker',
    file: 'src/site/offline/newVersion.ts',
    from: 'EVERY_MS = 600_000',
    to: 'EVERY_MS = 600_000_000_000',
  },
  {
    kind: 'wiring of the service worker',
    file: 'src/site/offline/newVersion.ts',
    from: "navigator.serviceWorker.addEventListener('controllerchange', () => reload(), { once: true });",
    to: '',
  },
  {
    kind: 'wiring of the service worker',
    file: 'src/site/offline/offlineWorker.ts',
    from: 'await storage?.persist?.().catch(() => false);',
    to: 'void storage;',
  },
  {
    kind: 'life of a page',
    file: 'src/data/games/runKeeper.ts',
    from: '#onHidden = () => document.hidden && this.#write(true)',
    to: '#onHidden = () => false && this.#write(true)',
  },
  {
    kind: 'life of a page',
    file: 'src/play/page/usePlay.ts',
    from: 'document.hidden && autoPause()',
    to: 'false && autoPause()',
  },
  {
    kind: 'life of a page',
    file: 'src/play/page/useSettings.ts',
    from: "(motion === 'system' && systemReduces)",
    to: '(false && systemReduces)',
  },
  {
    kind: 'what a button does',
    file: 'src/huds/dice-conquest/Turn.tsx',
    from: 'onClick={onUndo}',
    to: 'onClick={onRoll}',
  },
  {
    kind: 'what styles hide or show',
    file: 'src/play/cards/PauseMenu.module.css',
    from: '    display: grid;',
    to: '    display: grid; visibility: hidden;',
  },
  {
    kind: 'what styles hide or show',
    file: 'src/ui/aloud.css',
    from: '    clip-path: inset(50%);',
    to: '    inline-size: auto; block-size: auto; overflow: visible;',
  },
  { kind: 'bounds', file: 'src/ui/share/links.ts', from: 'MAX_LINK_LENGTH = 30_000', to: 'MAX_LINK_LENGTH = 300_000' },
  {
    kind: 'headers',
    file: 'src/build/headers.ts',
    from: "'X-Content-Type-Options': 'nosniff',",
    to: '',
  },
  {
    kind: 'ranges',
    file: 'src/build/server.ts',
    from: 'Math.max(0, size - Number(to))',
    to: 'Math.max(0, size - Number(to) - 1)',
  },
  {
    kind: 'what is kept',
    file: 'src/data/device/device.ts',
    from: "if (place === 'local') localStorage.removeItem(key);",
    to: "if (place === 'local') localStorage.removeItem(key); else if (place === 'drawings') continue;",
  },
  { kind: 'what is kept', file: 'src/data/storedKinds.ts', from: 'keys: /^text\\//', to: 'keys: /^texts\\//' },
  { kind: 'rules', file: 'scenes/stealth-escape/rules/guards.ts', from: 'radians(30)', to: 'radians(40)' },
  { kind: 'sounds', file: 'scenes/dice-conquest/sounds.ts', from: '  rolled: {', to: '  rolled: null && {' },
];
