// Globals of the engine that a script may use; the prelude deletes every other.
export const GLOBALS =
  'globalThis undefined NaN Infinity Object Function Array String Number Boolean BigInt Symbol Math JSON RegExp Reflect Proxy Iterator Map Set WeakMap WeakSet DisposableStack ' +
  'Error EvalError RangeError ReferenceError SyntaxError TypeError URIError InternalError AggregateError SuppressedError ' +
  'parseInt parseFloat isNaN isFinite decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape eval';
