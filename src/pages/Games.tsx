// Games page: games to play now, search, then the shelf: featured games, prototypes, more games, and tools.
import { CARDS } from 'virtual:cards';
import { Landscape } from '../site/frame/Landscape.tsx';
import { PageMeta } from '../site/frame/PageMeta.tsx';
import type { GameFacts } from '../site/games/gameFacts.ts';
import { useVisitor } from '../site/visitor.ts';
import { TOOLS } from '../tools/catalog.ts';
import { Cards, CatalogueSection, TOOLS_TITLE, ToolCard } from './catalogue.tsx';
import { FindGames } from './FindGames.tsx';
import { FeaturedCards } from './featured/featured.tsx';
import { GameCard } from './GameCard.tsx';
import { PlayRow } from './PlayRow.tsx';
import { useMovingCards } from './useMovingCards.ts';

const inSection = (section: string) => CARDS.filter(game => game.card.listing.section === section);

export default function Games() {
  useMovingCards();
  return (
    <>
      <PageMeta
        title="Games"
        description="Every game by Folded Fox Games: a card battle, a lemonade stand and a table full of prototypes, all ready to play. No account, no download."
        image="social/games.jpg"
      />
      <Landscape beside="die">
        <h1>Games</h1>
        <p>Two big sheets and a table full of small ones, all ready to play.</p>
      </Landscape>
      <PlayRow />
      <FindGames>
        <CatalogueSection title="Our Games" aside="the big sheets on our table">
          <FeaturedCards />
        </CatalogueSection>
        <GameSection
          title="Prototypes & Experiments"
          aside="pick a card, press Start"
          games={inSection('prototypes')}
        />
        <GameSection
          title="More to play"
          aside="some of them with room for your own levels"
          games={inSection('more')}
        />
        {TOOLS.length > 0 && (
          <CatalogueSection title={TOOLS_TITLE} aside="things to make something with">
            <Cards>
              {TOOLS.map(tool => (
                <ToolCard key={tool.path} tool={tool} />
              ))}
            </Cards>
          </CatalogueSection>
        )}
      </FindGames>
    </>
  );
}

interface GameSectionProps {
  readonly title: string;
  readonly aside: string;
  readonly games: readonly GameFacts[];
}

function GameSection({ title, aside, games }: GameSectionProps) {
  const visitor = useVisitor();
  if (games.length === 0) return null;
  return (
    <CatalogueSection title={title} aside={aside}>
      <Cards>
        {games.map(game => (
          <GameCard key={game.id} game={game} visitor={visitor} />
        ))}
      </Cards>
    </CatalogueSection>
  );
}
