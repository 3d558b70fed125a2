// What a start card's questions accept: from hands, from the last time, from a link. Whatever else comes is answered by the default.
import type { Setup } from '../../scenes/kit/core/rules.ts';
import type { Count, Names, SetupOption } from '../../scenes/kit/game.ts';

const NAME_ROOM = 16;

/** True where a question is asked for the game that this button starts. */
export const applies = ({ onlyFor }: SetupOption, button: Setup = {}): boolean =>
  Object.entries(onlyFor ?? {}).every(([name, value]) => button[name] === value);

/** The questions as they stand for somebody to whom everything is open, or not yet: what is closed keeps its words and nothing answers it. */
export const openTo = (options: readonly SetupOption[], everything: boolean): readonly SetupOption[] =>
  everything
    ? options.map(option =>
        'choices' in option
          ? { ...option, choices: option.choices.map(({ value, label }) => ({ value, label })) }
          : option,
      )
    : options;

/** What a question puts into the setup: what was wanted, where it can be had, else the default. `soFar` holds the answers before it. */
export function answer(option: SetupOption, wanted: Setup, soFar: Setup = {}): Setup {
  const asked = wanted[option.name];
  if ('choices' in option) {
    const open = option.choices.filter(({ afterWin }) => afterWin === undefined);
    const choice = open.find(({ value }) => String(value) === String(asked)) ?? open[0];
    return choice ? { [option.name]: choice.value } : {};
  }
  if ('count' in option)
    return { [option.name]: countsIn(option.count).find(many => many === Number(asked)) ?? option.count[0] };
  return Object.fromEntries(
    namesAsked(option, soFar).map(key => {
      const typed = String(wanted[key] ?? '').trim();
      return [key, typed.slice(0, roomOf(option)).trim() || numbered(option, key)];
    }),
  );
}

/** What one is called who typed nothing: 'Player 2'. */
export const numbered = ({ name, label }: Names, key: string): string => `${label} ${key.slice(name.length)}`;

export const countsIn = ([least, most]: Count['count']): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** The setup's own names of what is typed: `player1`, `player2` … */
export function namesAsked({ name, names, least = 1 }: Names, soFar: Setup): readonly string[] {
  const many = typeof names === 'number' ? names : Number(soFar[names] ?? 0);
  return Array.from({ length: many < least ? 0 : many }, (_, index) => `${name}${index + 1}`);
}

export const roomOf = ({ room = NAME_ROOM }: Names): number => room;

/** The answers to these questions, in their order. */
export function answersTo(options: readonly SetupOption[], wanted: Setup): Setup {
  const answers: Record<string, Setup[string]> = {};
  for (const option of options) Object.assign(answers, answer(option, wanted, answers));
  return answers;
}
