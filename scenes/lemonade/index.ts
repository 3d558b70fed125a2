// Definition of Lemonade Billionaire for the games page: card, stage, start card, controls.
import { defineGame } from '../kit/game.ts';
import { CONTROLS } from './controls.ts';
import { WORLD } from './rules/street.ts';

export default defineGame({
  id: 'lemonade',
  title: 'Lemonade Billionaire',
  card: {
    blurb: 'Seven days, a folding table and $20; then a cart and six streets. Read the sky, hear why they walk on.',
    tags: ['strategy'],
    players: [1, 1],
    minutes: 6,
    image: 'lemonade-billionaire.jpg',
    words: ['lemonade stand', 'business', 'tycoon', 'economy', 'shop', 'money'],
    added: '2026-11-28',
    listing: { section: 'featured', order: 2 },
  },
  frame: 'full',
  stage: { ...WORLD, ink: 'sky', layout: 'words' },
  start: {
    title: 'Lemonade Billionaire',
    text: 'Seven days at a folding table, from $20: how many jugs, how sweet, at what price? Press anybody on the street to hear why. Have enough for a cart on Sunday evening, and the week is won.',
    buttons: [{ label: 'Start' }],
    options: [
      {
        name: 'storey',
        label: 'Storey',
        choices: [
          { value: 'table', label: 'The table: seven days from $20' },
          {
            value: 'cart',
            label: 'The cart: six streets, eight rounds',
            afterWin: 'The cart: after a week that was won',
          },
        ],
      },
    ],
    daily: { storey: 'table' },
  },
  controls: CONTROLS,
  realTime: true,
  howToPlay: [
    'In the morning read the sky, then decide: jugs, what goes into one, and the price of a cup. Opening pays for what the jugs lack and for the place, $3, and mixes all jugs: no more are mixed by day. Staying closed costs nothing. $40 on the seventh evening buys the cart.',
    'The forecast keeps its word: of all mornings that say 70 %, 70 % are sunny; of the others half are cloudy, half wet. Noon is at most three degrees beside what is said.',
    'What a cup is worth to somebody is a sum in cents: a right cup on a mild day, more for each degree above 20, for sun, for a good memory, for what neighbours praise; less for each lemon, spoon and ice cube beside their taste, for rain, a queue, a price that rose. They buy if it comes to the price.',
    'Press anybody on the street, at any time, also while the day is held: all of that sum is shown, and what would have changed it. Who is still on the way tells what a cup would be worth now, and the price on the sign may be changed at any moment.',
    'Every town has a taste of its own, and people come by on the same days and hours. Whoever has once read the sign stands in the notebook with their taste, purse and habits.',
    'In the evening what is left in the jugs is poured away; ice melts, and lemons are thrown away on their fourth evening. Sugar and cups keep. Prices of the last ten days stand beside each of them: what is cheap today, and may be dear tomorrow, can be bought ahead.',
    'A fair, road works, a heat wave or a stand across the street is announced the evening before, and comes.',
    'The evening shows the ledger, who did not buy and why, and one lesson: which single small change of that day would have brought most. It is found by calling the same day again.',
    'With less than $6 in the evening the stand folds. Then it is $20 again, and the town remembers your lemonade. The third table that folds is the last.',
    'The cart begins where a week was won, or from the start card with $60. It stands in one of six streets in each part of the day, four of two hours; each street on the way takes twelve minutes in which nothing is sold. The map shows how many come by in each hour, and of those who have read your sign what they want and pay.',
    'You play one day, and the three after it are run by the rule, on the same way through town. The rule also plans recipe, price and jugs of the day you play, unless you take them into your hand. Places cost $9 a day.',
    'Neighbours talk: in the evening each street hears a quarter of what is said beside it. A second stand, a boy with a bicycle, a sign at the bridge and a better squeezer say what they do and when they pay. $400 after the eighth round is enough for a shop; the shop is not built yet.',
    'Medals: Enough for a cart, A hundred dollars, Hardly a drop, Seven good days, Talk of the street, Enough for a shop, A hundred cups, At home in six streets.',
  ],
  rulesVersion: 3,
  usesSeed: true,
  assists: true,
  load: () => import('./play.ts'),
});
