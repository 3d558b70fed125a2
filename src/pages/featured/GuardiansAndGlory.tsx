// Page of Guardians & Glory, a tactical card battle that is played on this site.
import { FeaturedGame } from './FeaturedGame.tsx';
import { GuardiansSteps } from './GuardiansSteps.tsx';

const FEATURES = [
  [
    'Three roads to hold',
    'Creatures march along three roads. Win two of them, and the third will not save your opponent.',
  ],
  [
    'Every card folds but the smallest',
    'A folded card costs half and does half, and the rest can be paid later. The turn you could not quite afford becomes the turn you have to think about.',
  ],
  [
    'Guardians with a mind of their own',
    'The Wolf rewards a fast start, the Eagle a long view. Your guardian decides how your deck wants to be played.',
  ],
  [
    'Your move is a promise',
    'Both sides choose their cards hidden, then turn them together. Reading the other player is half the battle. After a match the computer shows what was in its mind.',
  ],
  [
    'All cards, from the first match',
    'Both sides play the same forty. There is nothing to buy and nothing to unlock. Skill is the only thing to collect.',
  ],
  [
    'Alone or two at one device',
    'Play the computer at three strengths, or pass the sheet between two. Neither sees the other’s hand, and nor does the computer. Sixty positions more ask for one turn, with both hands open.',
  ],
] as const;

export default function GuardiansAndGlory() {
  return (
    <FeaturedGame
      title="Guardians & Glory"
      kind="A tactical card battle game"
      description="Guardians & Glory is a tactical card battle game by Folded Fox Games, played in the browser: two guardians, three roads, forty cards, and nothing to buy."
      lead="Two guardians look at each other across the valley. Three roads run between them. You have a hand of cards, and so have they."
      picture="guardians-and-glory.jpg"
      shows="A folded paper wolf and a folded paper eagle face each other across a valley at dusk, five battle cards fanned out between them."
      social="social/guardians-and-glory.jpg"
      ink="indigo"
      plays="guardians"
      facts={[
        ['State', 'Playable'],
        ['Kind', 'Card battle'],
        ['Players', '1 or 2'],
        ['Cards', '40'],
        ['One match', '10 turns at most'],
        ['Date', 'March 2025'],
      ]}
      features={FEATURES}
      how={<GuardiansSteps />}
      other={{ path: '/games/lemonade-billionaire', title: 'Lemonade Billionaire' }}
    >
      <p>
        A valley, two guardians, and a quarrel so old that nobody remembers what it was about. Each side sends its
        creatures down three roads. Where they meet, they fight; where one side stands stronger, it walks right up to
        the other’s gate and knocks.
      </p>
      <p>
        You never have enough courage to be strong everywhere, and neither has your opponent. So you choose: hold the
        river with two small creatures or one large one, fold a card now or keep it whole for the turn that counts, give
        up the forest to win the bridge.
      </p>
      <p>
        Guardians & Glory began on the kitchen table with forty slips of paper and a pair of scissors. The paper stayed,
        and so did the number: forty creatures, each cut and folded by us.
      </p>
    </FeaturedGame>
  );
}
