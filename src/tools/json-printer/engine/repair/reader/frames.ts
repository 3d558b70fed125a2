// Open containers of the reader, and whether a missing closing bracket could stand elsewhere.

import type { Kind } from '../kinds.ts';

export interface Frame {
  type: 'object' | 'array';
  /** `brace` is an object until its first item tells a set; `call` holds one value in round brackets. */
  role: 'plain' | 'brace' | 'paren' | 'call' | 'fields' | 'fragment';
  readonly open: number;
  /** Closing bracket that the text must have. */
  readonly closer: string;
  /** What is written for it. */
  closing: string;
  /** Kind of the change of its brackets. */
  readonly kind: Kind;
  count: number;
  /** The comma before the last item, or -1. */
  comma: number;
  hasComma: boolean;
  /** Type of the last item if it is a container, and whether that could end earlier. */
  lastType: 'object' | 'array' | null;
  isLastLoose: boolean;
}

export const newFrame = (
  type: Frame['type'],
  role: Frame['role'],
  open: number,
  closer: string,
  closing = closer,
): Frame => ({
  type,
  role,
  open,
  closer,
  closing,
  kind: 'brackets',
  count: 0,
  comma: -1,
  hasComma: false,
  lastType: null,
  isLastLoose: false,
});

/** True if its last items would make sense behind it, too, in a container of its own type. */
export const isLoose = (frame: Frame): boolean =>
  frame.count >= 2 || (frame.lastType === frame.type && frame.isLastLoose);

/** True if a closing bracket that is missing could stand in more than one place. */
export const isGuess = (frame: Frame, parent: Frame | undefined): boolean =>
  (parent?.type === frame.type && frame.count >= 2) || (frame.lastType === frame.type && frame.isLastLoose);
