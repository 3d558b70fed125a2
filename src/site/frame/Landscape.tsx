// Hero landscape behind a page's heading: sky, sun, four hills and figures.
import type { ReactNode } from 'react';
import styles from './Landscape.module.css';

/** Outlines of the hills, back to front, in a viewBox of 1440 × 400. */
const HILLS = [
  'M0 156C130 128 240 176 390 122S640 22 800 30s250 104 390 92 170-12 250-8V400H0Z',
  'M0 196C70 150 170 108 270 112s210 78 350 88 280-74 440-92 240 54 380 74V400H0Z',
  'M0 172c100 30 200 64 300 54s220-66 320-58 240 68 360 72 260-62 460-64V400H0Z',
  'M0 342c140 26 240-10 380-20s240 32 380 30 220-32 300-24 220 44 380 2V400H0Z',
];

interface LandscapeProps {
  /** Figure beside the fox in a low landscape, half as high; absent means the tall landscape. */
  readonly beside?: 'die' | 'envelope' | 'letter' | 'cup';
  readonly children: ReactNode;
}

export function Landscape({ beside, children }: LandscapeProps) {
  const [sky, far, near, ground] = HILLS.map(hill);
  return (
    <div className={styles.landscape} data-landscape={beside ? 'low' : 'tall'}>
      <div className={styles.scenery} aria-hidden>
        <div className={styles.sun} />
        {figure('cloud', 'cloudFirst')}
        {figure('cloud', 'cloudSecond')}
        {sky}
        {figure('pine', 'pineFirst')}
        {figure('craneRose', 'craneFirst')}
        {figure('craneRose', 'craneSecond')}
        {figure('craneTeal', 'craneThird')}
        {figure('rocket')}
        {far}
        {figure('pine', 'pineSecond')}
        {figure('pine', 'pineThird')}
        {near}
        {figure('pine', 'pineFourth')}
        {figure('fox')}
        {beside && figure(beside, 'companion')}
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

/** Figures are CSS backgrounds, cut out of one picture in the stylesheet: more files would delay the page. */
const figure = (kind: string, place = kind) => (
  <span key={place} className={[...new Set([styles.figure, styles[kind], styles[place]])].join(' ')} />
);

const gems = ['gemGold', 'gemCoral', 'gemTeal'].map(gem => figure(gem));
