// Stories: for each breed pages of text, and the wish that unlocks each page.
import type { Breed } from './breeds.ts';
import type { CareAction } from './state.ts';

export const PAGES = 5;

interface Page {
  readonly deed: CareAction;
  readonly text: string;
}
interface Story {
  readonly title: string;
  readonly pages: readonly [Page, Page, Page, Page, Page];
}

export const STORIES: Readonly<Record<Breed, Story>> = {
  tabby: {
    title: 'The Paper Fish',
    pages: [
      { deed: 'feed', text: 'A Tabby found a paper fish in its bowl. It was much too well folded to be eaten.' },
      { deed: 'play', text: 'So the Tabby threw it into the air, and it stayed there. It swam once round the lamp.' },
      { deed: 'rest', text: 'All night it swam above the cushions, and the Tabby dreamt in water colours.' },
      { deed: 'water', text: 'In the morning it came down to drink. Its fins grew soft; it did not seem to mind.' },
      { deed: 'pet', text: 'The Tabby dried it with its warm flank. Since then they sleep in the same bowl.' },
    ],
  },
  siamese: {
    title: 'The Word Nobody Knew',
    pages: [
      { deed: 'pet', text: 'A Siamese woke with a new word on its tongue. It told everybody. Nobody knew it.' },
      { deed: 'water', text: 'It told it to the water bowl, and the water bowl said it back, upside down.' },
      { deed: 'work', text: 'At the folding table it folded the word eleven times, until it fitted behind an ear.' },
      {
        deed: 'feed',
        text: 'At supper it forgot the word for a whole minute. That was the quietest minute of the year.',
      },
      { deed: 'play', text: 'Then the ball rolled up and stopped, and the Siamese saw: that was what the word meant.' },
    ],
  },
  persian: {
    title: 'The Slowest Journey',
    pages: [
      { deed: 'rest', text: 'A Persian set out for the other side of the rug. It rested before it began.' },
      { deed: 'feed', text: 'By noon it had come as far as a crumb. One does not hurry past a crumb.' },
      { deed: 'pet', text: 'A hand stroked it backwards, which cost half an hour. It was worth it.' },
      { deed: 'rest', text: 'In the middle of the rug lies the sun. Nobody crosses the sun without a nap.' },
      { deed: 'water', text: 'On the third day it arrived. The other side, it found, looks back at where one was.' },
    ],
  },
  sphynx: {
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
  bengal: {
    title: 'The Window’s Other Cat',
    pages: [
      { deed: 'play', text: 'At dusk a Bengal met another in the window. It had the same spots, the other way round.' },
      {
        deed: 'feed',
        text: 'It left half its supper on the sill. In the morning the supper was gone. So was the sparrow.',
      },
      { deed: 'play', text: 'They raced along the hills, one inside, one outside. It was a draw every time.' },
      {
        deed: 'work',
        text: 'The Bengal folded a boat and put it on the rain. It sailed down the pane and round the corner.',
      },
      { deed: 'water', text: 'Next evening there stood a boat in the water bowl. It was folded the other way round.' },
    ],
  },
};
