// Medals of Emergencia.
import type { Medal } from '../kit/core/medals.ts';
import type { State } from './rules/state.ts';

type Facts = Pick<State, 'wrong'> & { readonly done: readonly { readonly tries: number; readonly saved: boolean }[] };

export const MEDALS: readonly Medal<Facts>[] = [
  {
    name: 'Nobody harmed',
    how: 'every mission at the first attempt, with everybody saved',
    earned: ({ done }) => done.every(({ tries, saved }) => tries === 1 && saved),
  },
  { name: 'No wrong mark', how: 'every mission without marking a harmless guest', earned: ({ wrong }) => wrong === 0 },
];
