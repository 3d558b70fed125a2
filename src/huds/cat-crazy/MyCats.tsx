// My Cats panel: list of cats with wishes, bars of the selected cat, care actions.
import { Pencil } from 'lucide-react';
import type { CSSProperties } from 'react';
import { CARE_ACTION_NAMES } from '../../../scenes/cat-crazy/hud.ts';
import { MOODS } from '../../../scenes/cat-crazy/rules/cats/mood.ts';
import type { Bar, CareAction } from '../../../scenes/cat-crazy/rules/state.ts';
import { BAR_NAMES } from '../../../scenes/cat-crazy/rules/stories/lines.ts';
import type { CatCrazyView, CatView, ChosenView } from '../../../scenes/cat-crazy/view.ts';
import type { Json } from '../../../scenes/kit/core/json.ts';
import { DEED_ICONS } from './icons.tsx';
import styles from './MyCats.module.css';
import { Portrait } from './Portrait.tsx';
import type { KeyNames } from './useKeyNames.ts';

interface MyCatsProps {
  readonly view: CatCrazyView;
  readonly keyNames: KeyNames;
  send(command: Json): void;
  onMore(): void;
}

export function MyCats({ view: { cats, chosen }, keyNames, send, onMore }: MyCatsProps) {
  return (
    <section className={styles.cats} data-panel="My Cats" aria-label="My Cats">
      <h2>My Cats</h2>
      <div className={styles.faces}>
        {cats.map(cat => (
          <Face
            key={cat.id}
            cat={cat}
            chosen={cat.id === chosen?.id}
            onChoose={() => send({ type: 'choose', cat: cat.id })}
          />
        ))}
        {chosen && (
          <button
            type="button"
            className={styles.more}
            title="Name, home"
            aria-label={`${chosen.name}: name and home`}
            onMouseDown={event => event.preventDefault()}
            onClick={onMore}
          >
            <Pencil aria-hidden />
          </button>
        )}
      </div>
      {chosen ? (
        <>
          <p className={styles.about}>
            <b>{chosen.name}</b>{' '}
            <span>{chosen.isHome ? `level ${chosen.level}` : `${Math.round(chosen.xp * 100)} % at home`}</span>{' '}
            <em>{MOODS[chosen.mood].name}</em> <small>{chosen.about}</small>
          </p>
          <div className={styles.bars}>
            {chosen.bars.map(({ bar, value }) => (
              <BarMeter key={bar} bar={bar} value={value} />
            ))}
          </div>
          <Deeds chosen={chosen} keyNames={keyNames} send={send} />
        </>
      ) : (
        <p className={styles.none}>No cat yet. Buy an egg, and warm it.</p>
      )}
    </section>
  );
}

interface FaceProps {
  readonly cat: CatView;
  readonly chosen: boolean;
  onChoose(): void;
}

function Face({ cat, chosen, onChoose }: FaceProps) {
  const { name, breed, coat, mood, wish, works, rests } = cat;
  const sign = wish ?? (works ? 'work' : rests ? 'rest' : null);
  const Icon = sign && DEED_ICONS[sign];
  const doing = works ? ', at work' : rests ? ', asleep' : '';
  return (
    <button
      type="button"
      className={styles.face}
      aria-pressed={chosen}
      aria-label={`${name}, ${MOODS[mood].name}${doing}${wish ? `, wishes: ${CARE_ACTION_NAMES[wish]}` : ''}`}
      data-wish={wish !== null || undefined}
      title={name}
      onMouseDown={event => event.preventDefault()}
      onClick={onChoose}
    >
      <Portrait breed={breed} coat={coat} look={rests ? 'shut' : MOODS[mood].face} />
      {Icon && (
        <i>
          <Icon aria-hidden />
        </i>
      )}
    </button>
  );
}

const LOW = 30;

const BarMeter = ({ bar, value }: { readonly bar: Bar; readonly value: number }) => (
  <div
    role="meter"
    aria-label={BAR_NAMES[bar]}
    aria-valuenow={value}
    aria-valuemin={0}
    aria-valuemax={100}
    className={styles.bar}
    data-low={value < LOW || undefined}
    style={{ '--full': value / 100 } as CSSProperties}
  >
    <span>{BAR_NAMES[bar]}</span> <b>{value}</b>
  </div>
);

/** What a button says whose store is empty. */
const OUT: Partial<Record<CareAction, string>> = { feed: 'No food', water: 'No water' };

interface DeedsProps {
  readonly chosen: ChosenView;
  readonly keyNames: KeyNames;
  send(command: Json): void;
}

function Deeds({ chosen, keyNames, send }: DeedsProps) {
  return (
    <div className={styles.actions} role="group" aria-label={`For ${chosen.name}`}>
      {chosen.deeds.map(({ deed, refusal, on }) => {
        const Icon = DEED_ICONS[deed];
        const helps = deed === 'pet' && chosen.help !== null;
        const isOut = chosen.lacks.includes(deed);
        const name = isOut
          ? (OUT[deed] ?? '')
          : helps
            ? 'Help'
            : on
              ? deed === 'work'
                ? 'Stop'
                : 'Wake'
              : CARE_ACTION_NAMES[deed];
        return (
          <button
            key={deed}
            type="button"
            className={styles.deed}
            aria-disabled={refusal !== null}
            data-wished={chosen.wish === deed || undefined}
            data-out={isOut || undefined}
            data-on={on || undefined}
            data-helps={helps || undefined}
            title={refusal ?? (helps ? `Lend a hand: +${chosen.help}` : name)}
            onMouseDown={event => event.preventDefault()}
            onClick={() => send({ type: deed })}
          >
            <Icon aria-hidden /> {name}
            {keyNames[deed] !== undefined && <kbd aria-hidden="true">{keyNames[deed]}</kbd>}
          </button>
        );
      })}
    </div>
  );
}
