// Kinds of change of a repair: each is accepted or refused whole, or opened and decided one by one.
import { ChevronDown, ChevronRight } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { KINDS, type Kind } from '../engine/repair/kinds.ts';
import type { ChangeRow, Decision, Decisions, KindSummary } from '../engine/repair/session.ts';
import { ChangeList } from './ChangeList.tsx';
import { ChangeText } from './ChangeText.tsx';
import styles from './RepairDialog.module.css';
import type { RepairClient } from './repairClient.ts';

interface RepairKindsProps {
  readonly kinds: readonly KindSummary[];
  readonly decisions: Decisions;
  readonly client: RepairClient;
  onDecide(kind: Kind, decision: Decision): void;
}

export function RepairKinds(props: RepairKindsProps) {
  const group = (changesData: boolean, title: string, note: string) => {
    const kinds = props.kinds.filter(({ kind }) => KINDS[kind].changesData === changesData);
    if (kinds.length === 0) return null;
    return (
      <section className={styles.group} data-changes={changesData ? 'data' : 'form'}>
        <h3>{title}</h3>
        <p className={styles.note}>{note}</p>
        <ul className={styles.kinds}>
          {kinds.map(summary => (
            <KindItem key={summary.kind} {...{ summary }} {...props} />
          ))}
        </ul>
      </section>
    );
  };
  return (
    <>
      {group(
        true,
        'Changes your data',
        'A value would not be what the text says, or it has to be guessed. Left open until you accept it.',
      )}
      {group(false, 'Only its form', 'Every value stays as it is.')}
    </>
  );
}

function KindItem({ summary, decisions, client, onDecide }: RepairKindsProps & { readonly summary: KindSummary }) {
  const { kind, count, first } = summary;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const decision = decisions[kind] ?? { isAccepted: false, except: [] };
  const accepted = decision.isAccepted ? count - decision.except.length : decision.except.length;
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className={styles.kind}>
      <div className={styles.kindHead}>
        <PartlyChecked
          label={KINDS[kind].title}
          count={
            count === 1
              ? ''
              : accepted > 0 && accepted < count
                ? `${accepted.toLocaleString('en')} of ${count.toLocaleString('en')}`
                : `${count.toLocaleString('en')} times`
          }
          checked={accepted === count}
          partly={accepted > 0 && accepted < count}
          onChange={isAccepted => onDecide(kind, { isAccepted, except: [] })}
        />
        {count > 1 && (
          <Button
            size="sm"
            variant="ghost"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            <Chevron aria-hidden /> One by one
          </Button>
        )}
      </div>
      {isOpen ? (
        <div id={id}>
          <ChangeList {...{ client, kind, count, decision }} onDecide={next => onDecide(kind, next)} />
        </div>
      ) : (
        <Example row={first} />
      )}
    </li>
  );
}

const Example = ({ row }: { readonly row: ChangeRow }) => (
  <p className={styles.example}>
    <span className={styles.line}>Line {row.line.toLocaleString('en')}</span> <ChangeText row={row} />
  </p>
);

interface PartlyCheckedProps {
  readonly label: string;
  readonly count: string;
  readonly checked: boolean;
  readonly partly: boolean;
  onChange(checked: boolean): void;
}

function PartlyChecked({ label, count, checked, partly, onChange }: PartlyCheckedProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = partly;
  }, [partly]);
  return (
    <label className={styles.check}>
      <input ref={box} type="checkbox" checked={checked} onChange={event => onChange(event.currentTarget.checked)} />
      <span>
        <strong>{label}</strong> {count && <span className={styles.count}>{count}</span>}
      </span>
    </label>
  );
}
