// Syntax tree of a JSONPath query (RFC 9535).

/** Error in a query, with its position in characters from 0. */
export class JsonPathError extends Error {
  readonly at: number;
  constructor(message: string, at: number) {
    super(message);
    this.name = 'JsonPathError';
    this.at = at;
  }
}

/** Time limit of a query, in milliseconds. */
export const TIME_LIMIT_MS = 20_000;
export const TOO_LONG = 'This takes too long and was given up: ask for less, or with a simpler expression';

export interface Query {
  /** `$` is the document, `@` the value that a filter tests. */
  readonly from: '$' | '@';
  readonly segments: readonly Segment[];
  /** True if it selects at most one node: names and indices only. */
  readonly isSingular: boolean;
}

export interface Segment {
  readonly isDescendant: boolean;
  readonly selectors: readonly Selector[];
}

export type Selector =
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'wildcard' }
  | { readonly kind: 'index'; readonly index: number }
  | {
      readonly kind: 'slice';
      readonly start: number | undefined;
      readonly end: number | undefined;
      readonly step: number;
    }
  | { readonly kind: 'filter'; readonly test: Logical };

export type Logical =
  | { readonly kind: 'or' | 'and'; readonly parts: readonly Logical[] }
  | { readonly kind: 'not'; readonly part: Logical }
  | { readonly kind: 'compare'; readonly sign: Sign; readonly left: Operand; readonly right: Operand }
  | { readonly kind: 'exists'; readonly query: Query }
  | { readonly kind: 'holds'; readonly call: Call };

export const SIGNS = ['==', '!=', '<=', '>=', '<', '>'] as const;
export type Sign = (typeof SIGNS)[number];

export type Operand =
  | { readonly kind: 'literal'; readonly value: Literal }
  | { readonly kind: 'query'; readonly query: Query }
  | { readonly kind: 'call'; readonly call: Call };

/** A number keeps its notation. */
export type Literal =
  | { readonly type: 'string' | 'number'; readonly text: string }
  | { readonly type: 'true' | 'false' | 'null' };

export interface Call {
  readonly name: FunctionName;
  readonly args: readonly Operand[];
}

type Declared = 'value' | 'logical' | 'nodes';

/** Functions of the RFC with the types of their parameters and results. */
export const FUNCTIONS = {
  length: { takes: ['value'], gives: 'value' },
  count: { takes: ['nodes'], gives: 'value' },
  match: { takes: ['value', 'value'], gives: 'logical' },
  search: { takes: ['value', 'value'], gives: 'logical' },
  value: { takes: ['nodes'], gives: 'value' },
} as const satisfies Record<string, { takes: readonly Declared[]; gives: Declared }>;
export type FunctionName = keyof typeof FUNCTIONS;
