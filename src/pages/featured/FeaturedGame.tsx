// Page of a featured game: picture, description, key features and story.
import type { ReactNode } from 'react';
import { PageMeta } from '../../site/frame/PageMeta.tsx';
import { BEGIN } from '../../site/games/begin.ts';
import { gamePath } from '../../site/games/gamePath.ts';
import { type PictureName, pictureSource } from '../../site/pictures.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import styles from './FeaturedGame.module.css';

interface FeaturedGameProps {
  readonly title: string;
  /** Genre line under the title. */
  readonly kind: string;
  /** Meta description for search engines and social previews. */
  readonly description: string;
  readonly lead: string;
  readonly picture: PictureName;
  /** Alternative text of the picture. */
  readonly shows: string;
  readonly social: string;
  /** Background colour of the title. */
  readonly ink: 'indigo' | 'gold';
  /** Id of the game. */
  readonly plays: string;
  /** What of it cannot be played yet. */
  readonly state?: string;
  /** Facts: players, duration, platform and the like. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly features: readonly (readonly [title: string, text: string])[];
  /** How it is played, in pictures and words. */
  readonly how?: ReactNode;
  /** The description, as paragraphs. */
  readonly children: ReactNode;
  readonly other: { readonly path: string; readonly title: string };
}

export function FeaturedGame({
  title,
  kind,
  lead,
  plays,
  state,
  facts,
  features,
  how,
  children,
  other,
  ...looks
}: FeaturedGameProps) {
  return (
    <>
      <PageMeta title={title} description={looks.description} image={looks.social} />
      <div className={styles.stage} data-ink={looks.ink}>
        <div className={styles.inner}>
          <div className={styles.words}>
            <p className={styles.banner}>March 2025</p>
            <h1>{title}</h1>
            <p className={styles.kind}>{kind}</p>
            <p className={styles.lead}>{lead}</p>
            <p className={styles.play}>
              <ButtonLink to={gamePath(plays)} size="lg" state={BEGIN} data-begin>
                Play
              </ButtonLink>
              {how && (
                <ButtonLink to="#how" size="lg" variant="secondary">
                  How it is played
                </ButtonLink>
              )}
            </p>
            {state && <p className={styles.state}>{state}</p>}
          </div>
          <div className={styles.pinned}>
            <div className={styles.picture}>
              <img {...pictureSource(looks.picture)} sizes="(width < 60rem) 92vw, 720px" alt={looks.shows} />
            </div>
          </div>
        </div>
      </div>
      <div className={styles.body}>
        <section aria-labelledby="features">
          <h2 id="features">Key features</h2>
          <ul className={styles.features}>
            {features.map(([name, text]) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        {how && (
          <section aria-labelledby="how">
            <h2 id="how">How it is played</h2>
            {how}
          </section>
        )}
        <section aria-labelledby="about" className={styles.about}>
          <div>
            <h2 id="about">About the game</h2>
            <dl className={styles.facts}>
              {facts.map(([name, value]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div className={styles.prose}>{children}</div>
        </section>
        <div className={styles.onwards}>
          <ButtonLink to="/games" size="lg">
            Every game
          </ButtonLink>
          <ButtonLink to={other.path} size="lg" variant="secondary">
            Read about {other.title}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
