// Game generator, `npm run new-game <id>`: copies the template under the new game's name, adds it to games.ts, says what to do next.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [id, root = 'scenes'] = process.argv.slice(2);
if (!id || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
  stop('Give the game an id in lower case: npm run new-game paper-boat');
const folder = join(root, id);
if (existsSync(folder)) stop(`${folder} is there already. Nothing was changed.`);

const words = id.split('-').map(word => word[0].toUpperCase() + word.slice(1));
const scene = `${words.join('')}Scene`;
const name = words.join('').replace(/^./, first => first.toLowerCase());

cpSync(join(root, '_template'), folder, { recursive: true });
rmSync(join(folder, 'new-game.mjs'));
for (const test of readdirSync(folder).filter(file => /new-game/.test(file))) rmSync(join(folder, test));
renameSync(join(folder, 'TemplateScene.ts'), join(folder, `${scene}.ts`));
for (const file of readdirSync(folder)) {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8')
    .replaceAll('TemplateScene', scene)
    .replaceAll("'_template'", `'${id}'`)
    .replace(/added: '[\d-]+'/, `added: '${new Date().toISOString().slice(0, 10)}'`)
    .replaceAll("'Template'", `'${words.join(' ')}'`);
  writeFileSync(path, text);
}
const gamesFile = join(root, 'games.ts');
const added = `export { default as ${name} } from './${id}/index.ts';\n`;
writeFileSync(gamesFile, withAddedLine(readFileSync(gamesFile, 'utf8').replace('export {};\n', '')));

console.log(
  `${folder} is in the list of games. Next: npm run dev, open /games/${id}, and write its rules in ${join(folder, 'rules.ts')}.`,
);

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
