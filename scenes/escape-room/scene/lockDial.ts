// Digits of a lock as the hand sets them: wheels that are turned one by one, and the hands of a clock; texts as the code dialog takes them.

/** Digits on the wheels; those not yet set are null. */
export const wheelDigits = (typed: string, digits: number): readonly (number | null)[] =>
  Array.from({ length: digits }, (_, i) => (/^\d$/.test(typed[i] ?? '') ? Number(typed[i]) : null));

/** The text after a wheel was set to a digit, counted round; wheels before it that were not set stand at 0. */
export function withWheel(typed: string, wheel: number, digit: number): string {
  const before = typed.slice(0, wheel).padEnd(wheel, '0');
  return before + (((digit % 10) + 10) % 10) + typed.slice(wheel + 1);
}

export interface DialTime {
  /** 1 to 12. */
  readonly hour: number;
  /** In steps of five. */
  readonly minute: number;
}

const NOON: DialTime = { hour: 12, minute: 0 };
const STEP = 5;

/** The time that a text says, such as '435' or '4:35'; noon where it says none. */
export function dialTime(typed: string): DialTime {
  const digits = typed.replaceAll(/\D/g, '');
  const [hour, minute] = [Number(digits.slice(0, -2)), Number(digits.slice(-2))];
  return digits.length >= 3 && hour >= 1 && hour <= 12 && minute < 60 ? { hour, minute } : NOON;
}
export const dialText = ({ hour, minute }: DialTime): string => `${hour}${String(minute).padStart(2, '0')}`;

/** The time after the minute hand was turned to an angle (0 up, clockwise, in turns): past twelve the hour goes with it. */
export function turnedTo({ hour, minute }: DialTime, turn: number): DialTime {
  const next = (Math.round((((turn % 1) + 1) % 1) * (60 / STEP)) * STEP) % 60;
  const by = next - minute < -30 ? 1 : next - minute > 30 ? -1 : 0;
  return { hour: ((hour - 1 + by + 12) % 12) + 1, minute: next };
}

/** The time after the hour hand was turned to an angle: the minute stays. */
export function hourTurnedTo({ minute }: DialTime, turn: number): DialTime {
  const hour = Math.round((((turn % 1) + 1) % 1) * 12 - minute / 60);
  return { hour: ((hour + 11) % 12) + 1, minute };
}

/** Reach of the short hand, as a part of the dial's radius. */
const HOUR_REACH = 0.66;

/** The hand that a press takes, at a part of the radius and an angle: the short one where it lies and reaches, else the long one. */
export function handAt({ hour, minute }: DialTime, far: number, turn: number): 'hour hand' | 'minute hand' {
  const away = (hand: number) => Math.abs(((((turn - hand) % 1) + 1.5) % 1) - 0.5);
  const isNearer = away((hour + minute / 60) / 12) < away(minute / 60);
  return far <= HOUR_REACH && isNearer ? 'hour hand' : 'minute hand';
}
