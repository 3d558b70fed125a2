// Messages: refusals, the wish of the selected cat with its reason, hints; undo of the last purchase.
import { MOODS } from '../../../scenes/cat-crazy/mood.ts';
import type { CatCrazyView } from '../../../scenes/cat-crazy/view.ts';
import styles from './Hud.module.css';

interface ToldProps {
  readonly view: CatCrazyView;
  readonly refused: string | null;
  onUndo(): void;
}

export function Messages({ view, refused, onUndo }: ToldProps) {
  const { bought, chosen, hint, news } = view;
  const says = chosen?.says;
  return (
    <div className={styles.message} data-story={(!refused && (news !== null || says?.story)) || undefined}>
      <p>
        {refused ??
          news ??
          (chosen && says ? (
            <>
              <b>{`${chosen.name}: “${says.text}”`}</b> <small>{`${says.why}, within ${says.left} s`}</small>
            </>
          ) : (
            (hint ??
            (chosen
              ? `${chosen.name} is ${MOODS[chosen.mood].name.toLowerCase()} and wishes for nothing.`
              : 'All is quiet.'))
          ))}
      </p>
      {bought && (
        <button type="button" className={styles.undo} onMouseDown={event => event.preventDefault()} onClick={onUndo}>
          Undo {bought}
        </button>
      )}
    </div>
  );
}
