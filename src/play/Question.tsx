// One question of the start card as what answers it: a list, a number of players, or a line of text for each of them.
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { SetupOption } from '../../scenes/kit/game.ts';
import { Select } from '../ui/Select.tsx';
import { TextField } from '../ui/TextField.tsx';
import styles from './StartCard.module.css';
import { countsIn, namesAsked, numbered, roomOf } from './setupAnswers.ts';

interface QuestionProps {
  readonly option: SetupOption;
  /** What all questions are answered with now. */
  readonly answers: Setup;
  /** What was typed or chosen: changes to the answers. */
  onAnswer(change: Setup): void;
}

export function Question({ option, answers, onAnswer }: QuestionProps) {
  const { name, label } = option;
  if ('names' in option)
    return (
      <div className={styles.names}>
        {namesAsked(option, answers).map(key => (
          <TextField
            key={key}
            label={numbered(option, key)}
            // A name that nobody typed is no text to be deleted first.
            value={answers[key] === numbered(option, key) ? '' : String(answers[key] ?? '')}
            maxLength={roomOf(option)}
            autoComplete="off"
            enterKeyHint="done"
            onChange={typed => onAnswer({ [key]: typed })}
          />
        ))}
      </div>
    );
  return (
    <Select
      label={label}
      value={answers[name] as string | number | boolean}
      options={
        'choices' in option
          ? option.choices.map(({ afterWin, ...choice }) =>
              afterWin ? { ...choice, label: afterWin, closed: true } : choice,
            )
          : countsIn(option.count).map(value => ({ value, label: String(value) }))
      }
      onChange={value => onAnswer({ [name]: value })}
    />
  );
}
