// /lab/ui, in `npm run dev` only: every component in every state, in light and dark side by side.
import { ButtonStates } from './ButtonStates.tsx';
import { CardStates } from './CardStates.tsx';
import { DragStates } from './DragStates.tsx';
import { FieldStates } from './FieldStates.tsx';
import { OverlayStates } from './OverlayStates.tsx';
import { PadStates } from './PadStates.tsx';
import { SpotStates } from './SpotStates.tsx';
import styles from './UiLab.module.css';
import { WordStates } from './WordStates.tsx';

const SCHEMES = ['light', 'dark'] as const;

export function UiLab() {
  return (
    <main className={styles.lab}>
      <title>Primitives</title>
      {SCHEMES.map(scheme => (
        <section key={scheme} className={styles.scheme} data-theme={scheme} aria-label={`In ${scheme}`}>
          <h1>Primitives, {scheme}</h1>
          <ButtonStates />
          <FieldStates />
          <OverlayStates />
          <CardStates />
          <PadStates />
          <DragStates />
          <WordStates />
          <SpotStates />
        </section>
      ))}
    </main>
  );
}
