// Teacher's card sheet: operations, largest number and length are chosen, and the link to them is copied.
import { useState } from 'react';
import { CARD_RANGES, type Card, fixedText, writeCard } from '../../../../scenes/math-rpg/rules/card.ts';
import { OPS, type Op } from '../../../../scenes/math-rpg/rules/facts.ts';
import { TextArea } from '../../../play/editor/TextArea.tsx';
import { Slider } from '../../../ui/Slider.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { withFragment } from '../../../ui/share/links.ts';
import styles from './MapSheet.module.css';

const NAMES: Readonly<Record<Op, string>> = { '+': 'Plus', '−': 'Minus', '×': 'Times', '÷': 'Divide' };
const FIRST: Card = { ops: ['+', '−'], most: 20, questions: 15 };
/** Largest numbers and lengths are chosen in fives. */
const STEP = 5;

/** Link to the game with this card. It names no seed: every run draws its own questions. */
const linkTo = (card: Card): string =>
  withFragment(new URL(location.pathname, location.origin).href, { card: writeCard(card) });

export function TeacherCard({ card: begun }: { readonly card: Card | null }) {
  const [card, setCard] = useState(begun ?? FIRST);
  const [[leastMost, mostMost], [fewest, longest]] = [CARD_RANGES.most, CARD_RANGES.questions];
  return (
    <section className={styles.card} aria-label="A card">
      <p>
        Choose what is asked. Whoever opens the link answers so many questions, and none goes beyond the largest number.
      </p>
      <div className={styles.ops}>
        {OPS.map(op => (
          <Switch
            key={op}
            label={NAMES[op]}
            checked={card.ops.includes(op)}
            // One stays: a card of nothing asks nothing.
            disabled={card.ops.length === 1 && card.ops.includes(op)}
            onChange={on => setCard({ ...card, ops: OPS.filter(one => (one === op ? on : card.ops.includes(one))) })}
          />
        ))}
      </div>
      <Slider
        label="Largest number"
        value={card.most}
        min={leastMost}
        max={mostMost}
        step={STEP}
        onChange={most => setCard({ ...card, most })}
      />
      <Slider
        label="Questions"
        value={card.questions}
        min={fewest}
        max={longest}
        step={STEP}
        onChange={questions => setCard({ ...card, questions })}
      />
      <p role="status">
        <b>{fixedText({ card, list: null })}</b>
      </p>
      <TextArea label="Link to the card" rows={2} value={linkTo(card)} />
    </section>
  );
}
