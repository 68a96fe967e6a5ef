import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import config from '../vite.config.ts';
import { onRequiredNode } from './required-node.ts';

const entries = join(import.meta.dirname, 'entries');

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

it('an older Node is told in one line which one is needed, and loads no program', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const load = vi.fn(async () => undefined);
  await onRequiredNode(load, '20.19.2');
  expect(load).not.toHaveBeenCalled();
  expect(said.mock.calls).toEqual([
    ['Caravan needs Node 24 or newer, and this is Node 20.19.2: use npm start, which brings one'],
  ]);
  expect(process.exitCode).toBe(1);
  await onRequiredNode(load);
  expect(load).toHaveBeenCalledOnce();
});

it('each program of the build asks first, and imports nothing else before it has asked', () => {
  const inputs = Object.values(config.build?.rolldownOptions?.input ?? {}).filter((file) => !file.includes('.worker.'));
  expect(inputs.sort()).toEqual(readdirSync(entries).map((name) => `src/entries/${name}`));
  for (const name of readdirSync(entries)) {
    const imports = readFileSync(join(entries, name), 'utf8').match(/^import .*$/gm);
    expect(imports, name).toEqual(["import { onRequiredNode } from '../required-node.ts';"]);
  }
  expect(readFileSync(join(import.meta.dirname, 'required-node.ts'), 'utf8')).not.toMatch(/^import /m);
});
