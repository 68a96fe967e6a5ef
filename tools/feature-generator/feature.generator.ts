import { join } from 'node:path';
import { generateFiles, logger, readJson, type GeneratorCallback, type Tree } from '@nx/devkit';
import { configText, withDoorsOf, type AliasPaths } from './alias-paths.ts';
import { featureNames, type FeatureNames } from './feature-names.ts';

export interface FeatureOptions {
  name: string;
  title?: string;
  chineseTitle?: string;
}

interface BaseConfig {
  compilerOptions: { paths: AliasPaths };
}

const addAliases = (tree: Tree, name: string): void => {
  const config = readJson<BaseConfig>(tree, 'tsconfig.base.json');
  const paths = withDoorsOf(name, config.compilerOptions.paths);
  tree.write('tsconfig.base.json', configText({ ...config, compilerOptions: { ...config.compilerOptions, paths } }));
};

/** A text as it stands between single quotes. */
const inQuotes = (text: string): string => text.replaceAll(/['\\]/g, '\\$&');

const nextSteps = ({ name, camel }: FeatureNames, hasChineseTitle: boolean): string =>
  [
    `libs/${name} stands: contract, web and server, each with its first tests.`,
    '',
    `  npx nx run-many -t lint typecheck test -p ${name}-contract ${name}-web ${name}-server`,
    `  npx nx dev ${name}-web          its page in a browser, on its mocks`,
    '',
    'It is part of the product as soon as the apps compose it:',
    '',
    `  apps/shell/src/features.ts      import { ${camel}Web } from '@caravan/${name}/web'; and name it in \`features\``,
    `  apps/server/src/features.ts     import { ${camel}Server } from '@caravan/${name}/server'; and name it in \`composeFeatures\``,
    ...(hasChineseTitle ? [] : [`  libs/${name}/web/src/i18n/zh.ts   the title is still English: write the Chinese one`]),
  ].join('\n');

/** `nx g @caravan/tools:feature <name>`: a feature's contract, web and server, like those that stand. */
export const generateFeature = (tree: Tree, options: FeatureOptions): GeneratorCallback => {
  const names = featureNames(options.name);
  if (tree.exists(`libs/${names.name}`)) throw new Error(`libs/${names.name} exists already`);
  const title = options.title ?? names.title;
  const words = { ...names, title: inQuotes(title), chineseTitle: inQuotes(options.chineseTitle ?? title) };
  generateFiles(tree, join(import.meta.dirname, 'files'), `libs/${names.name}`, words);
  addAliases(tree, names.name);
  return () => logger.info(nextSteps(names, options.chineseTitle !== undefined));
};
