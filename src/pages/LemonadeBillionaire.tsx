// Page of Lemonade Billionaire, a business simulation in development.
import { FeaturedGame } from './FeaturedGame.tsx';

const FEATURES = [
  ['You start with $20', 'Lemons, sugar, ice and cups will all come out of it. Spend it well before the sun is up.'],
  [
    'Read the sky',
    'The forecast will be honest, but only a forecast. A hot Tuesday will sell out; a grey one will leave you with a tub of ice water.',
  ],
  [
    'Your recipe, your price',
    'Sweeter, sharper, colder, dearer. Every street will have its own taste, and tell its neighbours.',
  ],
  [
    'People remember',
    'Regulars will bring friends, and a watered-down jug will be talked about for weeks. Your name is to be worth more than your stock.',
  ],
  [
    'One storey at a time',
    'You will go from the folding table to a cart, from the cart to a shop, from the shop to a tower with a lemon on the roof.',
  ],
  [
    'Going broke is a lesson',
    'It will take a minute and cost nothing, and the next $20 will go further because you know what happened to the last.',
  ],
] as const;

export default function LemonadeBillionaire() {
  return (
    <FeaturedGame
      title="Lemonade Billionaire"
      kind="A lemonade-business management game"
      description="Lemonade Billionaire is a business management game that Folded Fox Games is making. You will start with $20, a jug and a folding table; how high you build is up to you."
      lead="You will start with $20, a jug and a folding table. Where the table stands at the end of summer will be up to you."
      picture="lemonade-billionaire.jpg"
      shows="A paper fox in a top hat behind a striped lemonade stand, with a city of folded towers behind it and a giant lemon on the tallest roof."
      social="social/lemonade-billionaire.jpg"
      ink="gold"
      facts={[
        ['State', 'In the making'],
        ['Kind', 'Business management'],
        ['Players', '1'],
        ['You start with', '$20'],
        ['Date', 'March 2025'],
      ]}
      features={FEATURES}
      other={{ path: '/games/guardians-and-glory', title: 'Guardians & Glory' }}
    >
      <p>
        It is seven in the morning and the street is quiet. You have $20 in your pocket. How many lemons? How much
        sugar? Is it going to be hot? You will set a price, open the stand and watch: who stops, who frowns at the sign
        and walks on, who comes back for a second cup.
      </p>
      <p>
        In the evening you will count the coins and read what the day has taught you. Then the real decisions will come.
        A second stand by the park, or a better squeezer? A boy with a bicycle who delivers, or a sign that can be seen
        from the bridge? Money will make money, but only if you leave enough of it to buy tomorrow’s lemons.
      </p>
      <p>
        All numbers will be on the table. Each cup will show what it cost you, each customer will say why they bought or
        did not, and nothing will happen behind your back. If you become a billionaire, you will know exactly how you
        did it.
      </p>
    </FeaturedGame>
  );
}
