// Support page: contact and frequent questions.
import { type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '../site/brand.ts';
import { Landscape } from '../site/frame/Landscape.tsx';
import { PageMeta } from '../site/frame/PageMeta.tsx';
import { OfflineGames } from '../site/offline/OfflineGames.tsx';
import styles from './Support.module.css';

const QUESTIONS: readonly (readonly [question: string, answer: ReactNode])[] = [
  ['Do I need an account?', <>No. There is nothing to sign up for and nothing to install. Open a game and play.</>],
  [
    'Where are my scores and settings kept?',
    <>
      In your browser, on this device, and nowhere else. Another browser or another device starts fresh. Clearing this
      site’s data in your browser’s settings removes everything; our <Link to="/privacy">privacy policy</Link> lists
      what there is.
    </>,
  ],
  [
    'A game does not start, or it stutters. What can I do?',
    <>
      Reload the page first. If that does not help, close other tabs that are busy, and see whether your browser is up
      to date. Still stuck? Write to us which game, which browser and which device, and we will find it.
    </>,
  ],
  [
    'Can I play with a keyboard, a touch screen or a gamepad?',
    <>
      Yes. Touch controls appear on touch screens, and gamepads work as soon as you press a button. Press <kbd>?</kbd>{' '}
      in any game to see its controls. You can change the keys of real-time games in the settings.
    </>,
  ],
  [
    'The moving pictures make me dizzy.',
    <>
      Ask your system to reduce motion and every page follows, or set Motion in the settings, at the foot of every page.
      That stops all shaking and flashing. Theme, colours and text size can be changed there too.
    </>,
  ],
  [
    'May I record, stream or write about your games?',
    <>Please do, and keep what you earn from it. If you send us a link, it will make our day.</>,
  ],
];

/** Three inline icons, instead of the icon library. */
const LETTER = 'M3 5h18v14H3zM3 6l9 7 9-7';
const BUBBLE = 'M21 11.5a8.5 8 0 0 1-12.4 7.2L3 20.5l2-4.9A8.5 8 0 1 1 21 11.5z';
const OUT = 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6';
const Glyph = ({ d }: { readonly d: string }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
    <path strokeLinecap="round" strokeLinejoin="round" d={d} />
  </svg>
);

export default function Support() {
  return (
    <>
      <PageMeta
        title="Support"
        description="Help with the games of Folded Fox Games: write to us by e-mail, join the community chat, or look through the questions people ask most."
        image="social/support.jpg"
      />
      <Landscape beside="envelope">
        <h1>Support</h1>
        <p>Something torn, stuck or puzzling? A person reads every message.</p>
      </Landscape>
      <div className={styles.support}>
        <div className={styles.ways}>
          <Way icon={<Glyph d={LETTER} />} title="Write to us" href={`mailto:${brand.contact}`} link={brand.contact}>
            Tell us the game, what you did and what happened. A picture or a saved replay says more than a long letter.
          </Way>
          <Way
            icon={<Glyph d={BUBBLE} />}
            title="Community chat"
            href={brand.chat}
            link={
              <>
                Join the chat <Glyph d={OUT} />
              </>
            }
          >
            Swap seeds, scores and tricks with other players, and see what is on our cutting table this week.
          </Way>
        </div>
        <section aria-labelledby="questions" className={styles.questions}>
          <h2 id="questions">Frequently asked questions</h2>
          <div>
            {QUESTIONS.map(([question, answer]) => (
              <details key={question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </section>
        <section aria-labelledby="offline" className={styles.questions}>
          <h2 id="offline">Play without a connection</h2>
          <div className={styles.offline}>
            <p>
              Your browser keeps these pages, and every game and tool that you have opened, so that they work without a
              connection. Going on a journey? Take every game with you.
            </p>
            <OfflineGames />
          </div>
        </section>
      </div>
    </>
  );
}

interface WayProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly href: string;
  readonly link: ReactNode;
  readonly children: ReactNode;
}

function Way({ icon, title, href, link, children }: WayProps) {
  return (
    <section className={styles.way}>
      <span className={styles.icon}>{icon}</span>
      <h2>{title}</h2>
      <p>{children}</p>
      <a href={href}>{link}</a>
    </section>
  );
}
