// Player list: names, totals, current player, card shown.
import type { YayZeeView } from '../../../scenes/yay-zee/view.ts';
import styles from './Hud.module.css';

interface PlayersProps {
  readonly view: YayZeeView;
  readonly shown: number;
  onShow(player: number): void;
}

export function Players({ view, shown, onShow }: PlayersProps) {
  if (view.players.length === 1) return null;
  return (
    <div className={styles.players} role="group" aria-label="Players">
      {view.players.map(({ name, total }, index) => (
        <button
          key={name + String(index)}
          type="button"
          className={styles.player}
          aria-pressed={index === shown}
          data-turn={index === view.at || undefined}
          aria-label={`${name}, ${total} points${index === view.at ? ', to play' : ''}. Show this card.`}
          onMouseDown={event => event.preventDefault()}
          onClick={() => onShow(index)}
        >
          <span>{name}</span> <b>{total}</b>
        </button>
      ))}
    </div>
  );
}
