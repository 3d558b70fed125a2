// Teacher's sheet: a card is chosen or facts are written down, and a link to them is there to be passed on.
import { useState } from 'react';
import { tryReading } from '../../../../scenes/kit/core/refusal.ts';
import type { Card } from '../../../../scenes/math-rpg/rules/card.ts';
import { countOf, factText, readFactList, writeFactList } from '../../../../scenes/math-rpg/rules/factList.ts';
import type { Item } from '../../../../scenes/math-rpg/rules/facts.ts';
import { TextArea } from '../../../play/editor/TextArea.tsx';
import { withFragment } from '../../../ui/share/links.ts';
import styles from './MapSheet.module.css';
import { TeacherCard } from './TeacherCard.tsx';

/** Link to the game with this list. It names no seed: every run draws its own order. */
const linkTo = (items: readonly Item[]): string =>
  withFragment(new URL(location.pathname, location.origin).href, { facts: writeFactList(items) });

interface TeacherProps {
  readonly list: readonly Item[] | null;
  readonly card: Card | null;
}

export function Teacher({ list, card }: TeacherProps) {
  const [text, setText] = useState(() => (list === null ? '' : list.map(factText).join(', ').replaceAll(' × ', 'x')));
  const isEmpty = text.trim() === '';
  const read = isEmpty ? null : tryReading(() => readFactList(text));
  const items = read && 'value' in read ? read.value : null;
  return (
    <div className={styles.report}>
      <TeacherCard card={card} />
      <h3>A list of facts</h3>
      <p>Write down the facts that are to be practised. Whoever opens the link is asked these, and nothing else.</p>
      <TextArea
        label="Facts"
        note="One after another: 7x8, 56:8, 12-5, 3+4. A whole table is 7x or :7. At most 100."
        rows={4}
        value={text}
        onChange={setText}
        {...(read && 'refusal' in read && { error: read.refusal })}
      />
      <p role="status">{items && `${countOf(items)}: ${items.map(factText).join(', ')}`}</p>
      {items && <TextArea label="Link" rows={2} value={linkTo(items)} />}
      <p className={styles.key}>
        Card and facts are in the link itself: no server knows them, and nobody needs an account. What a pupil learns
        stays in that pupil’s browser.
      </p>
    </div>
  );
}
