// Every key of the game, and what it does; letters are typed into the line.
import type { HeadlessStage } from '../../../tests/setup/game.ts';
import { type KeyEffect, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import { uiOf } from '../../kit/core/session/ui.ts';
import definition from '../index.ts';
import type { RoomId } from '../rules/house.ts';
import type { MysteryState } from '../rules/state.ts';
import { type MysteryUi, setDraft } from '../ui.ts';

/** Where this was said, one after the other. */
const after =
  (...said: string[]) =>
  ({ session }: HeadlessStage) => {
    session.start();
    for (const text of said) session.send({ type: 'say', text });
  };
const goes = (at: string, from: RoomId, to: RoomId): KeyEffect<MysteryState> => ({
  at,
  observe: ({ state }) => state.room,
  from,
  to,
});
const writes = (at: string, from: string, to: string): KeyEffect<MysteryState, MysteryUi> => ({
  at,
  observe: ({ state, ui }) => [ui.draft, state.turns],
  from: [from, 0],
  to: [to, 0],
});
const holding = (text: string) => (stage: HeadlessStage) => {
  after()(stage);
  setDraft(uiOf(stage.session), text);
};

testKeyBindings<MysteryState, MysteryUi>(definition, {
  moments: {
    'in front of the house, nothing in the line': holding(''),
    'in the foyer': after('north'),
    'on the upper floor': after('north', 'up'),
    '"look" in the line': holding('look'),
  },
  effects: {
    'goes north': goes('in front of the house, nothing in the line', 'front', 'foyer'),
    'goes south': goes('in the foyer', 'foyer', 'front'),
    'goes west': goes('in the foyer', 'foyer', 'living'),
    'goes east': goes('in the foyer', 'foyer', 'dining'),
    'goes up': goes('in the foyer', 'foyer', 'upstairs'),
    'goes down': goes('on the upper floor', 'upstairs', 'foyer'),
    'offers the next thing to say': writes('"look" in the line', 'look', 'north'),
    'offers the thing to say before': writes('"look" in the line', 'look', 'accuse you'),
    'says what stands in the line': {
      at: '"look" in the line',
      observe: ({ events, ui }) => [ui.draft, events.includes('told')],
      from: ['look', false],
      to: ['', true],
    },
    'offers something where the line is empty': writes('in front of the house, nothing in the line', '', 'look'),
    'clears the line': writes('"look" in the line', 'look', ''),
  },
  keys: [
    ['ArrowUp', 'goes north'],
    ['ArrowDown', 'goes south'],
    ['ArrowLeft', 'goes west'],
    ['ArrowRight', 'goes east'],
    ['PageUp', 'goes up'],
    ['PageDown', 'goes down'],
    ['BracketRight', 'offers the next thing to say'],
    ['BracketLeft', 'offers the thing to say before'],
    ['Enter', 'says what stands in the line'],
    ['Enter', 'offers something where the line is empty'],
    ['Backspace', 'clears the line'],
    ['Delete', 'clears the line'],
  ],
});
