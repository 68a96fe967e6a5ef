import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createNodesFromFiles } from '@nx/devkit';

/** The targets of a library, which no file of its own declares. */
const targetsOf = (folder) => {
  const config = `--config ${join(relative(folder, '.'), 'tools/config/library.config.ts')}`;
  const target = (command, more = { cache: true }) => ({ command, options: { cwd: folder }, ...more });
  const hasPage = existsSync(join(folder, 'src/dev/harness.ts')) || existsSync(join(folder, 'index.html'));
  return {
    test: target(`vitest run ${config}`),
    typecheck: target('tsc --noEmit -p tsconfig.json'),
    ...(hasPage && {
      dev: target(`vite ${config}`, { continuous: true }),
      'build-harness': target(`vite build ${config}`, { cache: true, outputs: [`{workspaceRoot}/dist/${folder}`] }),
    }),
  };
};

/** Infers the targets of every library from its folder. */
export const createNodesV2 = [
  'libs/**/project.json',
  (files, options, context) =>
    createNodesFromFiles(
      (file) => ({ projects: { [dirname(file)]: { targets: targetsOf(dirname(file)) } } }),
      files,
      options,
      context,
    ),
];
