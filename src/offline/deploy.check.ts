// Deployments that go wrong, each file of a small site with each fault, as a table: which version answers meanwhile, which pages are broken, and after.
import { afterAll, expect, test, vi } from 'vitest';
import { deploy, FAULTS, type Row, smallVersion, tableOf } from './deploySimulator.ts';

const network = vi.spyOn(globalThis, 'fetch');
afterAll(() => network.mockRestore());

test('no page is left broken once the host is well', async () => {
  const [before, next] = [await smallVersion('a'), await smallVersion('b')];
  const rows: Row[] = [];
  for (const path of next.files.keys())
    for (const fault of FAULTS)
      rows.push(await deploy(before, next, path, fault, fetch => void network.mockImplementation(fetch)));
  process.stdout.write(`${tableOf(rows)}\n`);
  expect(rows.flatMap(({ path, fault, faults }) => faults.map(text => `${path} (${fault}): ${text}`))).toEqual([]);
});
