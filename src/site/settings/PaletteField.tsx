// Choice of the games' colours, each with its inks beside it.
import { useId } from 'react';
import { css, type Ink, type Palette } from '../../../scenes/kit/core/inks.ts';
import { setChoices, useProfile } from '../../data/profile.ts';
import styles from './PaletteField.module.css';

const PALETTES: readonly (readonly [Palette, label: string])[] = [
  ['paper', 'Paper'],
  ['safe', 'Easy to tell apart'],
];
/** The inks that the palettes move. */
const SHOWN: readonly Ink[] = ['fox', 'coral', 'gold', 'moss', 'teal', 'indigo', 'plum'];
const SIZE = 20;

export function PaletteField({ title }: { readonly title: string }) {
  const chosen = useProfile(({ choices }) => choices.palette);
  const name = useId();
  return (
    <fieldset className={styles.field}>
      <legend>{title}</legend>
      <div className={styles.options}>
        {PALETTES.map(([palette, label]) => (
          <label key={palette} className={styles.option}>
            <input type="radio" name={name} checked={palette === chosen} onChange={() => setChoices({ palette })} />
            <span>{label}</span>
            <svg viewBox={`0 0 ${SHOWN.length * SIZE} ${SIZE}`} aria-hidden="true">
              {SHOWN.map((ink, index) => (
                <rect key={ink} x={index * SIZE} width={SIZE} height={SIZE} fill={css(ink, 0, 1, palette)} />
              ))}
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
