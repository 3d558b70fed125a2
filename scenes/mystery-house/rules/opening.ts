// The opening of a case: the murder first, then what this kind of case hangs on.
import type { Kind } from './case.ts';
import { HOST } from './people.ts';

const OPENING: Readonly<Record<Kind, string>> = {
  alibi: 'They sat together in twos and threes when it happened, and one of them says so without having been there.',
  motive:
    'Each of them was alone when it happened, and each had a quarrel with the host. He wrote to one of them tonight.',
  witness:
    'They sat together in twos and threes when it happened, and they swear for one another. Somebody swears too much.',
};

export const openingOf = (kind: Kind): string =>
  `${HOST}, who invited you all, was killed between nine and ten. One of his six guests did it. ${OPENING[kind]}`;
