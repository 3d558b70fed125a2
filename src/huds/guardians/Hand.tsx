// The hand: each card with its figure, cost, strength and steps; pressed, or dragged to a road.
import { cardOf } from '../../../scenes/guardians/rules/cards.ts';
import { cardText, roadName } from '../../../scenes/guardians/rules/sentences.ts';
import { NAMES } from '../../../scenes/guardians/rules/state.ts';
import { figureCut } from '../../../scenes/guardians/scene/figures.ts';
import { roadAt, WORLD } from '../../../scenes/guardians/scene/geometry.ts';
import type { GuardiansView, HandCard } from '../../../scenes/guardians/view.ts';
import type { HudProps } from '../HudProps.ts';
import { CutShapes } from '../widgets/CutShapes.tsx';
import { DragCard } from '../widgets/DragCard.tsx';
import styles from './Hand.module.css';

interface HandProps extends Pick<HudProps, 'session' | 'stage'> {
  readonly view: GuardiansView;
}

export function Hand({ view, session, stage }: HandProps) {
  const { hand, phase, own } = view;
  if (phase === 'curtain')
    return (
      <div className={styles.curtain}>
        <p>
          Both hands are covered. Pass the device to whoever plays the {NAMES[own.guardian]}, who then lifts the sheet.
        </p>
      </div>
    );
  if (hand.length === 0) return <p className={styles.empty}>No cards in hand.</p>;
  return (
    <div className={styles.hand} role="group" aria-label="Your hand">
      {hand.map((one, index) => (
        <Card key={one.card} one={one} index={index} view={view} session={session} stage={stage} />
      ))}
    </div>
  );
}

function Card({ one, index, view, session, stage }: HandProps & { readonly one: HandCard; readonly index: number }) {
  const { name, strength, steps, sentence } = cardOf(one.card);
  const isFolded = one.isFolded || (one.isChosen && view.isFolding);
  const cost = isFolded ? one.foldedCost : one.cost;
  const isDear = view.phase === 'choose' && one.road === null && Math.min(one.cost, one.foldedCost) > view.courage;
  const choose = () => session.send({ type: 'choose', index });
  return (
    <DragCard
      className={styles.card}
      stage={view.phase === 'choose' ? stage : null}
      aria-label={`${index + 1}: ${cardText(one.card, one.cost)}${stateWords(one)}`}
      aria-pressed={one.isChosen || one.isMarked || one.road !== null}
      onPress={choose}
      onTake={() => (one.isChosen || choose() === null) && one.road === null}
      onOver={() => {}}
      onDrop={({ x, y }) => session.send({ type: 'road', road: roadAt(x * WORLD.width, y * WORLD.height) })}
      onCancel={() => {}}
    >
      <span
        className={styles.face}
        data-chosen={one.isChosen || undefined}
        data-marked={one.isMarked || undefined}
        data-road={one.road ?? undefined}
        data-folded={isFolded || undefined}
        data-dear={isDear || undefined}
      >
        <b className={styles.name}>{name}</b>
        <svg className={styles.figure} viewBox="-30 -30 60 60" aria-hidden="true">
          <CutShapes cuts={[figureCut(one.card, view.own.guardian)]} />
        </svg>
        <span className={styles.numbers}>
          <i className={styles.cost}>{cost}</i>
          <i className={styles.strength}>{isFolded ? Math.ceil(strength / 2) : strength}</i>
          <i className={styles.steps}>{steps === 0 ? '■' : '▸'.repeat(steps)}</i>
          {sentence && <i className={styles.says}>…</i>}
        </span>
        {one.road !== null && <span className={styles.where}>{roadName(one.road)}</span>}
        {one.isMarked && <span className={styles.where}>goes back</span>}
      </span>
    </DragCard>
  );
}

const stateWords = ({ road, isFolded, isMarked, isChosen }: HandCard): string => {
  if (road !== null) return ` To the ${roadName(road)}${isFolded ? ', folded' : ''}. Press to take it back.`;
  if (isMarked) return ' Goes back.';
  return isChosen ? ' Taken: choose a road.' : '';
};
