// Page of Lemonade Billionaire: a business simulation whose first two storeys can be played.
import { FeaturedGame } from './FeaturedGame.tsx';

const FEATURES = [
  ['You start with $20', 'Lemons, sugar, ice, cups and the place for the table all come out of it.'],
  [
    'Read the sky',
    'The forecast keeps its word: of all mornings that say 70 %, 70 % are sunny. A hot Tuesday sells out; a grey one leaves you with jugs to pour away.',
  ],
  [
    'Your recipe, your price',
    'Sweeter, sharper, colder, dearer. Every town has its own taste, and each game brings a new town.',
  ],
  [
    'People remember',
    'Those who liked a cup pay more for the next; those who did not tell the neighbours. Press anybody on the street to hear why they buy or walk on.',
  ],
  [
    'One storey at a time',
    'The folding table stands, seven days long, and so does the cart: six streets, eight rounds. The shop, the company and the tower with a lemon on the roof are in the making.',
  ],
  [
    'Where to stand',
    'Six streets, each with its crowd by the hour and its taste. Neighbours talk, and a good name spreads along the map. The table’s questions go to a rule that you can read.',
  ],
  [
    'Going broke is a lesson',
    'It takes a minute and costs nothing: three pictures show what happened, the town remembers your lemonade, and the next $20 go further.',
  ],
] as const;

export default function LemonadeBillionaire() {
  return (
    <FeaturedGame
      title="Lemonade Billionaire"
      kind="A lemonade-business management game"
      description="Lemonade Billionaire is a business management game by Folded Fox Games. You start with $20, a jug and a folding table: the first seven days and the cart can be played, free, in the browser."
      lead="You start with $20, a jug and a folding table. Seven days later there is enough for a cart, or a lesson."
      plays="lemonade"
      state="Table and cart can be played; shop, company and tower are in the making."
      picture="lemonade-billionaire.jpg"
      shows="A paper fox in a top hat behind a striped lemonade stand, with a city of folded towers behind it and a giant lemon on the tallest roof."
      social="social/lemonade-billionaire.jpg"
      ink="gold"
      facts={[
        ['State', 'Table and cart can be played; three storeys are in the making'],
        ['A week', 'about 6 minutes'],
        ['A cart', 'about 10 minutes'],
        ['Kind', 'Business management'],
        ['Players', '1'],
        ['You start with', '$20'],
        ['Date', 'March 2025'],
      ]}
      features={FEATURES}
      other={{ path: '/games/guardians-and-glory', title: 'Guardians & Glory' }}
    >
      <p>
        It is early and the street is quiet. You have $20 in your pocket. How many jugs? How sweet? Is it going to be
        hot? You set a price, open the stand and watch: who stops, who frowns at the sign and walks on, who comes back
        for a second cup.
      </p>
      <p>
        In the evening you count the coins and read what the day has taught you: the ledger to the cent, who did not buy
        and why, and the one small change that would have earned you most. Every jug is mixed in the morning, and what
        nobody drank is poured away. Lemons that are cheap today may be bought ahead; ice melts, and lemons spoil on
        their fourth evening.
      </p>
      <p>
        All numbers are on the table. Each cup shows what it cost you, each customer says why they bought or did not, in
        a sum that you can check, and nothing happens behind your back. With $40 on the seventh evening you can pay for
        a cart.
      </p>
      <p>
        The cart asks another question: where. At nine the crowd is at the station, at noon on the market, after school
        in the lane; each street on the way takes time. You play one day, and the three after it are run by a rule that
        you can read. A second stand, a boy with a bicycle, a sign at the bridge and a better squeezer each say when
        they pay. Shop, company and tower are being built.
      </p>
    </FeaturedGame>
  );
}
