// Controls: actions with their keys, touch controls and gamepad buttons; help texts are made from them.
import { bits, type Control } from '../kit/core/input/input.ts';

export const CONTROLS = [
  { action: 'up', keys: ['ArrowUp', 'KeyW'], pad: 'Up', label: 'Move the pointer up' },
  { action: 'left', keys: ['ArrowLeft', 'KeyA'], pad: 'Left', label: 'Move the pointer left' },
  { action: 'down', keys: ['ArrowDown', 'KeyS'], pad: 'Down', label: 'Move the pointer down' },
  { action: 'right', keys: ['ArrowRight', 'KeyD'], pad: 'Right', label: 'Move the pointer right' },
  {
    action: 'act',
    keys: ['Enter', 'Space'],
    pad: 'A',
    mouse:
      'click an agent to select it or to let it go, the map to send it, a person to send it after them; drag from an agent to draw its route',
    tap: 'tap an agent, then where to go or whom to follow; tap it again to let it go; drag from it to draw its route',
    label: 'At the pointer: select an agent, send it, or send it after a person; on cards: go on',
  },
  {
    action: 'mark',
    keys: ['KeyG'],
    button: 'right',
    mouse: 'click a person with the right button, or hold the left one on them',
    tap: 'hold a finger on a person',
    label: 'At the pointer: mark a suspect, or take the mark off',
  },
  { action: 'agent1', keys: ['Digit1'], label: 'Select agent 1; again: the view goes to it' },
  { action: 'agent2', keys: ['Digit2'], label: 'Select agent 2; again: the view goes to it' },
  { action: 'agent3', keys: ['Digit3'], label: 'Select agent 3; again: the view goes to it' },
  { action: 'agent4', keys: ['Digit4'], label: 'Select agent 4; again: the view goes to it' },
  { action: 'nextAgent', keys: ['KeyF'], pad: 'X', label: 'Select the next agent' },
  { action: 'previous', keys: ['KeyQ'], pad: 'LB', label: 'Pointer to the person before' },
  { action: 'next', keys: ['KeyE'], pad: 'RB', label: 'Pointer to the next person' },
  {
    action: 'plan',
    keys: ['KeyT'],
    pad: 'B',
    label: 'Let time stand, give orders, go on',
  },
  {
    action: 'queue',
    keys: ['ShiftLeft', 'ShiftRight'],
    pad: 'Y',
    mouse: 'hold Shift and click for places one after the other',
    label: 'Held: places are added to the way',
  },
  { action: 'halt', keys: ['KeyX', 'Backspace'], label: 'The agent stops where it is' },
  {
    action: 'zoomIn',
    keys: ['Equal', 'NumpadAdd'],
    pad: 'RT',
    mouse: 'turn the wheel',
    tap: 'draw two fingers apart',
    label: 'Look closer',
  },
  {
    action: 'zoomOut',
    keys: ['Minus', 'NumpadSubtract'],
    pad: 'LT',
    tap: 'draw two fingers together',
    label: 'See more',
  },
  {
    action: 'pan',
    keys: ['KeyC'],
    button: 'right',
    mouse: 'drag with the right button',
    tap: 'drag with two fingers',
    label: 'Held: the map goes with the pointer',
  },
  { action: 'camera', keys: ['KeyV'], label: 'The next camera is live' },
  { action: 'radio', keys: ['KeyH'], label: 'Tell the VIP to wait, or to go on' },
] as const satisfies readonly Control[];

export const KEY = bits(CONTROLS);
