// Sounds by event; null means deliberately silent.
import { arpeggio, pluck, rustle, type Voice } from '../kit/sound/voices.ts';
import type { Event } from './rules/state.ts';

export const sounds: Readonly<Record<Event['type'], Voice | null>> = {
  briefed: { layers: [rustle(1.6, 0.22), pluck(294, 0.2, 0.1, 0.06)] },
  missionStarted: { layers: [...arpeggio([294, 392, 587], 0.08, 0.28, 0.16), rustle(1.2, 0.18)] },
  agentSelected: { layers: [pluck(659, 0.14, 0.16), pluck(988, 0.12, 0.08, 0.05)] },
  agentDeselected: { layers: [pluck(494, 0.14, 0.12)] },
  agentOrdered: { layers: [pluck(523, 0.1, 0.12), rustle(0.5, 0.1)], vary: 0.04, everySeconds: 0.05 },
  doorMoved: { layers: [{ noise: 'lowpass', hertz: [700, 200], seconds: 0.16, gain: 0.3 }, pluck(196, 0.12, 0.14)] },
  doorBroken: {
    layers: [
      { noise: 'lowpass', hertz: [2400, 300], seconds: 0.3, gain: 0.4 },
      pluck(131, 0.3, 0.24),
      pluck(123, 0.3, 0.2, 0.12),
    ],
  },
  disguised: { layers: [rustle(1.4, 0.26), pluck(740, 0.16, 0.14, 0.12)] },
  disguiseLost: { layers: [rustle(1, 0.22), pluck(370, 0.16, 0.12, 0.08)] },
  cameraLive: { layers: [pluck(1319, 0.06, 0.1), pluck(1760, 0.06, 0.08, 0.05)] },
  vipWaits: { layers: [rustle(0.6, 0.2), pluck(880, 0.1, 0.12), pluck(660, 0.14, 0.12, 0.1)] },
  vipGoesOn: { layers: [rustle(0.6, 0.2), pluck(660, 0.1, 0.12), pluck(880, 0.14, 0.12, 0.1)] },
  suspectMarked: { layers: [pluck(392, 0.2, 0.2), pluck(370, 0.22, 0.14, 0.09)] },
  suspectUnmarked: { layers: [pluck(370, 0.16, 0.12), pluck(392, 0.16, 0.1, 0.07)] },
  signNoted: { layers: [pluck(1175, 0.12, 0.1), pluck(1568, 0.1, 0.06, 0.05)], everySeconds: 0.15 },
  proofNoted: { layers: arpeggio([784, 988, 1319], 0.06, 0.26, 0.18) },
  enemyApprehended: { layers: [...arpeggio([392, 523, 659, 784], 0.07, 0.3, 0.24), rustle(1.6, 0.25)] },
  enemyCaught: { layers: [...arpeggio([392, 523, 784, 1047], 0.06, 0.3, 0.26), rustle(2, 0.3)] },
  complained: {
    layers: [{ wave: 'square', hertz: [330, 247], seconds: 0.22, gain: 0.09 }, rustle(1.4, 0.3)],
  },
  vipStruck: {
    layers: [
      { noise: 'lowpass', hertz: [1800, 200], seconds: 0.35, gain: 0.4 },
      { wave: 'sawtooth', hertz: [196, 65], seconds: 0.6, gain: 0.14 },
    ],
  },
  enemyFled: { layers: [rustle(1.2, 0.3), pluck(262, 0.16, 0.12)], everySeconds: 0.2 },
  enemyEscaped: { layers: [{ wave: 'triangle', hertz: [392, 131], seconds: 0.5, gain: 0.16 }] },
  timeUp: { layers: [pluck(880, 0.3, 0.16), pluck(880, 0.3, 0.16, 0.25), pluck(880, 0.4, 0.16, 0.5)] },
  planned: { layers: [{ wave: 'sine', hertz: [440, 330], seconds: 0.16, gain: 0.12 }] },
  missionSucceeded: { layers: [...arpeggio([392, 494, 587, 784, 988], 0.09, 0.4), rustle(1.8, 0.22)] },
  missionFailed: { layers: [{ wave: 'sawtooth', hertz: [220, 82], seconds: 0.8, gain: 0.14 }, rustle(2.2, 0.3)] },
  gameCompleted: { layers: [...arpeggio([392, 494, 587, 784, 988, 1175], 0.11, 0.5), rustle(2, 0.25)] },
  refused: { layers: [{ wave: 'square', hertz: [160, 130], seconds: 0.1, gain: 0.07 }], everySeconds: 0.2 },
};
