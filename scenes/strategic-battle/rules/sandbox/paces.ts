// Paces of the sandbox: steps per tick, and the next one in a ring.
export const SANDBOX_PACES = [1, 2, 4, 8] as const;

export const paceAfter = (pace: number): number =>
  SANDBOX_PACES[((SANDBOX_PACES as readonly number[]).indexOf(pace) + 1) % SANDBOX_PACES.length] ?? 1;
