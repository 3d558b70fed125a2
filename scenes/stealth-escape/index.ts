// Definition of Stealth Escape for the games page: card, stage, start card, controls.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';
import { choiceOf, DAY_CHOICE, HALLS, MAP_CHOICE } from './rules/missions/names.ts';

export default defineGame({
  id: 'stealth-escape',
  title: 'Stealth Escape',
  card: {
    blurb: 'Slip past the cones. Five levels, one exit.',
    tags: ['action', 'stealth'],
    players: [1, 1],
    minutes: 1,
    words: ['sneaking', 'guards', 'hide', 'top down', 'levels'],
    added: '2026-11-20',
    listing: { section: 'prototypes', order: 1 },
  },
  frame: 'plain',
  stage: {
    width: 800,
    height: 600,
    ink: 'indigo',
    tall: { width: 540, height: 600 },
    narrowPad: true,
    strip: true,
  },
  start: {
    title: 'Stealth Escape',
    text: 'Run with WASD or the arrow keys to the glowing door. Click to shoot towards the cursor, Space to shoot where you look.',
    touchText: 'Run with the joystick to the glowing door. FIRE shoots where you look; tap the stage to shoot there.',
    buttons: [{ label: 'Start' }],
    ofDay: { halls: DAY_CHOICE },
    options: [
      {
        name: 'halls',
        label: 'Halls',
        choices: [
          { value: 'five', label: 'Five levels' },
          { value: 'night', label: 'Night watch: ten halls, something new in each' },
          { value: MAP_CHOICE, label: 'Missions: sixteen halls in four wings' },
          { value: DAY_CHOICE, label: 'The hall of the day' },
          ...HALLS.map((name, index) => ({ value: choiceOf(index + 1), label: `Hall ${index + 1}: ${name}` })),
        ],
      },
      {
        name: 'suspicion',
        label: 'Suspicion meter',
        choices: [
          { value: false, label: 'Off' },
          { value: true, label: 'On: guards look before they chase' },
        ],
      },
    ],
  },
  controls: CONTROLS,
  realTime: true,
  keyWords: {
    'WASD or the arrow keys': ['up', 'left', 'down', 'right'],
    Space: ['fire'],
  },
  touchWords: { 'Space folds': 'FIRE folds' },
  howToPlay: [
    'Reach the glowing door on each of five levels. Health and ammo come with you.',
    'Guards see what lies in their cone; walls cut it. A guard that sees you chases until a wall hides you, then searches where it saw you last.',
    'Touching a guard costs health, and he feels it. A dart stops a guard, but its noise brings every guard that the ring reaches.',
    'A dart that meets nobody is heard where it falls: guards go and look there. Press FIRE right behind a guard to fold him without a sound.',
    'Ammo lies about now and then: gold and round. No more than two at once.',
    'Score pays for stealth: most for a level unseen, the more the deeper it is, and something for one without a shot and for a folded guard. Each time a guard notices you costs, each shot and each second too: at most what its level earned.',
    'Finish all five unseen for the Ghost medal, without a shot for the Pacifist medal.',
    'Missions: sixteen halls in four wings. Each has three stars: in time, unseen, and unarmed, which means no dart and nobody folded. Here the fox walks, and guards who chase are as fast.',
    'Night watch: ten dark halls. Guards see half as far outside lamplight, and each hall brings something new: it is said when the hall begins.',
  ],
  usesSeed: true,
  redraw: { label: 'New game' },
  rulesVersion: 4,
  assists: true,
  load: () => import('./play.ts'),
});
