// Values that other languages write as calls: dates, decimals, ids. A table by name of what JSON writes for each.
import type { Kind } from '../kinds.ts';
import { Refusal } from '../refusal.ts';

export interface Call {
  readonly end: number;
  readonly insert: string;
  readonly kind: Kind;
}

const ARGUMENT =
  /\s*(?:(\w+)\s*=\s*)?("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[+-]?\d[\d_.]*n?|[\w.]+(?:\(\))?|<UTC>)\s*/y;

interface Arguments {
  readonly values: readonly string[];
  readonly named: ReadonlyMap<string, string>;
  readonly end: number;
}

/** Simple arguments up to the closing bracket; null if one is not simple. */
function argumentsAt(text: string, from: number): Arguments | null {
  const values: string[] = [];
  const named = new Map<string, string>();
  let at = from;
  for (;;) {
    ARGUMENT.lastIndex = at;
    const [whole = '', name, value] = ARGUMENT.exec(text) ?? [];
    if (value !== undefined && name !== undefined) named.set(name, value);
    else if (value !== undefined) values.push(value);
    at += whole.length;
    if (whole === '') while (/\s/.test(text[at] ?? '')) at++;
    if (text[at] === ')') return { values, named, end: at + 1 };
    if (text[at] !== ',' || whole === '') return null;
    at++;
  }
}

const isText = (value: string | undefined) => value !== undefined && /^["']/.test(value);
const inner = (value: string) => value.slice(1, -1);
const quoted = (value: string) => JSON.stringify(inner(value).replaceAll(/\\(["'\\])/g, '$1'));
const two = (value: string | undefined) => (value ?? '0').padStart(2, '0');
const isDigits = (values: readonly string[]) => values.every(value => /^\d+$/.test(value));

type Convert = (call: Arguments, at: number) => string | null;

const asText: Convert = ({ values: [value, ...more], named }) =>
  value !== undefined && isText(value) && more.length + named.size === 0 ? quoted(value) : null;

const asNumber: Convert = ({ values: [value, ...more], named }) => {
  const digits = (isText(value) ? inner(value as string) : value)?.replace(/^\+|n$/g, '') ?? '';
  const isNumber = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(digits);
  return isNumber && more.length + named.size === 0 ? digits : null;
};

const pythonTime = (parts: readonly string[]) =>
  `${two(parts[0])}:${two(parts[1])}:${two(parts[2])}${parts[3] ? `.${parts[3].padStart(6, '0')}` : ''}`;

/** ISO 8601 of year, month, day and a time, as Python's `isoformat` has it. */
const pythonDate: Convert = ({ values, named }, at) => {
  const zone = named.get('tzinfo');
  const isUtc = zone !== undefined && /^(?:<UTC>|(?:\w+\.)*(?:utc|UTC)(?:\(\))?)$/.test(zone);
  if (zone !== undefined && !isUtc) throw new Refusal('The time zone of this date cannot be told', at);
  if (values.length < 3 || values.length > 7 || !isDigits(values)) return null;
  const [year = '', month, day, ...time] = values;
  const date = `${year.padStart(4, '0')}-${two(month)}-${two(day)}`;
  return `"${date}${time.length || named.size ? `T${pythonTime(time)}` : ''}${isUtc ? '+00:00' : ''}"`;
};

const pythonDateTime: Convert = (call, at) => {
  const json = pythonDate(call, at);
  return json && !json.includes('T') ? `${json.slice(0, -1)}T00:00:00"` : json;
};

const scriptDate: Convert = ({ values, named }, at) => {
  const [first = ''] = values;
  if (named.size) return null;
  if (values.length === 0)
    throw new Refusal('new Date() is the time at which it runs: its value is not in the text', at);
  if (values.length === 1 && isText(first)) return quoted(first);
  if (!isDigits(values.map(value => value.replace(/^-/, '')))) return null;
  if (values.length === 1) {
    const date = new Date(Number(first));
    return Number.isNaN(date.getTime()) ? null : JSON.stringify(date.toISOString());
  }
  const [year = '', month = '', day = '1', hour, minute, second, ms] = values;
  const time = `${two(hour)}:${two(minute)}:${two(second)}${ms ? `.${ms.padStart(3, '0')}` : ''}`;
  return `"${year.padStart(4, '0')}-${two(String(Number(month) + 1))}-${two(day)}T${time}"`;
};

const timestamp: Convert = ({ values }) =>
  values.length === 2 && isDigits(values) ? `{"$timestamp":{"t":${values[0]},"i":${values[1]}}}` : null;

const binary: Convert = ({ values: [type, data] }) =>
  type !== undefined && isDigits([type]) && isText(data)
    ? `{"$binary":{"base64":${quoted(data as string)},"subType":"${Number(type).toString(16).padStart(2, '0')}"}}`
    : null;

const isEmpty: (json: string) => Convert =
  json =>
  ({ values, named }) =>
    values.length + named.size === 0 ? json : null;

const CALLS: readonly (readonly [names: RegExp, convert: Convert, kind: Kind])[] = [
  [
    /^(?:datetime\.)?datetime$|^(?:pd\.)?Timestamp$/,
    (call, at) => pythonDateTime(call, at) ?? asText(call, at),
    'dateTime',
  ],
  [/^(?:datetime\.)?date$/, pythonDate, 'dateTime'],
  [
    /^(?:datetime\.)?time$/,
    ({ values }) => (values.length && isDigits(values) ? `"${pythonTime(values)}"` : null),
    'dateTime',
  ],
  [/^(?:new )?Date$/, scriptDate, 'dateTime'],
  [/^(?:new )?ISODate$/, (call, at) => (call.values.length ? asText(call, at) : scriptDate(call, at)), 'dateTime'],
  [
    /^(?:decimal\.)?Decimal$|^(?:new )?(?:Number(?:Long|Int|Decimal)|Long(?:\.from(?:String|Number|Int))?|Int32|Int64|Double|Decimal128(?:\.fromString)?|BigInt|Number)$/,
    asNumber,
    'typedValue',
  ],
  [/^(?:np|numpy)\.(?:u?int|float)\d*$/, asNumber, 'typedValue'],
  [
    /^(?:np|numpy)\.(?:str|bool)_?$/,
    call => (call.values[0] === 'True' ? 'true' : call.values[0] === 'False' ? 'false' : asText(call, 0)),
    'typedValue',
  ],
  [
    /^(?:new )?(?:ObjectI[dD]|UUID|String|BSONSymbol|HexData)$|^(?:uuid\.)?UUID$|^(?:pathlib\.)?(?:Pure)?(?:Posix|Windows)?Path$/,
    asText,
    'typedValue',
  ],
  [/^(?:new )?Timestamp$/, timestamp, 'typedValue'],
  [/^(?:new )?BinData$/, binary, 'typedValue'],
  [/^(?:new )?MinKey$/, isEmpty('{"$minKey":1}'), 'typedValue'],
  [/^(?:new )?MaxKey$/, isEmpty('{"$maxKey":1}'), 'typedValue'],
  [/^(?:frozen)?set$|^list$|^tuple$/, isEmpty('[]'), 'brackets'],
  [/^dict$/, isEmpty('{}'), 'brackets'],
];

/** JSON of a call whose name is known; null for any other. `open` is behind its opening bracket. */
export function readCall(text: string, at: number, name: string, open: number): Call | null {
  const words = name.replaceAll(/\s+/g, ' ');
  const known = CALLS.filter(([names]) => names.test(words));
  if (known.length === 0) return null;
  const call = argumentsAt(text, open);
  for (const [, convert, kind] of call ? known : []) {
    const insert = convert(call as Arguments, at);
    if (insert !== null) return { end: (call as Arguments).end, insert, kind };
  }
  return null;
}

/** Calls around one value that is the same without them. */
export const WRAPPERS =
  /^(?:new )?(?:(?:collections\.)?(?:OrderedDict|defaultdict|Counter|deque|ChainMap|UserDict)|(?:frozen)?set|list|tuple|dict(?:_keys|_values)?|mappingproxy|(?:np\.|numpy\.)?array|Array|Set|Map|Object\.freeze|Object|Timestamp)$/;
