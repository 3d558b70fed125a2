// Money in words: whole cents as dollars.
import { grouped } from '../../kit/core/digits.ts';

/** '$1.05', '−$0.40', '$1,204.00'. */
export function money(cents: number): string {
  const whole = Math.abs(cents);
  const rest = whole % 100;
  return `${cents < 0 ? '−' : ''}$${grouped(Math.floor(whole / 100))}.${rest < 10 ? '0' : ''}${rest}`;
}

/** '+12¢', '−8¢', and from a dollar on '+$1.20'. */
export function signed(cents: number): string {
  const amount = Math.abs(cents) < 100 ? `${Math.abs(cents)}¢` : money(Math.abs(cents));
  return `${cents < 0 ? '−' : '+'}${amount}`;
}
