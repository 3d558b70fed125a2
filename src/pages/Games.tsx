// Every game and tool there is: the two featured games, the prototypes, and more to play.
import { CARDS } from 'virtual:cards';
import { useEffect, useState } from 'react';
import type * as Profile from '../data/profile.ts';
import { Landscape } from '../site/Landscape.tsx';
import { PageMeta } from '../site/PageMeta.tsx';
import { TOOLS } from '../tools/catalog.ts';
import { FeaturedCards } from './featured.tsx';
import { Cards, GameCard, Shelf, ToolCard } from './shelf.tsx';
import { Yours } from './Yours.tsx';

const inSection = (section: string) => CARDS.filter(game => game.card.listing.section === section);

export default function Games() {
  const prototypes = inSection('prototypes');
  const more = inSection('more');
  return (
    <>
      <PageMeta
        title="Games"
        description="Every game by Folded Fox Games: two games in the making and a table full of prototypes that open straight into play. No account, no download."
        image="social/games.jpg"
      />
      <Landscape beside="die">
        <h1>Games</h1>
        <p>Two big sheets in the making, and a table full of small ones to play.</p>
      </Landscape>
      <Shelf title="Our Games" aside="the big sheets on our table, still being folded">
        <FeaturedCards inSight />
      </Shelf>
      {prototypes.length > 0 && (
        <Shelf title="Prototypes & Experiments" aside="pick a card and you are playing">
          <Cards>
            {prototypes.map(game => (
              <GameCard key={game.id} game={game} />
            ))}
          </Cards>
        </Shelf>
      )}
      {more.length + TOOLS.length > 0 && (
        <Shelf title="More to play" aside="and things to make something with">
          <Cards>
            {more.map(game => (
              <GameCard key={game.id} game={game} />
            ))}
            {TOOLS.map(tool => (
              <ToolCard key={tool.path} tool={tool} />
            ))}
          </Cards>
        </Shelf>
      )}
      <LateYours />
    </>
  );
}

/** The written page knows no visitor: their own shelf comes when the rest stands, below it, so that nothing moves. */
function LateYours() {
  const [kept, setKept] = useState<typeof Profile | null>(null);
  useEffect(() => {
    import('../data/profile.ts').then(
      setKept,
      () => setKept(null), // offline: the shelf above is whole without it
    );
  }, []);
  return kept && <Yours kept={kept.profile} />;
}
