// Every function that a script can reach in the sandbox, by what it is a member of: a test walks there and holds the engine to it. `get:` and `set:` are accessors,
// `@@` are symbols, `%` is what syntax alone makes; a function is named once. A new one is added here after the fairness check (tests/parts.mjs) has passed with it.
export const BUILTINS: Readonly<Record<string, string>> = {
  '%Arguments%': 'callee',
  '%ArrayIterator%.__proto__': 'next',
  '%GeneratorFunction%.__proto__': 'constructor',
  '%GeneratorFunction%.prototype.__proto__': 'next return throw',
  '%IteratorHelper%.__proto__': 'next return',
  '%IteratorZip%': 'next return',
  '%MapIterator%.__proto__': 'next',
  '%RegExpStringIterator%.__proto__': 'next',
  '%SetIterator%.__proto__': 'next',
  '%StringIterator%.__proto__': 'next',
  '%WrapForValidIterator%.__proto__': 'next return',
  'Array.prototype':
    'at concat copyWithin entries every fill filter find findIndex findLast findLastIndex flat flatMap forEach includes indexOf join keys lastIndexOf map pop push reduce reduceRight reverse shift slice some sort splice toLocaleString toReversed toSorted toSpliced toString unshift values with',
  'BigInt.prototype': 'toString valueOf',
  'Boolean.prototype': 'toString valueOf',
  'DisposableStack.prototype': 'adopt defer dispose get:disposed move use',
  'Error.prototype': 'get:stack set:stack toString',
  Function: 'prototype',
  'Function.prototype':
    '@@hasInstance apply bind call get:caller get:columnNumber get:fileName get:lineNumber toString',
  'Iterator.prototype':
    '@@dispose @@iterator chunks drop every filter find flatMap forEach get:@@toStringTag get:constructor includes join map reduce set:@@toStringTag set:constructor some take toArray windows',
  'Map.prototype': 'clear delete entries forEach get get:size getOrInsert getOrInsertComputed has keys set values',
  'Number.prototype': 'toExponential toFixed toLocaleString toPrecision toString valueOf',
  'Object.prototype':
    '__defineGetter__ __defineSetter__ __lookupGetter__ __lookupSetter__ get:__proto__ hasOwnProperty isPrototypeOf propertyIsEnumerable set:__proto__ toLocaleString toString valueOf',
  'RegExp.prototype':
    '@@match @@matchAll @@replace @@search @@split compile exec get:dotAll get:flags get:global get:hasIndices get:ignoreCase get:multiline get:source get:sticky get:unicode get:unicodeSets test toString',
  'Set.prototype':
    'add clear delete difference entries forEach get:size has intersection isDisjointFrom isSubsetOf isSupersetOf symmetricDifference union values',
  'String.prototype':
    '@@iterator anchor at big blink bold charAt charCodeAt codePointAt concat endsWith fixed fontcolor fontsize includes indexOf isWellFormed italics lastIndexOf link localeCompare match matchAll normalize padEnd padStart repeat replace replaceAll search slice small split startsWith strike sub substr substring sup toLocaleLowerCase toLocaleUpperCase toLowerCase toString toUpperCase toWellFormed trim trimEnd trimStart valueOf',
  'Symbol.prototype': '@@toPrimitive get:description toString valueOf',
  'WeakMap.prototype': 'delete get getOrInsert getOrInsertComputed has set',
  'WeakSet.prototype': 'add delete has',
  globalThis:
    'AggregateError Array BigInt Boolean DisposableStack Error EvalError Function InternalError Iterator Map Number Object Proxy RangeError ReferenceError RegExp Set String SuppressedError Symbol SyntaxError TypeError URIError WeakMap WeakSet angleTo bearing decodeURI decodeURIComponent distance encodeURI encodeURIComponent escape eval isFinite isNaN log parseFloat parseInt random unescape',
  'globalThis.Array': 'from get:@@species isArray of',
  'globalThis.BigInt': 'asIntN asUintN',
  'globalThis.Error':
    'captureStackTrace get:prepareStackTrace get:stackTraceLimit isError set:prepareStackTrace set:stackTraceLimit',
  'globalThis.Iterator': 'concat from zip zipKeyed',
  'globalThis.JSON': 'isRawJSON parse rawJSON stringify',
  'globalThis.Map': 'get:@@species groupBy',
  'globalThis.Math':
    'abs acos acosh asin asinh atan atan2 atanh cbrt ceil clz32 cos cosh exp expm1 f16round floor fround hypot imul log log10 log1p log2 max min pow round sign sin sinh sqrt sumPrecise tan tanh trunc',
  'globalThis.Number': 'isFinite isInteger isNaN isSafeInteger',
  'globalThis.Object':
    'assign create defineProperties defineProperty entries freeze fromEntries getOwnPropertyDescriptor getOwnPropertyDescriptors getOwnPropertyNames getOwnPropertySymbols getPrototypeOf groupBy hasOwn is isExtensible isFrozen isSealed keys preventExtensions seal setPrototypeOf values',
  'globalThis.Proxy': 'revocable',
  'globalThis.Reflect':
    'apply construct defineProperty deleteProperty get getOwnPropertyDescriptor getPrototypeOf has isExtensible ownKeys preventExtensions set setPrototypeOf',
  'globalThis.RegExp': 'escape get:@@species',
  'globalThis.Set': 'get:@@species',
  'globalThis.String': 'fromCharCode fromCodePoint raw',
  'globalThis.Symbol': 'for keyFor',
  syntax: '%Function% %GeneratorFunction%',
};
