// The paper landscape behind a page's first words: sky, sun, four hills one before the other, and who lives there.
import type { ReactNode } from 'react';
import cloud from './art/cloud.svg';
import craneRose from './art/crane-rose.svg';
import craneTeal from './art/crane-teal.svg';
import die from './art/die.svg';
import envelope from './art/envelope.svg';
import fox from './art/fox.svg';
import gemCoral from './art/gem-coral.svg';
import gemGold from './art/gem-gold.svg';
import gemTeal from './art/gem-teal.svg';
import letter from './art/letter.svg';
import pine from './art/pine.svg';
import rocket from './art/rocket.svg';
import styles from './Landscape.module.css';

/** Crests of the hills, back to front, in a box of 1440 × 400. */
const HILLS = [
  'M0 156C130 128 240 176 390 122S640 22 800 30s250 104 390 92 170-12 250-8V400H0Z',
  'M0 196C70 150 170 108 270 112s210 78 350 88 280-74 440-92 240 54 380 74V400H0Z',
  'M0 172c100 30 200 64 300 54s220-66 320-58 240 68 360 72 260-62 460-64V400H0Z',
  'M0 342c140 26 240-10 380-20s240 32 380 30 220-32 300-24 220 44 380 2V400H0Z',
];

const COMPANIONS = { die, envelope, letter } as const;

interface LandscapeProps {
  /** What lies beside the fox on the opening of a page that goes on below, which is half as high; absent means the whole view. */
  readonly beside?: keyof typeof COMPANIONS;
  readonly children: ReactNode;
}

export function Landscape({ beside, children }: LandscapeProps) {
  const [sky, far, near, ground] = HILLS.map(hill);
  return (
    <div className={styles.landscape} data-landscape={beside ? 'low' : 'tall'}>
      <div className={styles.scenery} aria-hidden>
        <div className={styles.sun} />
        {figure('cloudFirst', cloud)}
        {figure('cloudSecond', cloud)}
        {sky}
        {figure('pineFirst', pine)}
        {figure('craneFirst', craneRose)}
        {figure('craneSecond', craneRose)}
        {figure('craneThird', craneTeal)}
        {figure('rocket', rocket)}
        {far}
        {figure('pineSecond', pine)}
        {figure('pineThird', pine)}
        {near}
        {figure('pineFourth', pine)}
        {figure('fox', fox)}
        {beside && figure('companion', COMPANIONS[beside])}
        {ground}
        {!beside && gems}
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}

const hill = (crest: string) => (
  <svg key={crest} className={styles.hill} viewBox="0 0 1440 400" preserveAspectRatio="none">
    <path d={crest} />
  </svg>
);

const figure = (name: string, picture: string) => (
  <img className={`${styles.figure} ${styles[name]}`} src={picture} alt="" />
);

const gems = (
  <>
    {figure('gemGold', gemGold)}
    {figure('gemCoral', gemCoral)}
    {figure('gemTeal', gemTeal)}
  </>
);
