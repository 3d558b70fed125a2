// Definition of Rubber Band Rocket: card, stage, start card, controls. The games page loads it for every game, so it stays small.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';
import { STAGE } from './rules/stage.ts';

export default defineGame({
  id: 'rubber-band-rocket',
  title: 'Rubber Band Rocket',
  rulesVersion: 4,
  card: {
    blurb: 'Hold, let go, fly a little higher. Fifty launches to the Moon.',
    tags: ['idle', 'timing'],
    players: [1, 1],
    minutes: 15,
    words: ['incremental', 'clicker', 'upgrades', 'one button', 'learn to fly', 'space', 'moon'],
    added: '2026-11-22',
    listing: { section: 'prototypes', order: 5 },
  },
  frame: 'fullscreen',
  stage: { ...STAGE, ink: 'sky', reserve: { sides: 124, above: 88, below: 176 } },
  start: {
    title: 'Rubber Band Rocket',
    text: 'Hold Space or the mouse button to draw the band, let go to launch. Every unit above your record is a coin.',
    touchText: 'Hold a finger on the picture, lift it to launch. Every unit above your record is a coin.',
    buttons: [{ label: 'Start' }],
    options: [
      {
        name: 'rocket',
        label: 'Rocket',
        choices: [
          { value: 'ball', label: 'Ball: one burn' },
          {
            value: 'swallow',
            label: 'Swallow: three wing beats',
            afterWin: 'Swallow: after your first Moon',
          },
        ],
      },
    ],
  },
  controls: CONTROLS,
  realTime: true,
  keyWords: {
    'the arrow keys': ['left', 'right'],
    Space: ['hold'],
  },
  pointer: { letterbox: true },
  touchWords: {
    'with the arrow keys, or hold a finger or the mouse where to go': 'by a finger held where to go',
    'the same key or a short tap': 'a short tap',
  },
  howToPlay: [
    'Draw the band and let go: full power flies highest. Held there for more than a second it snaps, throws with 40 % and must be mended.',
    'Every new unit of height pays a coin, at once. A landing without a record pays 5, within a tenth of the record 20, and every feather 10. Each new sky on the way pays extra.',
    'The workshop fits one upgrade per landing. Power makes the band stronger, Booster burns for half a second.',
    'The booster holds the ball against gravity and pushes it, the first up to half of its launch speed, each further one an eighth more; a faster ball it pushes in vain, and above the stratosphere’s edge the air is too thin to push as hard. It fires by itself at the apex, which is seldom the best moment.',
    'The bar says what this launch reaches, to the unit: with the booster left alone, and with the booster fired now. Fire when the number stops growing.',
    'Parts hang on the fox for one flight, two at a time: each costs a part of your record, and nothing is held back. The balloon carries it up a little more at the apex; the magnet draws what one passes, three feathers at once; the glider carries while it is steered, on the way up too; the parachute leaves time for the parcels below; the kite pulls in the wind once the fox is slow enough; the second stage kicks once, when it is pressed, best where the air is thin.',
    'In every sky hangs something that carries who steers into it: geese, a tin bird, warm air, a whirlwind, a jet stream, a shooting star. Each wants a part of its own, named beforehand: with it the fox comes a fifth higher, without it a little. Above 1,000 the air gets thinner, and all that needs air does less.',
    'After two flights that brought nothing new a find hangs in the next sky. A record by a few units pays 20.',
    'Each flight has a wind, shown beforehand. A booster fired inside it makes the ball faster than in still air.',
    'The Swallow is a second rocket with another law, yours once you have reached the Moon: its band throws a tenth slower, and its booster is three short wing beats, each at its own moment.',
    'Below the apex of every flight hang three feathers, one on one side and two on the other. As the ball turns, steer into them with the arrow keys, or hold a finger or the mouse where to go: each makes the next launch a hundredth faster, two at most.',
    'While the ball falls, the same key or a short tap lands it at once. Undo gives the last upgrade back until the band is drawn again.',
    'Medals: Straight up for the Moon in 48 launches or fewer, Steady hand for a band that never snapped, Band alone for no Booster.',
  ],
  usesSeed: true,
  assists: true,
  load: () => import('./play.ts'),
});
