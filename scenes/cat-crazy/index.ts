// Definition of Cat Crazy for the games page: card, stage, start card, controls.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';
import { ROOM } from './room.ts';

export default defineGame({
  id: 'cat-crazy',
  rulesVersion: 2,
  title: 'Cat Crazy',
  card: {
    blurb: 'Hatch paper cats, fill the book of coats.',
    tags: ['pets', 'collecting'],
    players: [1, 1],
    minutes: 10,
    words: ['virtual pet', 'tamagotchi', 'kittens', 'shop', 'relaxing'],
    added: '2026-11-22',
    listing: { section: 'prototypes', order: 10 },
  },
  frame: 'full',
  stage: { ...ROOM, ink: 'sand', layout: 'words', foot: true },
  start: {
    title: 'Cat Crazy',
    text: 'Buy an egg, warm it, look after what hatches. Your room is kept on this device.',
    buttons: [
      { label: 'Start', setup: { mode: 'home' } },
      { label: 'Ten minutes', setup: { mode: 'ten' } },
    ],
  },
  controls: CONTROLS,
  realTime: true,
  howToPlay: [
    'Buy an egg in the shop and warm it five times, once in five seconds. It hatches where a cat slot is free.',
    'Hunger, thirst, happiness and energy wear down every five seconds. Feed, water, pet and play fill them and teach the cat; a cat above 90 declines more of the same. Nothing ever dies.',
    'Work pays 10 coins for each level of the cat every five seconds. It needs all four bars at 30, and ends by itself below. Rest restores energy.',
    'Cats say what they wish for, and why. Granted within half a minute it brings 20 coins and experience; unheard it costs a little happiness. Some wishes tell the next page of a story.',
    'Two wants at once make a mood of their own. Two playful cats romp and cheer each other up, a blissful one comforts a sad one, and in a heap everybody sleeps better.',
    'As many cats can play at once as there are toys. A toy never wears out.',
    'There are 25 coats, five for each breed, and no duplicate until a breed is whole. Rehome a cat to free its slot: the book remembers.',
    'Undo gives the last purchase back for five seconds. While you are away the room goes on, more and more slowly, for eight hours at most: no bar loses more than 50, or falls under 20. Cats that are still well bring presents, somebody may come by, and the diary in the book remembers.',
    'Ten minutes counts coins, and each coat found as twice its egg. Medals: Five coats, Storyteller for three pages, All ears for no wish unheard.',
  ],
  usesSeed: true,
  assists: true,
  load: () => import('./play.ts'),
});
