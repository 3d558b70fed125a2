// What buttons and fields are called, as literals: a test holds the HUD, the pause menu and the touch pad to them.
import type { Labels } from '../../../tests/labels/labels.ts';

export const labels: Labels = {
  start: [
    'Robot A health',
    'Robot A energy',
    'Robot B health',
    'Robot B energy',
    'Battle',
    [
      'Start Battle',
      "fight {\"a\":\"function tick(state) {\\n  // Twenty steps, then shoot. You can do better: turn, aim, save your energy.\\n  return state.tick < 20 ? 'move' : 'shoot';\\n}\",\"b\":\"function tick(state) {\\n  if (state.tick % 4 !== 0) return 'wait';\\n  return state.tick % 80 < 40 ? 'turnLeft' : 'move';\\n}\"}",
    ],
    ['Stop', 'cannot be pressed'],
    ['Hold', 'cannot be pressed'],
    ['Speed ×1 / ×1', 'cannot be pressed'],
    ['To the end', 'cannot be pressed'],
    'Workshop',
    ['Robot A', 'nothing'],
    ['Robot B', 'is selected true'],
    ['Match', 'is selected true'],
    ['API', 'opens API and house robots, is selected true'],
    ['Tournament', 'opens Close + Against + Rounds each'],
    ['League', 'opens Close + Link to a robot + Add'],
    ['Copy a link to both scripts', 'nothing'],
    'Robot A: whose script',
    ['Swap A and B', 'fills Robot A: whose script with “target”, fills Robot B: whose script with “steps”'],
    'Robot B: whose script',
  ],
  later: [
    {
      what: 'what scripts can ask',
      press: ['API'],
      brings: ['API and house robots'],
    },
    {
      what: 'the tournament',
      press: ['Tournament'],
      brings: [
        ['Close', 'closes Close + Against + Rounds each'],
        'Against',
        'Rounds each',
        ['Start the tournament', 'closes Start the tournament'],
      ],
    },
  ],
  pause: [
    'Resume',
    'Restart',
    'How to play',
    'Replays',
    'Settings',
    'Find anything',
    'Fullscreen',
    'Back to start',
    'All games',
    'Game speed',
  ],
  pad: [],
};
