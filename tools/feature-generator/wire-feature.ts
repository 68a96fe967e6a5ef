import { updateJson, type Tree } from '@nx/devkit';
import { addElement, addImport, addImportedName, addText, editSource } from './edit-source.ts';
import type { FeatureNames } from './feature-names.ts';

type AppPart = 'web' | 'server' | 'console';

/** The titles of a feature's page, each in single quotes. */
export interface FeatureTitles {
  en: string;
  zh: string;
}

/** Lets an app's `features.ts` import a feature and name it at the end of its list. */
const compose = (tree: Tree, app: string, list: string, feature: string, module: string): void =>
  editSource(tree, `apps/${app}/src/features.ts`, addImport(feature, module), addElement(list, feature, feature));

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

/** Names the page for staff in the console's navigation, for those who may make its call. */
const addNavigation = (tree: Tree, { camel }: FeatureNames, titles: FeatureTitles): void => {
  const paths = `${camel}ConsolePaths`;
  const entry = `{ key: '${camel}', path: ${paths}.list.href(), icon: 'menu', section: 'shop', roles: ['service'] }`;
  const layout = 'libs/app-layout/console/src';
  editSource(
    tree,
    `${layout}/navigation/shop-entries.ts`,
    addImportedName(paths, '@caravan/routes/console'),
    addElement('shopEntries', entry, camel),
  );
  for (const language of ['en', 'zh'] as const)
    editSource(tree, `${layout}/i18n/${language}.ts`, addText('nav', camel, titles[language]));
};

/** Gives a feature its floor, its pages their paths, and adds it to the apps that compose the features. */
export const wireFeature = (
  tree: Tree,
  names: FeatureNames,
  { hasConsole, titles }: { hasConsole: boolean; titles: FeatureTitles },
): void => {
  const { name, camel } = names;
  addFloor(tree, name);
  addRoutes(tree, names, hasConsole);
  const add = (app: string, list: string, part: AppPart, suffix: string): void =>
    compose(tree, app, list, `${camel}${suffix}`, `@caravan/${name}/${part}`);
  add('shell', 'features', 'web', 'Web');
  add('server', 'features', 'server', 'Feature');
  if (!hasConsole) return;
  add('console', 'consoleFeatures', 'console', 'Console');
  addNavigation(tree, names, titles);
};
