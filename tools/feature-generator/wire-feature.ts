import { applyChangesToString, ChangeType, updateJson, type StringChange, type Tree } from '@nx/devkit';
import ts from 'typescript';
import type { FeatureNames } from './feature-names.ts';

type AppPart = 'web' | 'server' | 'console';

const insertAt = (index: number, text: string): StringChange => ({ type: ChangeType.Insert, index, text });

/** An import among those of the other features, in alphabetical order. */
const newImport = (source: ts.SourceFile, statement: string, module: string): StringChange => {
  const imports = source.statements.filter(ts.isImportDeclaration);
  const moduleOf = ({ moduleSpecifier }: ts.ImportDeclaration) => (moduleSpecifier as ts.StringLiteral).text;
  const part = /[^/]+$/.exec(module)?.[0];
  const next = imports.find((other) => moduleOf(other).endsWith(`/${part}`) && moduleOf(other) > module);
  if (next) return insertAt(next.getStart(), `${statement}\n`);
  return insertAt(imports.at(-1)?.end ?? 0, `\n${statement}`);
};

/** The array that a constant is, or that it returns as a function. */
const listCalled = (source: ts.SourceFile, name: string): ts.ArrayLiteralExpression | undefined => {
  const value = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name)?.initializer;
  const list = value && ts.isArrowFunction(value) ? value.body : value;
  return list && ts.isArrayLiteralExpression(list) ? list : undefined;
};

/** Lets an app's `features.ts` import a feature and name it at the end of its list. */
const compose = (tree: Tree, app: string, list: string, feature: string, module: string): void => {
  const file = `apps/${app}/src/features.ts`;
  const text = tree.read(file, 'utf8') ?? '';
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const last = listCalled(source, list)?.elements.at(-1);
  if (!last) throw new Error(`${file} has no list \`${list}\` to add ${feature} to`);
  const added = newImport(source, `import { ${feature} } from '${module}';`, module);
  tree.write(file, applyChangesToString(text, [added, insertAt(last.end, `, ${feature}`)]));
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
  const add = (app: string, list: string, part: AppPart, suffix: string): void =>
    compose(tree, app, list, `${camel}${suffix}`, `@caravan/${name}/${part}`);
  add('shell', 'features', 'web', 'Web');
  add('server', 'features', 'server', 'Feature');
  if (hasConsole) add('console', 'consoleFeatures', 'console', 'Console');
};
