// What the game is: card, stage, start card, controls. Light: the games page loads it for every game.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';

/** Names of the arena's robots, the first to be met first. */
const LADDER =
  'Sentry Tumbler Snail Bull Spinner Crawler Moth Compass Angler Heron Pendulum Gambler Clockwork Actuary Mirror Magnet Surfer Fable';

export default defineGame({
  id: 'robot-battle',
  title: 'Robot Battle',
  card: {
    blurb: 'Write a robot. Watch it fight. Write it better.',
    tags: ['programming', 'strategy'],
    players: [1, 2],
    minutes: 1,
    words: ['robocode', 'coding', 'javascript', 'learn to program', 'arena'],
    added: '2026-11-22',
    listing: { section: 'prototypes', order: 6 },
  },
  frame: 'full',
  stage: { width: 400, height: 300, ink: 'sand', layout: 'words', foot: true, resultLine: 'title' },
  start: {
    title: 'Robot Battle',
    text: 'A robot is a few lines of JavaScript that say each tick what to do: move, turn, shoot, shield, wait. Yours is ready. Start it, watch it, make it better: seven house robots wait.',
    buttons: [{ label: 'To the workshop' }],
    options: [
      {
        name: 'mode',
        label: 'Mode',
        choices: [
          { value: 'duel', label: 'Duel: two robots, shots at once' },
          {
            value: 'arena',
            label: 'Arena: flying shells, walls, up to six',
            text: 'Eighteen robots in six leagues wait for yours, a few lines of JavaScript. Shells fly here, and can be led and dodged.',
            ladder: {
              names: LADDER.split(' '),
              stat: 'Arena * ticks',
            },
          },
        ],
      },
      {
        name: 'senses',
        label: 'Senses',
        choices: [
          { value: 'all', label: 'All: where the other is' },
          { value: 'radar', label: 'Radar: a blurred echo in a cone' },
        ],
      },
    ],
  },
  controls: CONTROLS,
  texts: { match: { room: 29_000, noun: 'match' } },
  howToPlay: [
    "A script is a function body, or function tick(state), called ten times a second. It returns 'move', 'back', 'turnLeft', 'turnRight', 'shoot', 'shield' or 'wait'.",
    'state tells position {x, y, angle}, enemyPosition {x, y}, health, energy, tick, arena, and memory, which is yours. distance(), bearing(), angleTo() are about the enemy; log() writes into the log.',
    'With a radar (an option) enemyPosition is an echo: some units beside the truth, and only inside a cone of 50 degrees to each side. Outside it stays what it was, and state.seen counts the ticks since.',
    'A shot hits within 30 degrees of where you face and nearer than 200 units: 20 of 100 health.',
    'Energy: 100, and 2 more each tick. Move 5, turn 3, shoot 20, shield 15. Too little is a wait.',
    'A shield holds three ticks. In a tick, shields come first, then moves and turns, then shots.',
    'After 1,200 ticks more health wins. A script that throws moves forward; one that does not compile, is over 64 KB or thinks for too long loses.',
    'In the arena (an option) shells fly and can be led and dodged, guns turn by themselves and grow hot, blocks stop shells, and up to six fight, alone or in teams. Its API and strategy stand beside the script.',
    'Hold the battle and step through it: what each robot saw and did stands beside it.',
  ],
  rulesVersion: 2,
  usesSeed: true,
  assists: true,
  load: () => import('./play.ts'),
});
