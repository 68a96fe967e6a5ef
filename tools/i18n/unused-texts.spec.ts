import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findKeys } from 'i18next-cli';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const sources = ['libs/*/{web,console}/src/**/*.{ts,tsx}', 'libs/platform/{web,console}-core/src/**/*.{ts,tsx}'];
const notSources = ['**/*.spec.{ts,tsx}', '**/mocks/**', '**/testing/**', '**/i18n/**'];

interface Tree {
  [key: string]: string | Tree;
}

const leavesOf = (tree: Tree, prefix = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : leavesOf(value, `${prefix}${key}.`),
  );

const namespaceIn = (file: string): string | undefined =>
  /interface ResourceNamespaceMap \{\s+'?([\w-]+)'?:/.exec(readFileSync(join(root, file), 'utf8'))?.[1];

/** Every namespace with its English keys, from the files that register a namespace with i18next's types. */
const namespaces = async (): Promise<Map<string, string[]>> => {
  const files = globSync('libs/**/i18n/**/en*.ts', { cwd: root });
  const found = new Map<string, string[]>();
  for (const file of files) {
    const namespace = namespaceIn(file);
    if (!namespace) continue;
    const { texts } = (await import(join(root, file))) as { texts: Tree };
    found.set(namespace, leavesOf(texts));
  }
  return found;
};

const withoutPlural = (key: string): string => key.replace(/_(zero|one|other)$/, '');

/**
 * A template key such as `status.${status}` matches every key of its shape; `quotedKeys` finds a lone variable by its
 * literals.
 */
const templateKeys = (): RegExp[] => {
  const texts = globSync(sources, { cwd: root, exclude: notSources }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const templates = texts.flatMap((text) =>
    [...text.matchAll(/`([a-z]\w*\.[^`]*\$\{[^`]*)`/g)].map(([, key = '']) => key),
  );
  return [...new Set(templates)].map(
    (key) =>
      new RegExp(
        `^${key
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replaceAll('.', '\\.'))
          .join('.+')}$`,
      ),
  );
};

/** Keys under which a page reads all texts at once. */
const branchKeys = (): string[] =>
  globSync(sources, { cwd: root, exclude: notSources }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\bt\('([\w.]+)', \{ returnObjects: true \}/g)].map(
      ([, key = '']) => `${key}.`,
    ),
  );

/** Quoted strings that look like keys, because a key may pass through a variable or a table before `t` reads it. */
const quotedKeys = (): Set<string> => {
  const files = globSync(sources, { cwd: root, exclude: notSources });
  return new Set(
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/'([a-z]\w*(?:\.\w+)+)'/g)].map(([, key = '']) => key),
    ),
  );
};

test('every text is used by a page', async () => {
  const { allKeys } = await findKeys({
    locales: ['en', 'zh'],
    extract: {
      input: sources,
      ignore: notSources,
      output: 'unused',
      functions: ['t', '*.t'],
      defaultNS: 'translation',
    },
  });
  const used = new Set([...allKeys.values()].map(({ key }) => withoutPlural(key)));
  const templates = templateKeys();
  const quoted = quotedKeys();
  const branches = branchKeys();
  const isUsed = (key: string): boolean =>
    used.has(key) ||
    quoted.has(key) ||
    templates.some((template) => template.test(key)) ||
    branches.some((branch) => key.startsWith(branch));
  const unused = [...(await namespaces())].flatMap(([namespace, keys]) =>
    keys.filter((key) => !isUsed(withoutPlural(key))).map((key) => `${namespace}:${key}`),
  );
  expect(unused).toEqual([]);
});
