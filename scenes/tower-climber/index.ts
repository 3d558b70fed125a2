// Definition of Tower Climber: card, stage, start card, controls. The games page loads it for every game, so it stays small.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';

export default defineGame({
  id: 'tower-climber',
  title: 'Tower Climber',
  rulesVersion: 3,
  card: {
    blurb: 'Pull back, let go, land. The tower has no top.',
    tags: ['action', 'skill'],
    players: [1, 1],
    minutes: 2,
    words: ['jumping', 'platformer', 'jump and run', 'slingshot', 'endless', 'one button'],
    added: '2026-11-22',
    listing: { section: 'prototypes', order: 7 },
  },
  frame: 'black',
  stage: { width: 400, height: 600, ink: 'indigo' },
  start: {
    title: 'Tower Climber',
    specified: true,
    text: 'Drag away from your character to aim and jump!',
    buttons: [{ label: 'Start Game' }],
  },
  controls: CONTROLS,
  realTime: true,
  pointer: { gesture: true, letterbox: true },
  touchWords: {
    'Put the finger or the mouse down': 'Put a finger down',
    'Back to the middle, Esc or a second finger': 'Back to the middle or a second finger',
  },
  howToPlay: [
    'Put the finger or the mouse down anywhere, draw away from where you want to go, and let go: the dots are the flight. Back to the middle, Esc or a second finger calls it off.',
    'Climb. Every 10 px are a point, counted where you land. Who falls out of the picture or touches an enemy begins again.',
    'Ledges are met from above and while you fall: you fly up through them. Walls give back part of your speed.',
    'Every 2,000 px something new comes: ledges that slide, crumble or fold away, ice, hoppers, moths, soft and springy walls. A spring makes a jump 1.4 times as strong.',
    'In every level one paper crane hangs at the edge, off the way. Catch it in flight and it stays with you: the next time you fall out of the picture or touch an enemy it carries you back to a ledge.',
    'There is always a way on which no enemy walks. A crumbled ledge unfolds again after three seconds.',
  ],
  usesSeed: true,
  assists: true,
  load: () => import('./play.ts'),
});
