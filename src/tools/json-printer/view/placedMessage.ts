// Sentence of a syntax error with its place, as a toast says it.
import type { InputError } from '../jsonEditor.ts';

export const placedMessage = ({
  message,
  position: { line, column },
}: Pick<InputError, 'message' | 'position'>): string => `${message} (line ${line}, column ${column})`;
