// Two fingers: a short tap of both is told from a pinch, a long press, three fingers and a stroke with a palm.
import { expect, test } from 'vitest';
import { TwoFingers } from './TwoFingers.ts';

/** Events as `<sign><finger>@<ms>` with `:<x>` where it moved: + down, ~ move, - up, x taken away by the system. */
function played(script: string): { readonly taps: number; readonly strokes: readonly boolean[] } {
  const hands = new TwoFingers();
  let taps = 0;
  const strokes: boolean[] = [];
  for (const word of script.split(' ')) {
    const [, sign, id, ms, x = '0'] = /^([+~x-])(\d)@(\d+)(?::(\d+))?$/.exec(word) ?? [];
    const event = {
      pointerId: Number(id),
      pointerType: 'touch',
      clientX: Number(x),
      clientY: 0,
      timeStamp: Number(ms),
    };
    if (sign === '+') {
      hands.down(event);
      strokes.push(hands.isStroke);
    } else if (sign === '~') hands.move(event);
    else if (hands.up({ ...event, type: sign === 'x' ? 'pointercancel' : 'pointerup' })) taps++;
  }
  return { taps, strokes };
}

test.each<[what: string, script: string, taps: number]>([
  ['a tap of two', '+1@0 +2@40 -1@120 -2@150', 1],
  ['with a little slip', '+1@0 +2@40 ~1@60:9 -2@120 -1@150:9', 1],
  ['two taps', '+1@0 +2@40 -1@120 -2@150 +1@300 +2@320 -2@400 -1@410', 2],
  ['one finger', '+1@0 -1@80', 0],
  ['two, one after the other', '+1@0 -1@80 +2@120 -2@180', 0],
  ['a pinch', '+1@0 +2@40 ~1@60:60 -1@120:60 -2@150', 0],
  ['a long press', '+1@0 +2@40 -1@700 -2@710', 0],
  ['three fingers', '+1@0 +2@40 +3@50 -3@100 -2@110 -1@120', 0],
  ['taken away by the system', '+1@0 +2@40 x1@60 x2@60', 0],
])('%s', (_, script, taps) => expect(played(script).taps).toBe(taps));

test.each<[what: string, script: string, isStroke: boolean]>([
  ['the second finger at once', '+1@0 +2@40', false],
  ['a quick line of a pinch', '+1@0 ~1@50:60 +2@90', false],
  ['a finger that rested', '+1@0 ~1@50:5 +2@3000', false],
  ['a long stroke, then a palm', '+1@0 ~1@800:200 +2@900', true],
])('%s: is it a stroke', (_, script, isStroke) => expect(played(script).strokes.at(-1)).toBe(isStroke));
