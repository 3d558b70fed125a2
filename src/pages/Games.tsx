// Games page: featured games, prototypes, more games and tools, and the visitor's own.
import { CARDS } from 'virtual:cards';
import { useEffect, useState } from 'react';
import type * as Profile from '../data/profile.ts';
import { Landscape } from '../site/Landscape.tsx';
import { PageMeta } from '../site/PageMeta.tsx';
import { TOOLS } from '../tools/catalog.ts';
import { Cards, CatalogueSection, GameCard, ToolCard } from './catalogue.tsx';
import { FeaturedCards } from './featured.tsx';
import { YourGames } from './YourGames.tsx';

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
      <CatalogueSection title="Our Games" aside="the big sheets on our table, still being folded">
        <FeaturedCards inSight />
      </CatalogueSection>
      {prototypes.length > 0 && (
        <CatalogueSection title="Prototypes & Experiments" aside="pick a card and you are playing">
          <Cards>
            {prototypes.map(game => (
              <GameCard key={game.id} game={game} />
            ))}
          </Cards>
        </CatalogueSection>
      )}
      {more.length + TOOLS.length > 0 && (
        <CatalogueSection title="More to play" aside="and things to make something with">
          <Cards>
            {more.map(game => (
              <GameCard key={game.id} game={game} />
            ))}
            {TOOLS.map(tool => (
              <ToolCard key={tool.path} tool={tool} />
            ))}
          </Cards>
        </CatalogueSection>
      )}
      <LazyYourGames />
    </>
  );
}

const loadProfile = () => import('../data/profile.ts');

/** The visitor's games depend on the profile, which the pre-rendered page does not know: they are loaded later and placed last, so that nothing shifts. */
function LazyYourGames() {
  const [profileModule, setProfileModule] = useState<typeof Profile | null>(null);
  useEffect(() => {
    loadProfile().then(
      setProfileModule,
      () => setProfileModule(null), // offline: the section is left out
    );
  }, []);
  return profileModule && <YourGames store={profileModule.profile} />;
}
