import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import {
  formatFiles,
  generateFiles,
  logger,
  readProjectConfiguration,
  updateJson,
  updateProjectConfiguration,
  visitNotIgnoredFiles,
  type GeneratorCallback,
  type Tree,
} from '@nx/devkit';
import { libraryGenerator as jsLibraryGenerator } from '@nx/js';
import { libraryGenerator as reactLibraryGenerator } from '@nx/react';
import { featureNames, type FeatureNames } from './feature-names.ts';
import { wireFeature } from './wire-feature.ts';

export interface FeatureOptions {
  name: string;
  title?: string;
  chineseTitle?: string;
  /** Also makes a console part: a staff call, its hook, and a page for staff. */
  console?: boolean;
}

const parts = ['contract', 'api', 'web', 'server'] as const;

type Part = (typeof parts)[number] | 'console';

const partsOf = ({ console = false }: FeatureOptions): readonly Part[] => (console ? [...parts, 'console'] : parts);

/** Nx's generators make the project, its tags and its path alias. */
const generateLibrary = async (tree: Tree, name: string, part: Part): Promise<void> => {
  const options = {
    name: `${name}-${part}`,
    directory: `libs/${name}/${part}`,
    importPath: `@caravan/${name}/${part}`,
    tags: `layer:${part},scope:${name}`,
    bundler: 'none',
    linter: 'none',
    unitTestRunner: 'none',
    skipFormat: true,
    skipPackageJson: true,
    useProjectJson: true,
    addPlugin: false,
    formatter: 'none',
  } as const;
  if (part === 'web' || part === 'console')
    await reactLibraryGenerator(tree, { ...options, style: 'css', component: false });
  else await jsLibraryGenerator(tree, options);
  // Our templates replace all files except the project's.
  visitNotIgnoredFiles(tree, options.directory, (file) => {
    if (!file.endsWith('/project.json')) tree.delete(file);
  });
};

/** The entry points of the libraries. A library without an `index.ts` has one file that others import. */
const addEntryPaths = (tree: Tree, name: string, hasConsole: boolean): void =>
  updateJson<{ compilerOptions: { paths: Record<string, string[]> } }>(tree, 'tsconfig.base.json', (config) => {
    const { paths } = config.compilerOptions;
    paths[`@caravan/${name}/api`] = [`./libs/${name}/api/src/${name}.api.ts`];
    paths[`@caravan/${name}/web`] = [`./libs/${name}/web/src/${name}.web.ts`];
    paths[`@caravan/${name}/server`] = [`./libs/${name}/server/src/${name}.server.ts`];
    paths[`@caravan/${name}/contract/schema`] = [`./libs/${name}/contract/src/${name}.contract.ts`];
    paths[`@caravan/${name}/contract/testing`] = [`./libs/${name}/contract/src/testing/${name}.factory.ts`];
    if (hasConsole) {
      paths[`@caravan/${name}/api/staff`] = [`./libs/${name}/api/src/${name}.staff-api.ts`];
      paths[`@caravan/${name}/console`] = [`./libs/${name}/console/src/${name}.console.ts`];
    }
    return config;
  });

/** The server's tests run on the migrated tables of all features. */
const addTestInputs = (tree: Tree, project: string): void => {
  const configuration = readProjectConfiguration(tree, project);
  const test = { inputs: ['default', '^production', 'testSetup', 'migrations'] };
  updateProjectConfiguration(tree, project, { ...configuration, targets: { ...configuration.targets, test } });
};

/** Escapes a text for single quotes. */
const inQuotes = (text: string): string => text.replaceAll(/['\\]/g, '\\$&');

const nextSteps = (
  { name }: FeatureNames,
  made: readonly Part[],
  others: readonly string[],
  hasChineseTitle: boolean,
): string =>
  [
    `libs/${name} has these parts, and the apps compose them: ${made.join(', ')}.`,
    '',
    `  npx nx run-many -t lint typecheck test -p ${made.map((part) => `${name}-${part}`).join(' ')}`,
    `  npx nx dev ${name}-web          its page in a browser, on its mocks`,
    '',
    'Name the columns of its table in apps/server/src/testing/personal-columns.ts.',
    ...(made.includes('console') ? ['Choose its icon in libs/app-layout/console/src/navigation.'] : []),
    ...others.map(
      (language) =>
        `Its texts in ${language} are the English ones: translate i18n/${language}.ts and reasons/${language}.ts.`,
    ),
    ...(hasChineseTitle ? [] : [`libs/${name}/web/src/i18n/zh.ts has the English title: write the Chinese one.`]),
  ].join('\n');

/** The languages besides those of the templates: the common reasons have a file for each. */
const otherLanguages = (tree: Tree): string[] =>
  tree
    .children('libs/platform/kernel/src/reasons')
    .flatMap((file) => /^([a-z]{2,3})\.ts$/.exec(file)?.[1] ?? [])
    .filter((language) => !['en', 'zh'].includes(language));

/** Further languages of the storefront begin with the English texts. */
const addOtherLanguages = (tree: Tree, name: string): void => {
  for (const folder of ['contract/src/reasons', 'web/src/i18n']) {
    const [texts = ''] = (tree.read(`libs/${name}/${folder}/en.ts`, 'utf8') ?? '').split('\ndeclare module');
    for (const language of otherLanguages(tree)) tree.write(`libs/${name}/${folder}/${language}.ts`, texts);
  }
};

/** `nx g @caravan/tools:feature <name>`: a feature with a table, a form and tests, wired into both apps. */
export const generateFeature = async (tree: Tree, options: FeatureOptions): Promise<GeneratorCallback> => {
  const names = featureNames(options.name);
  if (tree.exists(`libs/${names.name}`)) throw new Error(`libs/${names.name} exists already`);
  const made = partsOf(options);
  const hasConsole = made.includes('console');
  for (const part of made) await generateLibrary(tree, names.name, part);
  addEntryPaths(tree, names.name, hasConsole);
  addTestInputs(tree, `${names.name}-server`);

  const title = options.title ?? names.title;
  const chineseTitle = options.chineseTitle ?? title;
  const words = { ...names, title: inQuotes(title), chineseTitle: inQuotes(chineseTitle), hasConsole };
  const folders = hasConsole ? ['files', 'files-console'] : ['files'];
  for (const folder of folders) generateFiles(tree, join(import.meta.dirname, folder), `libs/${names.name}`, words);
  addOtherLanguages(tree, names.name);
  wireFeature(tree, names, { hasConsole, titles: { en: `'${words.title}'`, zh: `'${words.chineseTitle}'` } });
  await formatFiles(tree);
  return () => {
    execFileSync(process.execPath, [join(tree.root, 'tools/db-migration.mjs'), `add_${names.snake}`], {
      stdio: 'inherit',
    });
    logger.info(nextSteps(names, made, otherLanguages(tree), options.chineseTitle !== undefined));
  };
};
