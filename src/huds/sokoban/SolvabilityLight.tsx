// Solvability light (can the level still be won?), by shape and word, with an off switch; and the hint button.
import { CircleCheck, CircleHelp, CircleOff, CircleX, Lightbulb } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { plural } from '../../../scenes/kit/core/plural.ts';
import type { SessionPort } from '../../../scenes/kit/core/session/session.ts';
import { uiOf } from '../../../scenes/kit/core/session/ui.ts';
import { markLost, type SokobanUi, showHint } from '../../../scenes/sokoban/ui.ts';
import type { SokobanView } from '../../../scenes/sokoban/view.ts';
import { placeInWords, WAY, worthInWords } from '../../../scenes/sokoban/words.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './SolvabilityLight.module.css';
import { type Solvability as Found, useSolvability } from './useSolvability.ts';

const LIGHTS = {
  won: ['Solved', CircleCheck],
  solvable: ['Still solvable', CircleCheck],
  dead: ['Not solvable any more', CircleX],
  unknown: ['Not known', CircleHelp],
  looking: ['Looking …', CircleHelp],
  off: ['Light is off', CircleOff],
} as const satisfies Readonly<Record<Found | 'won' | 'off', readonly [string, unknown]>>;

interface SolvabilityLightProps {
  readonly view: SokobanView;
  readonly session: SessionPort;
  /** Shows the hint's value, or the reason why there is none. */
  onWord(word: string | null): void;
}

export function SolvabilityLight({ view, session, onWord }: SolvabilityLightProps) {
  const ui = uiOf<SokobanUi>(session);
  const [on, setOn] = useState(true);
  const { outlook, guilty, ask, compare } = useSolvability(view, on);
  const shown = on ? (outlook ?? 'won') : 'off';
  const [label, Icon] = LIGHTS[shown];
  const blamed = guilty.length > 0 ? `: ${plural(guilty.length, 'parcel')} marked` : '';
  useEffect(() => {
    markLost(ui, guilty);
    return () => markLost(ui, []);
  }, [ui, guilty]);

  const hint = async () => {
    if (view.won) return;
    onWord('Looking for the next push …');
    await findHint(view, { ask, compare }, session, onWord);
  };
  const hintByKey = useEffectEvent(() => void hint());
  useEffect(() => ui.subscribe(({ asked }, before) => asked !== before.asked && hintByKey()), [ui]);

  const keep = (event: { preventDefault(): void }) => event.preventDefault();
  return (
    <div className={styles.outlook}>
      <button
        type="button"
        className={styles.light}
        data-light={shown}
        aria-pressed={on}
        aria-label={`Light: can this still be won? ${label}${blamed}`}
        title="Can this still be won? Press to switch the light"
        onMouseDown={keep}
        onClick={() => setOn(!on)}
      >
        <Icon aria-hidden /> <span>{label}</span>
      </button>
      <Button
        variant="secondary"
        className={styles.hint}
        aria-label="Hint"
        title="Hint: the next push (H). A helped attempt is not kept: it earns no best and no medal."
        disabled={view.won}
        onMouseDown={keep}
        onClick={hint}
      >
        <Lightbulb aria-hidden /> <span>Hint</span>
      </Button>
    </div>
  );
}

/** Hint button: shows the next push and its value, or the reason why there is none. */
async function findHint(
  { level }: SokobanView,
  { ask, compare }: Pick<ReturnType<typeof useSolvability>, 'ask' | 'compare'>,
  session: SessionPort,
  say: (word: string | null) => void,
): Promise<void> {
  try {
    const { judgement, position } = await ask();
    if (judgement.kind === 'dead') return say('This can no longer be won. Undo until the light says so.');
    if (judgement.kind === 'unknown') return say('No solution found yet: no hint.');
    const { nextPush } = await import('../../../scenes/sokoban/solver/judge.ts');
    const { solution, isLeast } = judgement;
    const next = nextPush(level, position, solution);
    if (!next) return say('Nothing is left to push.');
    session.send({ type: 'takeHelp' });
    showHint(uiOf(session), { cell: next.box, direction: next.direction });
    const which = `Push the parcel at ${placeInWords(level, next.box)}, ${WAY[next.direction]}.`;
    if (!isLeast)
      return say(`${which} ${plural(solution.pushes, 'push', 'pushes')} to go this way; a shorter one may exist.`);
    say(`${which} ${plural(solution.pushes, 'push', 'pushes')} to go. Comparing the other pushes …`);
    say(`${which} ${worthInWords(await compare(position, solution))}`);
  } catch (error) {
    say(error instanceof Error && error.name === 'AbortError' ? null : 'The solver did not answer: no hint.');
  }
}
