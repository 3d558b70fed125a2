// Definition of Cat Crazy for the games page: card, stage, start card, controls.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';
import { ROOM } from './rules/room.ts';

export default defineGame({
  id: 'cat-crazy',
  rulesVersion: 5,
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
    text: 'Buy an egg, warm it, look after what hatches: the next goal always stands on the page. Your room is kept on this device. Ten minutes counts care against the clock: cats at home, wishes, pages of stories, guests, rooms.',
    buttons: [
      { label: 'Start', setup: { mode: 'home' } },
      { label: 'Ten minutes', setup: { mode: 'ten' } },
    ],
  },
  controls: CONTROLS,
  realTime: true,
  howToPlay: [
    'Buy an egg in the shop and warm it five times. It stirs now and then, with a heart: each warming then brings the kitten 8 experience and 4 in every bar, and three of them hatch the first of its two coats, else it is the second. What would hatch shows through the cracks.',
    'The line with the flag is the next goal and what it brings: it asks for something new, and what was done before does not count. A hand at work brings the second cat slot.',
    'How fed, watered, happy and rested a cat is wears down every five seconds. Feed, water, pet and play fill them and teach the cat; 100 is best, and a cat above 90 declines more of the same. Nothing ever dies.',
    'Work pays 10 coins for each level of the cat every five seconds. It needs all four bars at 30, and ends by itself below. Once in that time you can lend a hand: petting a cat at work brings 5 more for each level. Rest restores energy. While a cat sleeps and none is idle, guests come to the window, each with one trade, good or bad: the shop has the prices. Each coat at home wishes for a room of its own in the house on the wall: choose its cat and buy it. The first costs 200, each further one 200 more.',
    'Cats say what they wish for, and why. Granted within half a minute it brings 20 coins and experience; unheard it costs a little happiness. Some wishes tell the next page of a story.',
    'Two wants at once make a mood of their own. Two playful cats romp and cheer each other up, a blissful one comforts a sad one, and in a heap everybody sleeps better.',
    'As many cats can play at once as there are toys. A toy never wears out.',
    'At level 2 a cat feels at home, and its coat stands in the book: 25 coats, five for each breed, no duplicate until a breed is whole. Level 3 sleeps better, level 4 thanks with 30 coins, level 5 tires less at work. A new home frees the slot; a cat that leaves before it was at home counts nothing.',
    'Undo gives the last purchase back for five seconds. While you are away the room goes on, more and more slowly, for eight hours at most: no bar loses more than 50, or falls under 20. Cats that are still well bring presents, somebody may come by, and the diary in the book remembers.',
    'Ten minutes counts each cat at home in your room as twice its egg, 20 for a granted wish, 50 for a page, 40 for a guest who was given food, water or a toy, and 100 for a room; coins only buy. Medals: Five coats at home, Storyteller for three pages, All ears for no wish unheard.',
  ],
  usesSeed: true,
  assists: true,
  load: () => import('./play.ts'),
});
