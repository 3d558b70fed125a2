// The question before something bought is given back; Keep is the button that a second thought finds first.
import styles from './Ask.module.css';

interface AskProps {
  readonly what: string;
  readonly price: number;
  onGiveBack(): void;
  onKeep(): void;
}

export function Ask({ what, price, onGiveBack, onKeep }: AskProps) {
  return (
    <div className={styles.ask} role="group" aria-label={`Give ${what} back?`}>
      <span>
        Give {what} back for {price} coins?
      </span>
      <button type="button" onMouseDown={event => event.preventDefault()} onClick={onKeep}>
        Keep
      </button>
      <button type="button" onMouseDown={event => event.preventDefault()} onClick={onGiveBack}>
        Give back
      </button>
    </div>
  );
}
