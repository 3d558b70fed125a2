// Every key of the game, and what it does.
import { type KeyEffect, testKeyBindings } from '../../../tests/setup/keyBindings.ts';
import type { GameScene } from '../../kit/phaser/GameScene.ts';
import definition from '../index.ts';
import type { SokobanState } from '../rules/state.ts';
import type { SokobanUi } from '../ui.ts';

/** A hall larger than the stage, the fox in its middle. */
const HALL = [
  '#'.repeat(40),
  `#$.${' '.repeat(36)}#`,
  ...Array<string>(18).fill(`#${' '.repeat(38)}#`),
  `#${' '.repeat(19)}@${' '.repeat(18)}#`,
  ...Array<string>(18).fill(`#${' '.repeat(38)}#`),
  '#'.repeat(40),
].join('\n');

const walks = (letter: string): KeyEffect<SokobanState> => ({
  observe: ({ state }) => state.lurd,
  from: '',
  to: letter,
});
/** A key that is held walks on after 16 ticks. */
const walksOn = (letter: string): KeyEffect<SokobanState> => ({
  ...walks(letter.repeat(2)),
  at: 'a large board, seen whole',
  held: 20,
});
const opens = (number: number, from: number): KeyEffect<SokobanState> => ({
  at: from === 1 ? 'level 1 begins' : 'level 2 begins',
  observe: ({ state, events }) => [state.number, events],
  from: [from, []],
  to: [number, ['began']],
});

testKeyBindings<SokobanState, SokobanUi>(definition, {
  moments: {
    'level 1 begins': ({ session }) => session.start(),
    'level 2 begins': ({ session }) => {
      session.start();
      session.send({ type: 'level', number: 2 });
    },
    'two steps done': ({ session }) => {
      session.start();
      for (const direction of 'lu') session.send({ type: 'move', direction });
    },
    'two steps done, one taken back': ({ session }) => {
      session.start();
      for (const direction of 'lu') session.send({ type: 'move', direction });
      session.undo?.();
    },
    'two steps taken back': ({ session }) => {
      session.start();
      for (const direction of 'lu') session.send({ type: 'move', direction });
      for (let i = 0; i < 2; i++) session.undo?.();
    },
    'a large board, seen whole': ({ session }) => {
      session.start();
      session.send({ type: 'open', xsb: HALL });
    },
  },
  effects: {
    'walks up': walks('u'),
    'walks down': walks('d'),
    'walks left': walks('l'),
    'walks right': walks('r'),
    'held walks on up': walksOn('u'),
    'held walks on down': walksOn('d'),
    'held walks on to the left': walksOn('l'),
    'held walks on to the right': walksOn('r'),
    'takes a step back': { at: 'two steps done', observe: ({ state }) => state.lurd, from: 'lu', to: 'l' },
    'does the step again': {
      at: 'two steps done, one taken back',
      observe: ({ state }) => state.lurd,
      from: 'l',
      to: 'lu',
    },
    'held takes step after step back': {
      at: 'two steps done',
      held: 20,
      observe: ({ state }) => state.lurd,
      from: 'lu',
      to: '',
    },
    'held does step after step again': {
      at: 'two steps taken back',
      held: 20,
      observe: ({ state }) => state.lurd,
      from: '',
      to: 'lu',
    },
    'resets the level': {
      at: 'two steps done',
      observe: ({ state, events }) => [state.lurd, events],
      from: ['lu', []],
      to: ['', ['began']],
    },
    'looks near, or at the whole board': {
      at: 'a large board, seen whole',
      after: 60,
      observe: ({ stage }) => (stage.game.scene.scenes[0] as unknown as GameScene).worldAt(600, 0).x > 1500,
      from: true,
      to: false,
    },
    'asks for a hint': { observe: ({ ui }) => ui.asked, from: 0, to: 1 },
    'opens level 1': opens(1, 2),
    'opens level 2': opens(2, 1),
    'opens level 3': opens(3, 1),
    'opens level 4': opens(4, 1),
    'opens level 5': opens(5, 1),
  },
  keys: [
    ['ArrowUp', 'walks up'],
    ['ArrowUp', 'held walks on up'],
    ['KeyW', 'walks up'],
    ['ArrowDown', 'walks down'],
    ['ArrowDown', 'held walks on down'],
    ['KeyS', 'walks down'],
    ['ArrowLeft', 'walks left'],
    ['ArrowLeft', 'held walks on to the left'],
    ['KeyA', 'walks left'],
    ['ArrowRight', 'walks right'],
    ['ArrowRight', 'held walks on to the right'],
    ['KeyD', 'walks right'],
    ['KeyZ', 'takes a step back'],
    ['KeyZ', 'held takes step after step back'],
    ['KeyU', 'takes a step back'],
    ['Backspace', 'takes a step back'],
    ['KeyY', 'does the step again'],
    ['KeyY', 'held does step after step again'],
    ['KeyR', 'resets the level'],
    ['KeyO', 'looks near, or at the whole board'],
    ['KeyH', 'asks for a hint'],
    ['Digit1', 'opens level 1'],
    ['Numpad1', 'opens level 1'],
    ['Digit2', 'opens level 2'],
    ['Numpad2', 'opens level 2'],
    ['Digit3', 'opens level 3'],
    ['Numpad3', 'opens level 3'],
    ['Digit4', 'opens level 4'],
    ['Numpad4', 'opens level 4'],
    ['Digit5', 'opens level 5'],
    ['Numpad5', 'opens level 5'],
  ],
});
