import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import type { Tree } from '@nx/devkit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scratchCopy, type ScratchWorkspace } from '../testing/scratch-workspace.ts';
import { configText, withDoorsOf } from './alias-paths.ts';
import { featureNames } from './feature-names.ts';
import { generateFeature } from './feature.generator.ts';

const baseConfig = readFileSync(join(import.meta.dirname, '..', '..', 'tsconfig.base.json'), 'utf8');

const workspace = (): Tree => {
  const tree = createTreeWithEmptyWorkspace();
  tree.write('tsconfig.base.json', baseConfig);
  return tree;
};

describe('names', () => {
  test('are made from kebab case', () => {
    expect(featureNames('gift-cards')).toEqual({ name: 'gift-cards', camel: 'giftCards', pascal: 'GiftCards', title: 'Gift cards' });
    expect(featureNames('tax')).toEqual({ name: 'tax', camel: 'tax', pascal: 'Tax', title: 'Tax' });
  });

  test.each(['GiftCards', 'gift_cards', 'gift--cards', '-gift', 'gift-', '2fast', 'gift cards', '../gift', ''])('%j is refused', (name) => {
    expect(() => generateFeature(workspace(), { name })).toThrow('not in kebab case');
  });
});

describe('aliases', () => {
  const families = { '@caravan/kernel': ['k'], '@caravan/auth/contract': ['a'], '@caravan/auth/web': ['w'], '@caravan/goods/contract': ['g'] };
  const orderWith = (name: string) => [...new Set(Object.keys(withDoorsOf(name, families)).map((alias) => alias.split('/')[1]))];

  test.each([
    ['account', ['kernel', 'account', 'auth', 'goods']],
    ['fund', ['kernel', 'auth', 'fund', 'goods']],
    ['warehouse', ['kernel', 'auth', 'goods', 'warehouse']],
  ])('of %s stand among the others', (name, order) => {
    expect(orderWith(name)).toEqual(order);
  });

  test('are added without touching the rest of the file', () => {
    expect(configText(JSON.parse(baseConfig) as object)).toBe(baseConfig);
  });
});

test('a family that stands is not written over', () => {
  const tree = workspace();
  generateFeature(tree, { name: 'gift-cards' });
  expect(() => generateFeature(tree, { name: 'gift-cards' })).toThrow('libs/gift-cards exists already');
});

test('titles are written as they are given', () => {
  const tree = workspace();
  generateFeature(tree, { name: 'gift-cards', title: "Shopper's gifts", chineseTitle: '礼品卡' });
  expect(tree.read('libs/gift-cards/web/src/i18n/en.ts', 'utf8')).toContain(String.raw`title: 'Shopper\'s gifts',`);
  expect(tree.read('libs/gift-cards/web/src/i18n/zh.ts', 'utf8')).toContain("title: '礼品卡',");
});

describe('a family in a copy of this workspace', () => {
  let scratch: ScratchWorkspace;

  beforeAll(async () => {
    scratch = await scratchCopy();
  });

  afterAll(() => scratch.remove());

  test('passes its lint, types and tests as it is made', { timeout: 180_000 }, async () => {
    const made = await scratch.run('nx', 'g', '@caravan/tools:feature', 'gift-cards', '--chineseTitle', '礼品卡');
    expect(made.output).toContain("import { giftCardsServer } from '@caravan/gift-cards/server'");
    expect(made.code).toBe(0);

    const projects = ['gift-cards-contract', 'gift-cards-web', 'gift-cards-server'];
    const checked = await scratch.run('nx', 'run-many', '-t', 'lint', 'typecheck', 'test', '-p', projects.join(), '--parallel=2', '--outputStyle=stream');
    expect(checked.code, checked.output).toBe(0);
    for (const project of projects) {
      for (const target of ['lint', 'typecheck', 'test']) expect(checked.output).toContain(`nx run ${project}:${target}`);
      expect(checked.output).toMatch(new RegExp(`${project}:.*Tests.*[1-9]\\d* passed`));
    }
  });
});
