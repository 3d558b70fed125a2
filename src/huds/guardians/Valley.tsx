// The valley in words, for ears: gates and creatures road by road; a folded creature of one's own is a button that unfolds it.
import { cardOf } from '../../../scenes/guardians/rules/cards.ts';
import { roadName } from '../../../scenes/guardians/rules/sentences.ts';
import type { GuardiansView, ShownCreature } from '../../../scenes/guardians/view.ts';
import { plural } from '../../../scenes/kit/core/plural.ts';

const gateWords = (whose: string, stones = 0): string =>
  stones === 0 ? `${whose} gate is broken` : `${whose} gate has ${plural(stones, 'stone')}`;

const STEPS = ['on your step', 'on your step', 'in the middle', 'on their step', 'on their step'];

export function Valley({ view, onUnfold }: { readonly view: GuardiansView; onUnfold(card: number): void }) {
  return (
    <section aria-label="Valley" data-aloud>
      <ul>
        {[0, 1, 2].map(road => {
          const there = view.creatures.filter(one => one.road === road);
          return (
            <li key={road}>
              {`The ${roadName(road)}: ${gateWords('your', view.own.gates[road])}, ${gateWords('their', view.other.gates[road])}. `}
              {there.length === 0 ? 'Nobody is there.' : there.map(wordsOf).join(' ')}
              {view.phase === 'choose' &&
                there
                  .filter(({ isOwn, isFolded }) => isOwn && isFolded)
                  .map(({ card, isUnfolding }) => (
                    <button
                      key={card}
                      type="button"
                      tabIndex={-1}
                      aria-pressed={isUnfolding}
                      onClick={() => onUnfold(card)}
                    >
                      {`Unfold the ${cardOf(card).name}`}
                    </button>
                  ))}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const wordsOf = ({ card, pos, strength, isOwn, isFolded, isUnfolding }: ShownCreature): string =>
  `${isOwn ? 'Your' : 'Their'} ${cardOf(card).name}, strength ${strength}, ${STEPS[pos]}${isFolded ? ', folded' : ''}${isUnfolding ? ', to be unfolded' : ''}.`;
