// Sounds by event; null means deliberately silent. Coins, ice in a jug, a shutter.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './rules/state.ts';

export const sounds: Readonly<Record<Event['type'], Voice | null>> = {
  refused: { layers: [{ wave: 'triangle', hertz: [220, 180], seconds: 0.14, gain: 0.1 }] },
  planned: { layers: [pluck(520, 0.05, 0.07)], vary: 0.08, everySeconds: 0.04 },
  placed: { layers: [rustle(0.3, 0.1), pluck(440, 0.06, 0.08, 0.04)], everySeconds: 0.06 },
  toolPlanned: { layers: [pluck(659, 0.08, 0.1), pluck(880, 0.1, 0.08, 0.06)] },
  handSet: { layers: [pluck(494, 0.06, 0.08)] },
  pushedOn: { layers: [rustle(0.9, 0.14), pluck(294, 0.1, 0.08, 0.1)] },
  cartBought: { layers: [rustle(1.2, 0.16), ...arpeggio([392, 523, 659, 784, 1047], 0.1, 0.4, 0.13)] },
  opened: { layers: [rustle(1.4, 0.2), ...arpeggio([392, 523, 659], 0.09, 0.25, 0.12)] },
  stayedClosed: { layers: [rustle(1.6, 0.18), pluck(196, 0.2, 0.1, 0.1)] },
  sold: { layers: [pluck(1319, 0.09, 0.08), pluck(1760, 0.12, 0.07, 0.05)], vary: 0.03, everySeconds: 0.08 },
  declined: { layers: [{ wave: 'sine', hertz: [260, 210], seconds: 0.1, gain: 0.05 }], vary: 0.1, everySeconds: 0.2 },
  jugBegun: { layers: [rustle(0.4, 0.1), pluck(1568, 0.05, 0.06, 0.06), pluck(1397, 0.05, 0.06, 0.13)], vary: 0.06 },
  soldOut: { layers: [pluck(440, 0.14, 0.12), pluck(330, 0.2, 0.12, 0.14)] },
  priceChanged: { layers: [rustle(0.5, 0.16), pluck(660, 0.06, 0.08, 0.06)], everySeconds: 0.06 },
  paceSet: { layers: [pluck(587, 0.05, 0.07)] },
  asked: { layers: [pluck(740, 0.06, 0.08), pluck(880, 0.06, 0.06, 0.06)], vary: 0.06 },
  noonCame: { layers: arpeggio([784, 659], 0.16, 0.4, 0.1) },
  eveningCame: { layers: [rustle(1.2, 0.16), ...arpeggio([659, 523, 392], 0.14, 0.4, 0.12)] },
  morningCame: { layers: arpeggio([523, 659, 784], 0.1, 0.3, 0.1) },
  folded: { layers: [rustle(2, 0.24), { wave: 'triangle', hertz: [294, 147], seconds: 0.7, gain: 0.14 }] },
  begunAgain: { layers: arpeggio([330, 392, 523], 0.12, 0.3, 0.12) },
  weekEnded: { layers: arpeggio([523, 659, 784, 1047], 0.12, 0.5, 0.14) },
};
