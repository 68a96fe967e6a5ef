import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scratchCopy, type ScratchWorkspace } from '../testing/scratch-workspace.ts';
import { featureNames } from './feature-names.ts';
import { generateFeature } from './feature.generator.ts';

const composing = [
  'tsconfig.base.json',
  'apps/shell/src/features.ts',
  'apps/server/src/features.ts',
  'apps/console/src/features.ts',
  'libs/platform/routes/src/storefront.paths.ts',
  'libs/platform/routes/src/console.paths.ts',
  'tools/module-boundaries/floors.json',
  'libs/app-layout/console/src/navigation/shop-entries.ts',
  'libs/app-layout/console/src/i18n/en.ts',
  'libs/app-layout/console/src/i18n/zh.ts',
];

/** An empty workspace with the files that list the features. */
const workspace = (): Tree => {
  const tree = createTreeWithEmptyWorkspace({ formatter: 'none' });
  for (const file of composing) tree.write(file, readFileSync(join(import.meta.dirname, '../..', file), 'utf8'));
  return tree;
};

describe('names', () => {
  test('are made from kebab case', () => {
    expect(featureNames('gift-cards')).toEqual({
      name: 'gift-cards',
      camel: 'giftCards',
      pascal: 'GiftCards',
      snake: 'gift_cards',
      title: 'Gift cards',
    });
    expect(featureNames('tax')).toEqual({ name: 'tax', camel: 'tax', pascal: 'Tax', snake: 'tax', title: 'Tax' });
  });

  test.each(['GiftCards', 'gift_cards', 'gift--cards', '-gift', 'gift-', '2fast', 'gift cards', '../gift', ''])(
    '%j is refused',
    async (name) => {
      await expect(generateFeature(workspace(), { name })).rejects.toThrow('not in kebab case');
    },
  );
});

describe('a family', () => {
  let tree: Tree;

  beforeAll(async () => {
    tree = workspace();
    await generateFeature(tree, { name: 'gift-cards', title: "Shopper's gifts", chineseTitle: '礼品卡' });
  });

  test('has the given titles', () => {
    expect(tree.read('libs/gift-cards/web/src/i18n/en.ts', 'utf8')).toContain(String.raw`title: 'Shopper\'s gifts',`);
    expect(tree.read('libs/gift-cards/web/src/i18n/zh.ts', 'utf8')).toContain("title: '礼品卡',");
  });

  test('is composed by both apps', () => {
    const [, shell = '', server = '', , routes = ''] = composing.map((file) => tree.read(file, 'utf8') ?? '');
    expect(routes).toContain("export const giftCardsPaths = {\n  overview: definePath('/gift-cards'),\n};");
    expect(shell).toContain("import { giftCardsWeb } from '@caravan/gift-cards/web';");
    expect(shell).toMatch(/features: readonly WebFeature\[\] = \[[^\]]*\bgiftCardsWeb\b/);
    expect(server).toContain("import { giftCardsFeature } from '@caravan/gift-cards/server';");
    expect(server).toMatch(/readonly Feature\[\] => \[[^\]]*\bgiftCardsFeature\b/);
  });

  test('has no part for staff unless it is asked for', async () => {
    expect(tree.exists('libs/gift-cards/console')).toBe(false);
    expect(tree.read('apps/console/src/features.ts', 'utf8')).not.toContain('giftCards');
    const withConsole = workspace();
    await generateFeature(withConsole, { name: 'gift-cards', console: true, chineseTitle: '礼品卡' });
    expect(withConsole.read('apps/console/src/features.ts', 'utf8')).toMatch(
      /consoleFeatures: readonly ConsoleFeature\[\] = \[[^\]]*\bgiftCardsConsole\b/,
    );
    const [entries, en, zh] = composing.slice(-3).map((file) => withConsole.read(file, 'utf8') ?? '');
    expect(entries).toContain(', giftCardsConsolePaths');
    expect(entries).toMatch(
      /\{ key: 'giftCards', path: giftCardsConsolePaths\.list\.href\(\).*\s*\] as const satisfies/,
    );
    expect(en).toContain("giftCards: 'Gift cards'");
    expect(zh).toContain("giftCards: '礼品卡'");
  });

  test('changes nothing else', () => {
    const others = tree
      .listChanges()
      .map(({ path }) => path)
      .filter((path) => !path.startsWith('libs/gift-cards/') && !composing.includes(path));
    const untouched = createTreeWithEmptyWorkspace();
    expect(others.filter((path) => !untouched.exists(path))).toEqual([]);
  });

  test('is not made if an app has no list to name it in', async () => {
    const other = workspace();
    other.write('apps/server/src/features.ts', 'export const features = makeList();\n');
    await expect(generateFeature(other, { name: 'gift-cards' })).rejects.toThrow(
      'apps/server/src/features.ts has no list `features` to add giftCardsFeature to',
    );
  });

  test('is not overwritten', async () => {
    await expect(generateFeature(tree, { name: 'gift-cards' })).rejects.toThrow('libs/gift-cards exists already');
  });
});

/** The new parts as one program, which takes a third of the time of one for each. */
const generatedTypes = { extends: './tsconfig.base.json', include: ['libs/gift-cards'] };

const soaking = Boolean(process.env['SOAK']);
const untold = soaking ? '' : ' (npm run soak -- generator runs it: skipped)';

describe.runIf(soaking)(`a family in a copy of this workspace${untold}`, () => {
  let scratch: ScratchWorkspace;

  beforeAll(async () => {
    scratch = await scratchCopy();
  });

  afterAll(() => scratch.remove());

  test('passes lint, types and tests as generated', { timeout: 400_000 }, async () => {
    const made = await scratch.run(
      'nx',
      'g',
      '@caravan/tools:feature',
      'gift-cards',
      '--chineseTitle',
      '礼品卡',
      '--console',
    );
    expect(made.code, made.output).toBe(0);

    const parts = ['contract', 'api', 'web', 'server', 'console'];
    const known = await scratch.run('nx', 'show', 'projects', '--with-target', 'test');
    expect(known.output.split('\n')).toEqual(expect.arrayContaining(parts.map((part) => `gift-cards-${part}`)));
    // Each tool runs once for all parts, as `npm test` does.
    const linted = await scratch.run('eslint', 'libs/gift-cards', '--max-warnings', '0');
    expect(linted.code, linted.output).toBe(0);
    await writeFile(join(scratch.folder, 'tsconfig.generated.json'), JSON.stringify(generatedTypes));
    const typed = await scratch.run('tsc', '-p', 'tsconfig.generated.json', '--singleThreaded');
    expect(typed.code, typed.output).toBe(0);
    const tested = await scratch.run('vitest', 'run', ...parts.map((part) => `libs/gift-cards/${part}`));
    expect(tested.code, tested.output).toBe(0);
    for (const part of parts.filter((name) => name !== 'api'))
      expect(tested.output).toMatch(new RegExp(`libs/gift-cards/${part}/.*[1-9]\\d* tests?`));
  });
});
