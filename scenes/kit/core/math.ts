// Deterministic maths: the same bits on every engine, built from + − × ÷ and sqrt, which IEEE 754 defines exactly. Sine, arc tangent and logarithm are series.
// Rules use these, because Math.sin and the like differ in the last bit between browsers and would break shared replays.

export const TAU = 6.283185307179586;
export const PI = 3.141592653589793;
const HALF_PI = 1.5707963267948966;

export const clamp = (x: number, min: number, max: number): number => (x < min ? min : x > max ? max : x);

export const hypot = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** Normalised angle, between −π and π. */
export function wrapAngle(angle: number): number {
  const turned = angle - Math.floor((angle + PI) / TAU) * TAU;
  return turned >= PI ? turned - TAU : turned;
}

/** Sine by its Taylor series to x¹⁷: |error| < 1e-14 on [−π/2, π/2]. */
export function sin(angle: number): number {
  let x = wrapAngle(angle);
  if (x > HALF_PI) x = PI - x;
  else if (x < -HALF_PI) x = -PI - x;
  const s = x * x;
  let sum = 1;
  for (let n = 16; n >= 2; n -= 2) sum = 1 - (s / (n * (n + 1))) * sum;
  return x * sum;
}

export const cos = (angle: number): number => sin(angle + HALF_PI);

/** Arc tangent for |x| ≤ 1: halve the angle three times, then a short series. */
function atanUnit(x: number): number {
  let t = x;
  for (let i = 0; i < 3; i++) t = t / (1 + Math.sqrt(1 + t * t));
  const s = t * t;
  let sum = 0;
  for (let n = 15; n >= 1; n -= 2) sum = 1 / n - s * sum;
  return 8 * t * sum;
}

/** The angle of the vector (x, y), between −π and π. */
export function atan2(y: number, x: number): number {
  if (x === 0 && y === 0) return 0;
  const ax = Math.abs(x);
  const ay = Math.abs(y);
  const acute = ay <= ax ? atanUnit(ay / ax) : HALF_PI - atanUnit(ax / ay);
  const upper = x < 0 ? PI - acute : acute;
  return y < 0 ? -upper : upper;
}

const LN_2 = 0.6931471805599453;

/** Natural logarithm of a positive number by its series round 1: |error| < 1e-14 beside the powers of two, which are counted. */
export function ln(value: number): number {
  let [x, twos] = [value, 0];
  for (; x > 1.5; twos++) x /= 2;
  for (; x < 0.75; twos--) x *= 2;
  const z = (x - 1) / (x + 1);
  let sum = 0;
  for (let n = 19; n >= 1; n -= 2) sum = 1 / n + z * z * sum;
  return twos * LN_2 + 2 * z * sum;
}

/** Rotation from one angle towards another by at most `step` radians, the short way round. */
export function turnTowards(from: number, to: number, step: number): number {
  const off = wrapAngle(to - from);
  return Math.abs(off) <= step ? wrapAngle(to) : wrapAngle(from + (off > 0 ? step : -step));
}

export const radians = (degrees: number): number => (degrees * PI) / 180;
