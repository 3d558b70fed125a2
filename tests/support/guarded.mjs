// What is used though a supported browser lacks it: in scripts with the guard that stands in the same file, in styles with what is seen without it.

/** `guard` is found in every built script with the use. A name ends in `*` for all that begin so. */
export const GUARDED_SCRIPTS = [
  // Phaser
  { use: 'navigator.vibrate', guard: /navigator\.vibrate=navigator\.vibrate\|\|/ },
  { use: 'navigator.getUserMedia', guard: /&&!!navigator\.getUserMedia/ },
  { use: 'requestFileSystem', guard: /!!window\.requestFileSystem/ },
  { use: '.requestFileSystem', guard: /!!window\.requestFileSystem/ },
  { use: 'screen.lockOrientation', guard: /screen\.lockOrientation\|\|/ },
  { use: 'orientation', guard: /typeof window\.orientation==`number`/ },
  { use: 'document.pointerLockElement', guard: /`pointerLockElement`in document/ },
  { use: 'document.exitPointerLock', guard: /document\.exitPointerLock\|\|/ },
  { use: '.sourceCapabilities', guard: /\.sourceCapabilities&&/ },
  { use: '.vibrationActuator', guard: /\.vibration=\w+\.vibrationActuator/ },
  // React
  { use: 'setImmediate', guard: /typeof setImmediate<`u`/ },
  { use: 'navigation', guard: /typeof navigation==`object`/ },
  { use: 'navigator.connection', guard: /navigator\.connection&&/ },
  { use: '.startViewTransition', guard: /try\{var \w+=\w+\.startViewTransition\(/ },
  // CodeMirror
  { use: 'EditContext', guard: /window\.EditContext&&/ },
  { use: '.getComposedRanges', guard: /if\(\w+\.getComposedRanges\)/ },
  { use: 'navigator.scheduling', guard: /navigator\.scheduling\?\./ },
  { use: 'cancelIdleCallback', guard: /typeof requestIdleCallback<`u`/ },
  // CodeMirror and Tone.js
  { use: 'requestIdleCallback', guard: /typeof requestIdleCallback<`u`/ },
  { use: '.automationRate', guard: /\.automationRate===void 0/ },
  // Mediabunny; the recorder asks for an encoder before it makes one
  { use: 'AudioEncoder*', guard: /typeof AudioEncoder>`u`/ },
  { use: 'AudioData*', guard: /typeof AudioData[<>]`u`/ },
  { use: 'EncodedAudioChunk', guard: /typeof EncodedAudioChunk>`u`/ },
  { use: 'EncodedVideoChunk', guard: /typeof EncodedVideoChunk>`u`/ },
  { use: 'VideoEncoder*', guard: /typeof VideoEncoder[<>]`u`/ },
  { use: 'VideoFrame*', guard: /typeof VideoFrame[<>]`u`/ },
  { use: 'MediaStreamTrackProcessor*', guard: /typeof MediaStreamTrackProcessor<`u`/ },
  // Mediabunny and QuickJS, compiled from `using`
  { use: 'SuppressedError', guard: /typeof SuppressedError==`function`/ },
  { use: 'Symbol.dispose', guard: /Symbol\.dispose\?\?=/ },
  { use: 'Symbol.asyncDispose', guard: /if\(!Symbol\.asyncDispose\)/ },
  // fflate
  { use: 'Error.captureStackTrace', guard: /Error\.captureStackTrace&&/ },
  // Our own
  { use: '.getCoalescedEvents', guard: /\.getCoalescedEvents\?\.\(\)/ },
  { use: 'navigator.canShare', guard: /navigator\.canShare\?\.\(/ },
  { use: 'navigator.share', guard: /navigator\.share(?:\?|\)try)/ },
  { use: 'navigator.keyboard', guard: /navigator\.keyboard\?\.getLayoutMap\?\.\(\)/ },
  { use: 'navigator.audioSession', guard: /\{audioSession:(\w+)\}=navigator,\w+=\1\?\.type/ },
  { use: 'OfflineAudioContext.suspend', guard: /`suspend`in \w+/ },
  // A method of ours: what players pressed since the last tick
  { use: '.take()', guard: /\.tick\(\w+\.take\(\)\)/ },
];

/** `without`: what is seen where a browser ignores it. `never`: what the part that it lacks would look like. */
export const GUARDED_STYLES = [
  { use: 'accent-color', without: 'check boxes and sliders in the system’s colour' },
  { use: 'break-after: avoid', without: 'a heading may end a printed page' },
  { use: 'content-visibility*', without: 'long lists are drawn at once' },
  { use: 'cursor: *', without: 'fingers have no pointer' },
  { use: 'font-family: ui-monospace', without: 'the next typeface of the list' },
  { use: 'justify-content: safe', without: 'a row begins at its start' },
  { use: 'overscroll-behavior*', without: 'the page may scroll on after a list’s end' },
  { use: 'resize*', without: 'text areas keep their size' },
  { use: 'scrollbar-gutter*', without: 'text moves when a scroll bar comes' },
  { use: 'scrollbar-width*', without: 'scroll bars of the system’s width' },
  { use: 'paint-order', without: 'an outline over its letter’s edge' },
  { use: 'text-wrap: *', without: 'lines of uneven length' },
  { use: '@media (scripting)', without: 'where scripts are forbidden, both sentences of what is missing' },
  { use: '::marker', without: 'marks of lists in the text’s colour' },
  { use: '::selection', without: 'selected text in the system’s colour' },
  { use: ':fullscreen', without: 'iPhones fill the window instead' },
  // Safari 17 wants `h` with its unit, so it is never calculated with. Chrome before 122 counts `l` from 0 to 100: its folds are flat.
  { use: 'oklch(from …)', never: /oklch\(from [^;}]*calc\([^)]*\bh\b/ },
];

export const isListed = (use, { use: listed }) =>
  listed.endsWith('*') ? use.startsWith(listed.slice(0, -1)) : use === listed;
