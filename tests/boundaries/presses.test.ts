// Every copy begins inside the press that asks for it: Safari forgets the press after an await. Parsed, never matched as text.
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

const COPIES = new Set(['copyText', 'copyWithNotice', 'copyChunks', 'copyPicture', 'copyOffer']);
/** What runs a function later. */
const LATER = new Set(['then', 'catch', 'finally', 'setTimeout', 'requestAnimationFrame', 'queueMicrotask']);

/** Only after a share sheet has refused is it known that the text is to be copied; the dialog's button is a press of its own. */
const ALLOWED = new Set(['src/ui/share/share.ts']);

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const isFunction = ({ type }: Node) => /^(?:Arrow)?Function(?:Expression|Declaration)$/.test(type);
const nameOf = (node: Node): string => {
  const named = (node['property'] ?? node) as Node;
  return typeof named['name'] === 'string' ? named['name'] : '';
};

/** Calls that copy, as written, whose press may be gone: after an await of the same function, or in one that runs later. */
function lateCopies(path: string, source: string): string[] {
  const late: string[] = [];
  const { program, errors } = parseSync(path, source, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const visit = (node: Node, scope: { waited: boolean; readonly isLater: boolean }, runsLater = false) => {
    const inner = isFunction(node) ? { waited: false, isLater: runsLater || scope.isLater } : scope;
    const callee = node.type === 'CallExpression' ? nameOf(node['callee'] as Node) : '';
    if (COPIES.has(callee) && (inner.waited || inner.isLater)) late.push(source.slice(node.start, node.end));
    for (const child of childrenOf(node)) visit(child, inner, LATER.has(callee) && isFunction(child));
    if (node.type === 'AwaitExpression') inner.waited = true;
  };
  visit(program as unknown as Node, { waited: false, isLater: false });
  return late;
}

const sources = (): string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(file => `src/${file}`);

test('no copy waits for anything', () => {
  const copying = sources()
    .map(path => [path, readFileSync(path, 'utf8')] as const)
    .filter(
      ([path, source]) => path !== 'src/ui/share/clipboard.ts' && [...COPIES].some(name => source.includes(`${name}(`)),
    );
  expect(copying.length).toBeGreaterThan(8);
  const late = copying.filter(([path]) => !ALLOWED.has(path)).flatMap(([path, source]) => lateCopies(path, source));
  expect(late).toEqual([]);
  for (const path of ALLOWED) expect(lateCopies(path, readFileSync(path, 'utf8'))).toHaveLength(1);
});

test.each([
  'async function share() { const link = await make(); await copyText(link); }',
  'const copy = async () => { await import("./x.ts"); if (await copyChunks(editor, chunks)) done(); };',
  'const copy = () => make().then(link => copyText(link));',
  'const copy = () => setTimeout(() => { void copyText("a"); });',
  'async function share() { try { await a(); } catch {} void copyPicture(b); }',
])('a planted late copy is found: %s', source => expect(lateCopies('new.ts', source)).toHaveLength(1));

test.each([
  'async function share() { if ((await copyText(make())) === "copied") await later(); }',
  'const copy = async () => { const text = make(async () => await part()); await copyText(text); };',
  'const copy = () => copyText(make().then(part => part.text)).then(say);',
])('one in time is left alone: %s', source => expect(lateCopies('new.ts', source)).toEqual([]));
