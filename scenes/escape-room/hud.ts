// HUD items: room, solved puzzles, hints, message.
import type { HudItem } from '../kit/core/hud.ts';
import type { EscapeTuning } from './constants.ts';
import { puzzlesOf, puzzlesSolved } from './levels/graph.ts';
import { roomName } from './rules/item.ts';
import type { EscapeState } from './rules/state.ts';

export function hud(state: Readonly<EscapeState>, _t: EscapeTuning): readonly HudItem[] {
  const { room, hintsLeft, done, draws, message } = state;
  return [
    { kind: 'counter', id: 'room', label: 'Room', value: roomName(room) },
    {
      kind: 'counter',
      id: 'solved',
      label: 'Solved',
      value: `${puzzlesSolved(draws, done)} of ${puzzlesOf(draws).length}`,
    },
    { kind: 'counter', id: 'hints', label: 'Hints', value: hintsLeft },
    { kind: 'prompt', id: 'message', text: message },
  ];
}
