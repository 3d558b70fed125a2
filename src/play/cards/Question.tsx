// Field of a setup option on the start card: a list of choices, a number of players, or a name for each of them.
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import type { SetupOption } from '../../../scenes/kit/game.ts';
import { Select } from '../../ui/Select.tsx';
import { TextField } from '../../ui/TextField.tsx';
import styles from './StartCard.module.css';
import { countChoices, defaultName, maxNameLength, nameKeys } from './setupAnswers.ts';

interface QuestionProps {
  readonly option: SetupOption;
  /** Current answers of all options. */
  readonly answers: Setup;
  /** Called with the changed answers. */
  onAnswer(change: Setup): void;
}

export function Question({ option, answers, onAnswer }: QuestionProps) {
  const { name, label } = option;
  if ('names' in option) {
    const keys = nameKeys(option, answers);
    return (
      <div className={styles.names}>
        {keys.length === 0 && <p className={styles.text}>From {option.least} players on each may have a name.</p>}
        {keys.map(key => (
          <TextField
            key={key}
            label={defaultName(option, key)}
            // The default name is shown as an empty field, so that nobody has to delete it first.
            value={answers[key] === defaultName(option, key) ? '' : String(answers[key] ?? '')}
            maxLength={maxNameLength(option)}
            autoComplete="off"
            enterKeyHint="done"
            onChange={typed => onAnswer({ [key]: typed })}
          />
        ))}
      </div>
    );
  }
  return (
    <Select
      label={label}
      value={answers[name] as string | number | boolean}
      options={
        'choices' in option
          ? option.choices.map(({ value, label: open, afterWin }) => ({
              value,
              label: afterWin ?? open,
              closed: afterWin !== undefined,
            }))
          : countChoices(option.count).map(value => ({ value, label: String(value) }))
      }
      onChange={value => onAnswer({ [name]: value })}
    />
  );
}
