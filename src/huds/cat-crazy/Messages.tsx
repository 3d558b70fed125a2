// Messages: refusals, the wish of the selected cat with its reason, hints; undo of the last purchase.
import { MOODS } from '../../../scenes/cat-crazy/rules/cats/mood.ts';
import type { CatCrazyView } from '../../../scenes/cat-crazy/view.ts';
import styles from './Hud.module.css';

interface ToldProps {
  readonly view: CatCrazyView;
  readonly refused: string | null;
  /** Key that trades, as the player's keyboard calls it; null where it has no key. */
  readonly tradeKey: string | null;
  onUndo(): void;
  onTrade(): void;
}

/** Letters of two lines on a phone. */
const LONG = 80;

export function Messages({ view, refused, tradeKey, onUndo, onTrade }: ToldProps) {
  const { bought, guest } = view;
  return (
    <div className={styles.message} data-story={(!refused && isGolden(view)) || undefined}>
      <p data-long={(refused ?? lineOf(view)).length > LONG || undefined}>{refused ?? <Told view={view} />}</p>
      {guest ? (
        <button
          type="button"
          className={styles.undo}
          aria-disabled={guest.refusal !== null}
          title={guest.refusal ?? undefined}
          onMouseDown={event => event.preventDefault()}
          onClick={onTrade}
        >
          Trade {tradeKey !== null && <kbd aria-hidden="true">{tradeKey}</kbd>}
        </button>
      ) : (
        bought && (
          <button type="button" className={styles.undo} onMouseDown={event => event.preventDefault()} onClick={onUndo}>
            Undo {bought}
          </button>
        )
      )}
    </div>
  );
}

/** News or wish as a whole: its length says how it fits. */
function lineOf({ guest, news, chosen }: CatCrazyView): string {
  if (guest) return '';
  if (news !== null) return news;
  return chosen?.says ? `${chosen.name}: “${chosen.says.text}” ${chosen.says.why}, within ${chosen.says.left} s` : '';
}

const isGolden = ({ guest, news, chosen }: CatCrazyView): boolean =>
  guest !== null || news !== null || chosen?.says?.story === true;

/** What is most urgent: a guest's offer, news, the wish of the chosen cat, a hint. */
function Told({ view: { guest, news, chosen, hint } }: { readonly view: CatCrazyView }) {
  if (guest)
    return (
      <>
        <b>{`At the window, a ${guest.who}: ${guest.text}`}</b> <small>{`${guest.left} s`}</small>
      </>
    );
  if (news !== null) return news;
  if (chosen?.says) {
    const { text, why, left } = chosen.says;
    return (
      <>
        <b>{`${chosen.name}: “${text}”`}</b> <small>{`${why}, within ${left} s`}</small>
      </>
    );
  }
  if (hint !== null) return hint;
  if (!chosen) return 'All is quiet.';
  if (chosen.sleeps !== null)
    return `${chosen.name} sleeps, rested in ${chosen.sleeps} s. Wake ends it now, as tired as it still is.`;
  return `${chosen.name} is ${MOODS[chosen.mood].name.toLowerCase()} and wishes for nothing.`;
}
