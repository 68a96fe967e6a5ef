import { updateJson, type Tree } from '@nx/devkit';
import type { FeatureNames } from './feature-names.ts';

type AppPart = 'web' | 'server' | 'console';

/** Inserts an import among those of the other features, in alphabetical order. */
const withImport = (source: string, statement: string, part: AppPart): string => {
  const others = [...source.matchAll(new RegExp(`^import .* from '(@caravan/[\\w-]+/${part})';\\n`, 'gm'))];
  const moduleOf = (line: string): string => /'(.*)'/.exec(line)?.[1] ?? '';
  const next = others.find(([line]) => moduleOf(line) > moduleOf(statement));
  const last = others.at(-1);
  const at = next?.index ?? (last ? last.index + last[0].length : 0);
  return `${source.slice(0, at)}${statement}\n${source.slice(at)}`;
};

const edit = (tree: Tree, file: string, statement: string, part: AppPart, list: RegExp, entry: string): void => {
  const source = tree.read(file, 'utf8') ?? '';
  if (!list.test(source)) throw new Error(`${file} has no list of features to add ${entry} to`);
  const composed = source.replace(list, (_, start: string, items: string, end: string) => {
    const separator = /,\s*$/.test(items) ? '' : ',';
    return `${start}${items.trimEnd()}${separator} ${entry}${end}`;
  });
  tree.write(file, withImport(composed, statement, part));
};

/** Adds the feature's pages to the table of routes. */
const addRoutes = (tree: Tree, { name, camel }: FeatureNames, hasConsole: boolean): void => {
  const add = (file: string, table: string): void => {
    const path = `libs/platform/routes/src/${file}`;
    tree.write(path, `${tree.read(path, 'utf8') ?? ''}\n${table}`);
  };
  add(
    'storefront.paths.ts',
    `/** The pages of ${name}. */\nexport const ${camel}Paths = {\n  overview: definePath('/${name}'),\n};\n`,
  );
  if (!hasConsole) return;
  add(
    'console.paths.ts',
    `/** The pages of ${name}. */\nexport const ${camel}ConsolePaths = {\n  list: definePath('/${name}'),\n};\n`,
  );
};

/** A new feature may use all others: its floor is the one below the layout. */
const addFloor = (tree: Tree, name: string): void =>
  updateJson<{ floors: string[][] }>(tree, 'tools/module-boundaries/floors.json', (house) => ({
    ...house,
    floors: [...house.floors.slice(0, -1), [name], ...house.floors.slice(-1)],
  }));

/** Gives a feature its floor, its pages their paths, and adds it to the apps that compose the features. */
export const wireFeature = (tree: Tree, names: FeatureNames, hasConsole: boolean): void => {
  const { name, camel } = names;
  addFloor(tree, name);
  addRoutes(tree, names, hasConsole);
  edit(
    tree,
    'apps/shell/src/features.ts',
    `import { ${camel}Web } from '@caravan/${name}/web';`,
    'web',
    /(const features: readonly WebFeature\[\] = \[)([^\]]*)(\])/,
    `${camel}Web`,
  );
  edit(
    tree,
    'apps/server/src/features.ts',
    `import { ${camel}Feature } from '@caravan/${name}/server';`,
    'server',
    /(: readonly Feature\[\] => \[)([^\]]*)(\])/,
    `${camel}Feature`,
  );
  if (!hasConsole) return;
  edit(
    tree,
    'apps/console/src/features.ts',
    `import { ${camel}Console } from '@caravan/${name}/console';`,
    'console',
    /(consoleFeatures: readonly ConsoleFeature\[\] = \[)([^\]]*)(\])/,
    `${camel}Console`,
  );
};
