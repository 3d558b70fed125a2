// Mutation operators: each makes, of one line of code, the same line with one fault of its kind. Which of the places is taken follows from a seed.

/**
 * @typedef {{ readonly kind: string, readonly file: string, readonly from: string, readonly to: string }} Listed
 * @typedef {Listed & { readonly line: number }} Fault
 * @typedef {{ readonly kind: string, readonly files: RegExp, readonly changes: readonly (readonly [RegExp, string | ((found: string) => string)])[] }} Operator
 */

const tenfold = found => found.replace(/[\d_]+$/, number => String(Number(number.replaceAll('_', '')) * 10));

/** @type {readonly Operator[]} */
export const OPERATORS = [
  {
    kind: 'life of a page',
    files: /^(?:src|scenes\/kit)\/.*\.tsx?$/,
    changes: [
      [
        /\.addEventListener\((?='(?:visibilitychange|pagehide|pageshow|beforeunload|storage|change|message|controllerchange)')/,
        '.removeEventListener(',
      ],
      [/document\.hidden|document\.visibilityState === 'hidden'/, 'false'],
      [/(?<=setInterval\(.*)\b\d[\d_]*(?=\))/, found => `${found}000000`],
    ],
  },
  {
    kind: 'what a button does',
    files: /^(?:src\/huds\/.*\.tsx|scenes\/[\w-]+\/(?:hud|view)\.ts)$/,
    changes: [
      [/(?<=(?:command: |send\()\{ type: ')\w+(?=')/, () => 'plantedCommand'],
      [/(?<=onClick=\{)(?!\(\) => \{\}\})[^{}]+(?=\})/, () => '() => {}'],
    ],
  },
  {
    kind: 'what styles hide or show',
    files: /^src\/(?:play|ui|site|huds)\/.*\.css$/,
    changes: [
      [/(?<=visibility: )hidden/, 'visible'],
      [/(?<=display: )none/, 'block'],
      [/(?<=opacity: )0(?=;)/, '1'],
      [/(?<=display: )(?:flex|grid)(?=;)/, 'none'],
      [/(?<=clip-path: )inset\(50%\)/, 'none'],
    ],
  },
  {
    kind: 'bounds',
    files: /^(?:src|scenes)\/.*\.tsx?$/,
    changes: [[/\bMAX_\w+ = [\d_]+(?=;)/, tenfold]],
  },
  {
    kind: 'headers',
    files: /^src\/build\/headers\.ts$/,
    changes: [
      [/'[A-Z][\w-]+-[\w-]+'(?=: ')/, () => "'X-Planted'"],
      [/(?<=: ')(?:nosniff|no-referrer|same-origin|DENY)(?=')/, () => 'planted'],
    ],
  },
  {
    kind: 'rules',
    files: /^scenes\/[\w-]+\/rules\/.*\.ts$/,
    changes: [
      [/ < (?!\d+ \? )/, ' <= '],
      [/ >= /, ' > '],
      [/ && /, ' || '],
      [/ === /, ' !== '],
      [/ - (?=\w)/, ' + '],
      [/\breturn true;/, 'return false;'],
      [/ \+ 1\b/, ' + 2'],
      [/Math\.min\(/, 'Math.max('],
    ],
  },
];

const IS_CODE =
  /^(?!\s*(?:\/\/|\/?\*|import\b|export (?:type|interface)\b|(?:readonly )?\w+\??: (?:string|number|boolean)))/;

/** @type {(file: string, text: string) => Fault[]} */
export function faultsIn(file, text) {
  const operators = OPERATORS.filter(({ files }) => files.test(file) && !/\.(?:test|check)\.|testing\.ts$/.test(file));
  return text.split('\n').flatMap((line, index) =>
    IS_CODE.test(line)
      ? operators.flatMap(({ kind, changes }) =>
          changes.flatMap(([pattern, put]) => {
            const to = line.replace(pattern, put);
            return to === line ? [] : [{ kind, file, line: index + 1, from: line, to }];
          }),
        )
      : [],
  );
}

/** Random numbers below n from a seed (mulberry32). */
export function randomFrom(seed) {
  let state = seed >>> 0;
  return n => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

/**
 * So many faults of each kind, drawn by a seed, no two in one file.
 * @type {(faults: readonly Fault[], seed: number, ofEachKind: number) => Fault[]}
 */
export function draw(faults, seed, ofEachKind) {
  const random = randomFrom(seed);
  return [...new Set(faults.map(({ kind }) => kind))].flatMap(kind => {
    const left = faults.filter(fault => fault.kind === kind);
    const drawn = [];
    while (drawn.length < ofEachKind && left.length > 0) {
      const [fault] = left.splice(random(left.length), 1);
      if (!drawn.some(({ file }) => file === fault.file)) drawn.push(fault);
    }
    return drawn;
  });
}
