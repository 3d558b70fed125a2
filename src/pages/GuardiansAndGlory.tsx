// Page of Guardians & Glory, a tactical card battle game in development.
import { FeaturedGame } from './FeaturedGame.tsx';

const FEATURES = [
  [
    'Three roads to hold',
    'Creatures will march along three roads. Win two of them, and the third will not save your opponent.',
  ],
  [
    'Every card folds',
    'A folded card will cost half and do half. The turn you could not quite afford becomes the turn you have to think about.',
  ],
  [
    'Guardians with a mind of their own',
    'The Wolf will reward a fast start, the Eagle a long view. Your guardian decides how your deck wants to be played.',
  ],
  [
    'Your move is a promise',
    'Both sides will lay their cards face down, then turn them together. Reading the other player is to be half the battle.',
  ],
  [
    'All cards, from the first match',
    'There will be nothing to buy and nothing to unlock. Skill is the only thing to collect.',
  ],
  [
    'Ten minutes, start to glory',
    'A match is meant to fit into a tea break. So is the rematch, if you pour a bigger cup.',
  ],
] as const;

export default function GuardiansAndGlory() {
  return (
    <FeaturedGame
      title="Guardians & Glory"
      kind="A tactical card battle game"
      description="Guardians & Glory is a tactical card battle game that Folded Fox Games is making: two guardians, three roads, a hand of cards each, and nothing to buy."
      lead="Two guardians look at each other across the valley. Three roads run between them. You will have a hand of cards, and so will they."
      picture="guardians-and-glory.jpg"
      shows="A folded paper wolf and a folded paper eagle face each other across a valley at dusk, five battle cards fanned out between them."
      social="social/guardians-and-glory.jpg"
      ink="indigo"
      facts={[
        ['State', 'In the making'],
        ['Kind', 'Card battle'],
        ['Players', '2'],
        ['One match', 'to take about 10 minutes'],
        ['Date', 'March 2025'],
      ]}
      features={FEATURES}
      other={{ path: '/games/lemonade-billionaire', title: 'Lemonade Billionaire' }}
    >
      <p>
        A valley, two guardians, and a quarrel so old that nobody remembers what it was about. Each side will send its
        creatures down three roads. Where they meet, they will fight; where nobody stands in the way, they will walk
        right up to the guardian and knock.
      </p>
      <p>
        You will never have enough cards to be strong everywhere, and neither will your opponent. So you will choose:
        hold the river with two small creatures or one large one, fold a card now or keep it whole for the turn that
        counts, give up the forest to win the bridge. We want matches to be decided by a move made three turns earlier.
      </p>
      <p>
        Guardians & Glory began on the kitchen table with forty slips of paper and a pair of scissors. The paper stayed.
        Every creature is being cut and folded by us, and every one of them shall be told apart across the room.
      </p>
    </FeaturedGame>
  );
}
