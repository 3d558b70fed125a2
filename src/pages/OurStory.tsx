// Our story: vision, values, and how a game is made.
import { Landscape } from '../site/frame/Landscape.tsx';
import { PageMeta } from '../site/frame/PageMeta.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './OurStory.module.css';

const VALUES = [
  ['Play first', 'The game is the page. You are in it before you have finished reading what it is called.'],
  [
    'Fair all the way down',
    'Luck is welcome, tricks are not. The computer plays by your rules, and the same start always makes the same game, so any result can be played back and checked.',
  ],
  [
    'Your device, your business',
    'No accounts, no adverts, no tracking. What you play and how well is known to your own browser and to nobody else.',
  ],
  [
    'Room for everyone',
    'Keyboard, touch or gamepad, light or dark, large text or none of the wobble. Nothing that matters is told by colour alone.',
  ],
  [
    'Small on purpose',
    'We would rather finish a small idea than begin a large one. A rule that does not earn its place is cut off; the scissors are always on the table.',
  ],
  [
    'One pair of hands',
    'Everything you see is cut from the same thirteen sheets and folded by us. You should know a Folded Fox game from across the room.',
  ],
] as const;

const STEPS = [
  ['Sketch', 'One sentence on a slip of paper. If it is not fun to say, it will not be fun to play.'],
  ['Rules', 'We play it with coins and buttons until nobody asks how it works any more.'],
  ['Fold', 'Shapes, one or two creases each, a cut edge and a shadow. No outlines, no gloss.'],
  ['Play', 'We hand it to someone who has never seen it and say nothing. What they do next decides what we do next.'],
] as const;

export default function OurStory() {
  return (
    <>
      <PageMeta
        title="Our Story"
        description="Folded Fox Games is a small independent studio. Our vision: a game should be as easy to pick up as a sheet of paper. What we value, and how we work."
        image="social/our-story.jpg"
      />
      <Landscape beside="letter">
        <h1>Our Story</h1>
        <p>
          We are a small independent studio, and we make games the way you fold paper: one sheet, a few good creases,
          nothing glued on.
        </p>
      </Landscape>
      <div className={styles.story}>
        <section aria-labelledby="vision" className={styles.vision}>
          <h2 id="vision">Our vision</h2>
          <div>
            <p className={styles.saying}>A game should be as easy to pick up as a sheet of paper.</p>
            <p>
              Somewhere along the way, starting a game became work. Download it, update it, sign in, agree, wait. We
              remember the games that were passed along the school bench: the rules fitted on the back, and the first
              move came ten seconds after the bell. That is the feeling we are after.
            </p>
            <p>
              So everything we make opens in the browser, at the first try, on the device already in your hands. Behind
              the cut-outs we are serious about it. The controls answer at once, the rules are fair and can be checked,
              and the same game plays the same on a phone and on a wide screen.
            </p>
            <p>
              We show our prototypes as well as our big sheets. Some of them will grow up to stand beside Guardians &
              Glory and Lemonade Billionaire. Others will stay exactly what they are: five good minutes.
            </p>
          </div>
        </section>
        <section aria-labelledby="values">
          <h2 id="values">Our values</h2>
          <ul className={styles.values}>
            {VALUES.map(([title, text]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="steps">
          <h2 id="steps">From a sheet to a game</h2>
          <ol className={styles.steps}>
            {STEPS.map(([title, text]) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </section>
        <div className={styles.onwards}>
          <ButtonLink to="/games" size="lg">
            See what we folded
          </ButtonLink>
          <ButtonLink to="/support" size="lg" variant="secondary">
            Say hello
          </ButtonLink>
        </div>
      </div>
    </>
  );
}
