// Definition of Gem Tower Defense for the games page: card, stage, start card, controls.
import ADDED from '../../assets/levels/rock-td/added.json' with { type: 'json' };
import { type AddedLevel, addedChoices, addedFiles } from '../kit/core/added.ts';
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';

const DIFFICULTIES = ['EASY', 'NORMAL', 'HARD', 'EXTREME', 'INSANE'] as const;
const CHALLENGES = ['crossing', 'spiral', 'narrows'] as const;
const named = (key: string): string => `${key[0]?.toUpperCase()}${key.slice(1)}`;

/** High scores: by difficulty on the classic map, and for each other map. */
const SCORES = [
  ...DIFFICULTIES.map(label => ({ label, key: `classic ${label}` })),
  ...CHALLENGES.map(key => ({ label: named(key), key })),
  ...ADDED.map(({ name, title }: AddedLevel) => ({ label: title, key: name })),
].map(({ label, key }) => ({ label, stats: [key, `${key} level`] }));

export default defineGame({
  id: 'rock-td',
  title: 'Gem Tower Defense',
  card: {
    blurb: 'Five rocks, one gem, one long way round.',
    tags: ['tower defense', 'strategy'],
    players: [1, 1],
    minutes: 12,
    words: ['gem td', 'maze', 'waves', 'gems', 'defence'],
    added: '2026-11-22',
    listing: { section: 'prototypes', order: 12 },
  },
  frame: 'plain',
  stage: { width: 640, height: 480, ink: 'moss', layout: 'words' },
  start: {
    title: 'Gem Tower Defense',
    specified: true,
    text: 'Place 5 rocks: each hides a gem. Keep one, the others are walls. Then the wave comes. Victory: level 50 on EASY, 35, 25, 20, 15 on harder ones, sooner on other maps.',
    buttons: [{ label: 'Play' }],
    options: [
      {
        name: 'difficulty',
        label: 'Difficulty',
        choices: DIFFICULTIES.map(value => ({ value, label: value })),
      },
      {
        name: 'map',
        label: 'Map',
        choices: [
          { value: 'classic', label: 'Classic' },
          ...CHALLENGES.map(value => ({ value, label: named(value) })),
          ...addedChoices(ADDED),
        ],
      },
    ],
    scores: { label: 'High Scores', back: 'Back to Menu', columns: ['', 'Score', 'Level'], rows: SCORES },
    help: { label: 'Instructions', back: 'Back to Menu' },
  },
  controls: CONTROLS,
  realTime: true,
  levels: ['classic.txt', 'crossing.txt', 'spiral.txt', 'narrows.txt', ...addedFiles(ADDED, 'txt')],
  texts: { own: { room: 400, noun: 'map' } },
  howToPlay: [
    'Each round: place 5 rocks on free cells, then choose one gem and press KEEP. The other four become walls, and the wave comes.',
    'Mobs on foot walk the shortest way from flag to flag. Rocks make it longer, but may never block it. Those in the air fly straight from flag to flag: every 4th level.',
    'Two gems of a round that are alike combine to one of the next quality.',
    'Ruby bursts, Sapphire slows, Emerald poisons, Topaz hits three, Diamond hits the ground only and sometimes double, Amethyst the air only and far, Opal hastens gems beside it, Aquamarine is fast.',
    'Every wave has its answer: bursts for the Swarm, slowing and holding for Runners, many hits for the wards of Wardens, poison for the shells of Crawlers, lucky hits for elders, and gems near the straight lines for Fliers.',
    'A kill brings gold. Upgrade Quality shifts the odds of all gems to come, for the whole run.',
    'Two kept gems fuse to one that neither could be, and some of these once more: the recipe book says which. Of each fused kind one stands at a time. A fused gem hits harder with every kill. A gem is as strong as the level in which it was cut or fused; Recut makes it of today and of the next quality, for gold.',
    'A new rock may replace a plain one, or an own gem. 17 cells stay free. Undo takes rocks back until KEEP.',
    'From level 10 on, sooner on harder ones, mobs grow shells that let less of each hit through.',
    'Once a wave is all there, and nobody of the one before walks, you may call the next level. What still walks then pays more when it falls, and makes the called wave faster.',
    'Each mob that gets through costs a life. Victory is level 50 on EASY, 35 on NORMAL, 25 on HARD, 20 on EXTREME, 15 on INSANE, and lower on the other maps; then it goes on.',
  ],
  pointer: { hovers: true },
  usesSeed: true,
  rulesVersion: 5,
  assists: true,
  load: () => import('./play.ts'),
});
