// Holds what was built to the browsers of package.json: syntax, functions and styles that one of them lacks. `node tests/support.mjs [dist]`
import { builtFiles, unsupported } from './support/built.mjs';

const files = builtFiles(process.argv[2] ?? 'dist');
const { faults, unused } = unsupported(files);
const all = [...faults, ...unused];
if (all.length > 0) console.error(all.join('\n'));
process.exitCode = all.length > 0 || files.scripts.size === 0 || files.styles.size === 0 ? 1 : 0;
