// Stories: for each breed two or more tales, of which a career tells one; each page has its text and the wish that unlocks it.
import { BREEDS, type Breed } from '../cats/breeds.ts';
import type { Book, CareAction } from '../state.ts';

export const PAGES = 5;

interface Page {
  readonly deed: CareAction;
  readonly text: string;
}
interface Story {
  readonly title: string;
  readonly pages: readonly [Page, Page, Page, Page, Page];
}

export const TALES: Readonly<Record<Breed, readonly [Story, Story, ...Story[]]>> = {
  tabby: [
    {
      title: 'The Paper Fish',
      pages: [
        { deed: 'feed', text: 'A Tabby found a paper fish in its bowl. It was much too well folded to be eaten.' },
        { deed: 'play', text: 'So the Tabby threw it into the air, and it stayed there. It swam once round the lamp.' },
        { deed: 'rest', text: 'All night it swam above the cushions, and the Tabby dreamt in water colours.' },
        { deed: 'water', text: 'In the morning it came down to drink. Its fins grew soft; it did not seem to mind.' },
        { deed: 'pet', text: 'The Tabby dried it with its warm flank. Since then they sleep in the same bowl.' },
      ],
    },
    {
      title: 'The Fourteenth Stair',
      pages: [
        { deed: 'pet', text: 'A Tabby counted the stairs and came to fourteen. Everybody else had thirteen.' },
        { deed: 'feed', text: 'It carried its supper up to the fourteenth. From there one could hear the soup think.' },
        { deed: 'play', text: 'A ball that was thrown up there came down two days later, a little wiser.' },
        { deed: 'rest', text: 'It slept on it once, and woke on the thirteenth. The dream had gone down a step.' },
        { deed: 'water', text: 'When the stairs are washed, thirteen are washed. One stays dusty, and warm.' },
      ],
    },
    {
      title: 'The Borrowed Stripe',
      pages: [
        {
          deed: 'water',
          text: 'In its water bowl a Tabby saw that a stripe was missing. It counted twice, then drank.',
        },
        { deed: 'pet', text: 'A hand found the place at once: there the fur was like a pause in a song.' },
        { deed: 'work', text: 'At the table it folded a stripe of brown paper. It held until somebody laughed.' },
        { deed: 'feed', text: 'Behind the bread sat a moth and wore the stripe as a scarf. It had been cold.' },
        {
          deed: 'rest',
          text: 'The Tabby lets it keep it. At night the moth brings it back for an hour, to be slept on.',
        },
      ],
    },
  ],
  siamese: [
    {
      title: 'The Word Nobody Knew',
      pages: [
        { deed: 'pet', text: 'A Siamese woke with a new word on its tongue. It told everybody. Nobody knew it.' },
        { deed: 'water', text: 'It told it to the water bowl, and the water bowl said it back, upside down.' },
        { deed: 'work', text: 'At the folding table it folded the word eleven times, until it fitted behind an ear.' },
        {
          deed: 'feed',
          text: 'At supper it forgot the word for a whole minute. That was the quietest minute of the year.',
        },
        {
          deed: 'play',
          text: 'Then the ball rolled up and stopped, and the Siamese saw: that was what the word meant.',
        },
      ],
    },
    {
      title: 'A Letter to the Moon',
      pages: [
        {
          deed: 'play',
          text: 'A Siamese had a question for the moon. The ball, thrown high, came back without an answer.',
        },
        { deed: 'work', text: 'So it folded a letter. On the envelope it wrote: To the moon, the round side.' },
        { deed: 'feed', text: 'While it waited it ate, loudly, so that nobody could say that it was waiting.' },
        {
          deed: 'rest',
          text: 'The answer came at night, lay on the floor, white and square, and was gone by breakfast.',
        },
        { deed: 'pet', text: 'It told the hand what it had said. The hand stopped for a moment, and then went on.' },
      ],
    },
  ],
  persian: [
    {
      title: 'The Slowest Journey',
      pages: [
        { deed: 'rest', text: 'A Persian set out for the other side of the rug. It rested before it began.' },
        { deed: 'feed', text: 'By noon it had come as far as a crumb. One does not hurry past a crumb.' },
        { deed: 'pet', text: 'A hand stroked it backwards, which cost half an hour. It was worth it.' },
        { deed: 'rest', text: 'In the middle of the rug lies the sun. Nobody crosses the sun without a nap.' },
        { deed: 'water', text: 'On the third day it arrived. The other side, it found, looks back at where one was.' },
      ],
    },
    {
      title: 'Somebody Under the Sofa',
      pages: [
        { deed: 'feed', text: 'Under a Persian’s sofa something sighed after each meal. The Persian sighed back.' },
        { deed: 'water', text: 'It pushed its bowl a paw nearer. In the morning it was a paw nearer still.' },
        { deed: 'play', text: 'It rolled a ball in. When it had given up waiting, another ball came out.' },
        { deed: 'rest', text: 'They agreed on a nap, one above, one below: the best company, with a floor between.' },
        { deed: 'pet', text: 'A hand reached under, found nobody, and stayed, because it was being purred at.' },
      ],
    },
  ],
  sphynx: [
    {
      title: 'The Warmest Place',
      pages: [
        { deed: 'pet', text: 'A Sphynx looked for the warmest place in the house. It began with the nearest lap.' },
        { deed: 'feed', text: 'The soup was warm but wet. It wrote that down, and did not write how it knew.' },
        { deed: 'work', text: 'Behind the lamp of the folding table it was warm on one side. It folded and turned.' },
        {
          deed: 'play',
          text: 'Running after the ball it was warm all over, and nowhere, which does not count as a place.',
        },
        { deed: 'rest', text: 'In the heap of sleeping cats it found it. It has lent the list to nobody.' },
      ],
    },
    {
      title: 'The Loud Coat',
      pages: [
        { deed: 'feed', text: 'A Sphynx was given a coat, so red that it could not hear its own dinner.' },
        { deed: 'pet', text: 'Hands liked the coat. They no longer asked, it noticed, for the cat inside.' },
        { deed: 'play', text: 'It chased the ball under the shelf and came out without it. There the coat was quiet.' },
        { deed: 'work', text: 'At the table it folded a small coat of newspaper for the ball, which had none either.' },
        { deed: 'water', text: 'Now it is bare and glad. When it drinks, one can see the water arrive.' },
      ],
    },
  ],
  bengal: [
    {
      title: 'The Window’s Other Cat',
      pages: [
        {
          deed: 'play',
          text: 'At dusk a Bengal met another in the window. It had the same spots, the other way round.',
        },
        {
          deed: 'feed',
          text: 'It left half its supper on the sill. In the morning the supper was gone. So was the sparrow.',
        },
        { deed: 'play', text: 'They raced along the hills, one inside, one outside. It was a draw every time.' },
        {
          deed: 'work',
          text: 'The Bengal folded a boat and put it on the rain. It sailed down the pane and round the corner.',
        },
        {
          deed: 'water',
          text: 'Next evening there stood a boat in the water bowl. It was folded the other way round.',
        },
      ],
    },
    {
      title: 'The Lake Behind the Wardrobe',
      pages: [
        { deed: 'pet', text: 'A Bengal was stroked along every spot. By evening the hand knew a map by heart.' },
        { deed: 'play', text: 'Behind the wardrobe the map showed a lake, so behind the wardrobe the Bengal jumped.' },
        { deed: 'water', text: 'It was a small lake, in a saucer forgotten in spring. It tasted of undiscovered.' },
        { deed: 'rest', text: 'It slept on the shore, as explorers do between the finding and the telling.' },
        { deed: 'feed', text: 'At supper it told the others. They nodded, and went, one by one, behind the wardrobe.' },
      ],
    },
  ],
};

/** The tale that a breed tells in this career. */
export const storyOf = (breed: Breed, { tales }: Readonly<Pick<Book, 'tales'>>): Story =>
  TALES[breed][tales[BREEDS.indexOf(breed)] ?? 0] ?? TALES[breed][0];
