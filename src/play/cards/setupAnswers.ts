// Answers to a start card's setup options, from the form, the last run or a link. An invalid value becomes the default.
import type { Setup } from '../../../scenes/kit/core/rules.ts';
import type { Choice, Count, Names, SetupOption, StartCard } from '../../../scenes/kit/game.ts';

/** Default length limit of a name, in characters. */
const MAX_NAME_LENGTH = 16;

/** True if an option belongs to the game that this button starts. */
export const applies = ({ onlyFor }: SetupOption, button: Setup = {}): boolean =>
  Object.entries(onlyFor ?? {}).every(([name, value]) => button[name] === value);

/** Options with their choices unlocked: all, or those that a link sets. Another locked choice is shown but cannot be selected. */
export const unlockChoices = (
  options: readonly SetupOption[],
  allUnlocked: boolean,
  linked: Setup | null = null,
): readonly SetupOption[] =>
  options.map(option => {
    if (!('choices' in option)) return option;
    const isOpen = (value: Setup[string]) => allUnlocked || linked?.[option.name] === value;
    return { ...option, choices: option.choices.map(one => (isOpen(one.value) ? withoutLock(one) : one)) };
  });

function withoutLock(choice: Choice['choices'][number]): Choice['choices'][number] {
  const { afterWin: lock, ...open } = choice;
  return lock === undefined ? choice : open;
}

/** The card's text with these answers: a choice may have its own, and say who is next by what was reached. Undefined where there is none. */
export function textOfCard(
  { text, options = [] }: StartCard,
  answers: Setup,
  reached: Readonly<Record<string, number>> | null,
): string | undefined {
  const chosen = options
    .flatMap(option =>
      'choices' in option ? option.choices.filter(({ value }) => value === answers[option.name]) : [],
    )
    .find(choice => choice.text !== undefined);
  if (!chosen) return text;
  const { ladder } = chosen;
  if (!ladder || !reached) return chosen.text;
  const next = ladder.names.find(name => reached[ladder.stat.replace('*', name)] === undefined);
  return `${chosen.text} ${next ? `Next: ${next}.` : 'All are beaten.'}`;
}

/** Answer to one option as a part of the setup: the wanted value if it is available, else the default. `previous` holds the answers before it. */
export function answer(option: SetupOption, wanted: Setup, previous: Setup = {}): Setup {
  const wantedValue = wanted[option.name];
  if ('choices' in option) {
    const open = option.choices.filter(({ afterWin }) => afterWin === undefined);
    const choice = open.find(({ value }) => String(value) === String(wantedValue)) ?? open[0];
    return choice ? { [option.name]: choice.value } : {};
  }
  if ('count' in option)
    return { [option.name]: countChoices(option.count).find(many => many === Number(wantedValue)) ?? option.count[0] };
  return Object.fromEntries(
    nameKeys(option, previous).map(key => {
      const typed = String(wanted[key] ?? '').trim();
      return [key, typed.slice(0, maxNameLength(option)).trim() || defaultName(option, key)];
    }),
  );
}

/** Name of a player who typed none: 'Player 2'. */
export const defaultName = ({ name, label }: Names, key: string): string => `${label} ${key.slice(name.length)}`;

export const countChoices = ([least, most]: Count['count']): readonly number[] =>
  Array.from({ length: most - least + 1 }, (_, index) => least + index);

/** Keys of the names in the setup: `player1`, `player2` … */
export function nameKeys({ name, names, least = 1 }: Names, previous: Setup): readonly string[] {
  const many = typeof names === 'number' ? names : Number(previous[names] ?? 0);
  return Array.from({ length: many < least ? 0 : many }, (_, index) => `${name}${index + 1}`);
}

export const maxNameLength = ({ room = MAX_NAME_LENGTH }: Names): number => room;

/** What was chosen, in one line: "Against Normal, 9 rows". Names of players are left out. */
export const answersLine = (options: readonly SetupOption[], answers: Setup): string =>
  options
    .flatMap(option => {
      const chosen = answers[option.name];
      if ('names' in option) return [];
      if ('count' in option) return [`${option.label}: ${String(chosen)}`];
      return option.choices.filter(({ value }) => value === chosen).map(({ label, brief = label }) => brief);
    })
    .filter(part => part !== '')
    .join(', ');

/** Answers to all options, in their order. */
export function answersTo(options: readonly SetupOption[], wanted: Setup): Setup {
  const answers: Record<string, Setup[string]> = {};
  for (const option of options) Object.assign(answers, answer(option, wanted, answers));
  return answers;
}

/** The start card's main button: that of the last run, else the one for newcomers, else the first. */
export function primaryButton(buttons: StartCard['buttons'], last: Setup | null): number {
  const lastUsed = buttons.findIndex(
    ({ setup }) => setup && last && Object.entries(setup).every(([name, value]) => last[name] === value),
  );
  return Math.max(0, lastUsed >= 0 ? lastUsed : buttons.findIndex(({ first }) => first));
}

/** Setup of a run that a button starts: its own, and the wanted answers to the options that belong to it. */
export const setupOfButton = (options: readonly SetupOption[], wanted: Setup, button: Setup = {}): Setup => ({
  ...answersTo(
    options.filter(option => applies(option, button)),
    wanted,
  ),
  ...button,
});

/** Setup of the run that the main button starts when nothing is changed. */
export function primarySetup(
  { buttons, options = [] }: StartCard,
  last: Setup | null,
  allUnlocked: boolean,
  linked: Setup | null = null,
): Setup {
  const button = buttons[primaryButton(buttons, last)];
  return setupOfButton(unlockChoices(options, allUnlocked, linked), last ?? {}, button?.setup);
}
