// Game generator, `npm run new-game <id> [realtime|turns|words]`: asks for the kind where it is not said, copies that template under the new game's name, adds it to games.ts, says what to do next.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';

/** Template by kind, with what its games are. */
const KINDS = {
  realtime: { template: '_template', says: 'real time: it ticks sixty times a second' },
  turns: { template: '_turns', says: 'turns: it waits for each command' },
  words: { template: '_words', says: 'words: it is typed and read' },
};

const args = process.argv.slice(2);
const root = args.find(arg => arg.startsWith('--root='))?.slice('--root='.length) ?? 'scenes';
const [id, asked] = args.filter(arg => !arg.startsWith('--'));
if (!id || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  stop('Give the game an id in lower case: npm run new-game paper-boat');
const folder = join(root, id);
if (existsSync(folder)) stop(`${folder} is there already. Nothing was changed.`);
const { template } = await kindOf(asked);

const words = id.split('-').map(word => word[0].toUpperCase() + word.slice(1));
const title = words.join(' ');
const scene = `${words.join('')}Scene`;
const name = words.join('').replace(/^./, first => first.toLowerCase());

copyRenamed(join(root, template), folder);
const ownHud = join(root, '../src/huds', template);
if (existsSync(ownHud)) copyRenamed(ownHud, join(root, '../src/huds', id));
const gamesFile = join(root, 'games.ts');
const added = `export { default as ${name} } from './${id}/index.ts';\n`;
writeFileSync(gamesFile, withAddedLine(readFileSync(gamesFile, 'utf8').replace('export {};\n', '')));

console.log(
  `${folder} is in the list of games. Next: npm run dev, open /games/${id}, and write its rules in ${join(folder, 'rules/rules.ts')}. Its page lists what is still missing.`,
);

/** The kind that was said, or the answer to a question. */
async function kindOf(said) {
  const answer = said ?? (await ask());
  const kind = Object.keys(KINDS).find((one, index) => answer === one || answer === String(index + 1));
  if (!kind) stop(`Say which kind it is: npm run new-game ${id} ${Object.keys(KINDS).join('|')}. Nothing was changed.`);
  return KINDS[kind];
}

async function ask() {
  const lines = Object.entries(KINDS).map(([kind, { says }], index) => `  ${index + 1}  ${kind}: a game of ${says}`);
  console.log(`What kind of game is ${id}?\n${lines.join('\n')}`);
  const line = createInterface({ input: process.stdin });
  for await (const answer of line) {
    line.close();
    return answer.trim().toLowerCase();
  }
  return '';
}

/** Copies a folder of the template; the game's names stand where the template's stood. */
function copyRenamed(from, to) {
  mkdirSync(to, { recursive: true });
  cpSync(from, to, { recursive: true });
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    if (entry.name.startsWith('new-game')) {
      rmSync(path);
      continue;
    }
    const text = readFileSync(path, 'utf8')
      .replaceAll('TemplateScene', scene)
      .replaceAll(`'${template}'`, `'${id}'`)
      .replaceAll(`/${template}/`, `/${id}/`)
      .replace(/added: '[\d-]+'/, `added: '${new Date().toISOString().slice(0, 10)}'`)
      .replaceAll("'Template'", `'${title}'`)
      .replace(/^# Template$/m, `# ${title}`);
    writeFileSync(path, text);
    if (entry.name === 'TemplateScene.ts') renameSync(path, join(entry.parentPath, `${scene}.ts`));
  }
}

/** The list of games with one more line, in the order that the formatter wants. */
function withAddedLine(text) {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const gameOf = line => /from '\.\/(.*)\/index\.ts'/.exec(line)?.[1];
  const lines = text.split(/(?<=\n)/);
  const next = lines.findIndex(line => gameOf(line) && compare(gameOf(line), gameOf(added)) > 0);
  return lines.toSpliced(next < 0 ? lines.length : next, 0, added).join('');
}

function stop(why) {
  console.error(why);
  process.exit(1);
}
