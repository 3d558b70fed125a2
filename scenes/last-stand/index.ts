// Game definition of Airborne: card, stage, start card, controls. Kept small: the games page loads it for every game.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';

export default defineGame({
  id: 'last-stand',
  title: 'Airborne',
  heading: 'Airborne Game',
  card: {
    blurb: 'One gun against a sky full of paper. Let nobody land.',
    tags: ['action', 'shooter'],
    players: [1, 1],
    minutes: 3,
    words: ['paratrooper', 'missile command', 'cannon', 'helicopters', 'tower', 'survival'],
    added: '2026-11-20',
    listing: { section: 'more', order: 4 },
  },
  frame: 'plain',
  // On an upright phone most of the screen is letterbox: a finger there aims too.
  pointer: { letterbox: true },
  stage: { width: 800, height: 600, ink: 'sky', wants: 'landscape' },
  start: {
    title: 'AIRBORNE!',
    specified: true,
    text: 'Drive with the arrow keys, aim with the mouse or A and D, fire short bursts with Space or the mouse button: a held trigger overheats.',
    touchText: 'Touch the sky: the gun turns there and fires. Short bursts keep it cool. Left and Right drive it.',
    buttons: [{ label: 'Start Game' }],
    options: [
      {
        name: 'battle',
        label: 'Battle',
        choices: [
          { value: 'sky', label: 'The sky' },
          { value: 'siege', label: 'Siege: carriers, gliders, an airship' },
        ],
      },
      {
        name: 'speed',
        label: 'Pace',
        choices: [
          { value: 1, label: 'Full speed' },
          { value: 0.6, label: 'Practice: 60 %' },
        ],
      },
    ],
  },
  controls: CONTROLS,
  realTime: true,
  keyWords: {
    'the arrow keys': ['left', 'right'],
    'A and D': ['turnLeft', 'turnRight'],
    Space: ['fire'],
  },
  howToPlay: [
    'Helicopters drop paratroopers, one after another: shot in time, the rest stay aboard. Those that land walk to the gun; one that comes within reach takes it, and the game is over. Driving away gains time.',
    'A helicopter is worth 100, a paratrooper in the air 50, a landed one 25; one that lands gives 10. Every shot costs 5.',
    'Shoot a parachute and its trooper falls. What falls takes with it whatever it meets: wrecks most of all.',
    'The cannon shoots straight at anything. The mortar throws shells in an arc that burst on the ground, where the cross is: good against a crowd.',
    'A held trigger heats the cannon, as the bar at its foot shows: hot, it fires slowly and its shots go wide. Short bursts stay true; let go of the trigger, or use the mortar, and it cools.',
    'A locked gun stands still and turns its barrel with the driving keys, up to 60 degrees: faster, truer when hot, and quicker to cool.',
    'Siege: armour turns bullets; two shells break a carrier, or two shots into its open hatch. Locked, shells load twice as fast. Shoot gliders before they duck, or drive away. Airships: shoot the open hatch.',
    'Kills in quick succession make a chain; ten in a row earn a medal.',
    'In a daily run the pale gun is your best run of that day so far, with its score at this moment.',
  ],
  helpOnPage: 'How to Play',
  usesSeed: true,
  rulesVersion: 5,
  assists: true,
  load: () => import('./play.ts'),
});
