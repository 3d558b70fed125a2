// Round panel: the gems of the round; during a wave the rest of it and the call button.

import { FastForward } from 'lucide-react';
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { Json } from '../../../scenes/kit/core/json.ts';
import type { RockTdView } from '../../../scenes/rock-td/view.ts';
import buttons from './Buttons.module.css';
import { GemIcon } from './GemIcon.tsx';
import styles from './Round.module.css';

interface RoundProps {
  readonly view: RockTdView;
  send(command: Json): void;
}

const keepFocus = (event: { preventDefault(): void }) => event.preventDefault();

export function Round({ view, send }: RoundProps) {
  const { phase, round, rocks, wave, call } = view;
  if (phase !== 'placing')
    return (
      <div className={styles.round} data-wave>
        <p>
          <b>{phase === 'wave' ? wave.left : 0}</b> left
        </p>
        <progress max={wave.count} value={phase === 'wave' ? wave.left : 0} aria-label="Mobs left" />
        <button
          type="button"
          className={buttons.button}
          aria-disabled={call === null}
          title="Build for the next level while these still walk"
          onMouseDown={keepFocus}
          onClick={() => send({ type: 'call' })}
        >
          <FastForward aria-hidden />
          <span>
            Call next
            {call && <small>{`these pay +${grouped(call.gold)}, the next come ${call.hurry} % faster`}</small>}
          </span>
        </button>
      </div>
    );
  return (
    <div className={styles.round} role="group" aria-label="Gems of this round">
      {Array.from({ length: rocks }, (_, index) => {
        const gem = round[index];
        const place = index + 1;
        if (!gem)
          return (
            <span key={place} className={styles.slot} data-empty>
              {place}
            </span>
          );
        const [quality, name] = gem.name.split(' ');
        return (
          <button
            key={place}
            type="button"
            className={styles.slot}
            aria-pressed={gem.isChosen}
            data-pair={gem.isPair || undefined}
            aria-label={`${gem.name}, ${gem.cell}${gem.isPair ? ', one of a pair' : ''}`}
            title={gem.isPair ? `${gem.name}, ${gem.cell}: two alike can be combined` : `${gem.name}, ${gem.cell}`}
            onMouseDown={keepFocus}
            onClick={() => send({ type: 'choose', id: gem.id })}
          >
            <GemIcon kind={gem.kind} />
            <small>{quality}</small>
            <small>{name}</small>
          </button>
        );
      })}
    </div>
  );
}
