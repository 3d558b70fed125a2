// Home page.
import { CARDS } from 'virtual:cards';
import { Landscape } from '../site/frame/Landscape.tsx';
import { PageMeta } from '../site/frame/PageMeta.tsx';
import { TOOLS } from '../tools/catalog.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Cards, CatalogueSection, sectionId, TOOLS_TITLE, ToolCard } from './catalogue.tsx';
import { FeaturedCards } from './featured/featured.tsx';
import styles from './Home.module.css';
import { PlayButton } from './PlayButton.tsx';
import { PlayRow } from './PlayRow.tsx';
import { TodaySheet } from './today/TodaySheet.tsx';
import { useMovingCards } from './useMovingCards.ts';

const FUN: ReadonlySet<string> = new Set(['/video-game-music-generator', '/paint']);

const PROMISES = [
  ['Opens in a blink', 'No installer and no waiting room. The stage is set while you read the title.'],
  ['Plays on anything', 'Keys, mouse, touch or gamepad, an old phone or a wide screen. What you have will do.'],
  ['Never asks who you are', 'No account, no adverts, no tracking. Your best scores stay on your own device.'],
] as const;

export default function Home() {
  useMovingCards();
  const fun = TOOLS.filter(({ path }) => FUN.has(path));
  return (
    <>
      <PageMeta
        title="Home"
        description="Folded Fox Games is a small independent studio that folds browser games out of paper. They open in a blink, play on anything, and never ask who you are."
        image="social/home.jpg"
      />
      <Landscape>
        <h1>Small games, folded by hand.</h1>
        <p>They open in a blink, play on anything, and never ask who you are.</p>
        <PlayButton />
        <TodaySheet />
      </Landscape>
      <PlayRow>
        <p className={styles.all}>
          <ButtonLink to="/games" variant="secondary">
            All {CARDS.length} games
          </ButtonLink>
        </p>
      </PlayRow>
      <CatalogueSection title="Our Games" aside="the big sheets on our table" to="/games">
        <FeaturedCards />
      </CatalogueSection>
      {fun.length > 0 && (
        <CatalogueSection
          title={TOOLS_TITLE}
          aside="tools we made for ourselves and left on the shelf"
          to={`/games#${sectionId(TOOLS_TITLE)}`}
        >
          <Cards>
            {fun.map(tool => (
              <ToolCard key={tool.path} tool={tool} />
            ))}
          </Cards>
        </CatalogueSection>
      )}
      <section aria-label="What you can count on" className={styles.promises} data-below="">
        {PROMISES.map(([title, text]) => (
          <div key={title} className={styles.promise}>
            <h2>{title}</h2>
            <p>{text}</p>
          </div>
        ))}
      </section>
    </>
  );
}
