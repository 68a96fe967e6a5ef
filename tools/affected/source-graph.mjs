// Who uses whom, read from the sources without asking Nx: the judge of what Nx says.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

const projectsOf = (folder) =>
  globSync('{apps,libs,tools}/**/project.json', { cwd: folder, exclude: ['**/node_modules/**'] }).map((file) => ({
    root: dirname(file),
    ...readJson(join(folder, file)),
  }));

const sourcesOf = (folder, root) =>
  globSync(`${root}/**/*.{ts,tsx,mts}`, { cwd: folder, exclude: ['**/node_modules/**'] }).map((file) => readFileSync(join(folder, file), 'utf8'));

/** Project name → names of the projects that it imports by alias, or names as its implicit dependencies. */
const dependenciesOf = (folder) => {
  const projects = projectsOf(folder);
  const { paths } = readJson(join(folder, 'tsconfig.base.json')).compilerOptions;
  const ownerOf = (file) => projects.find(({ root }) => !relative(root, file).startsWith('..'))?.name;
  const byAlias = new Map(Object.entries(paths).map(([alias, [file]]) => [alias, ownerOf(file.replace('./', ''))]));
  return new Map(
    projects.map(({ name, root, implicitDependencies = [] }) => {
      // An import, of whatever kind; an alias inside another text, as the walls' spec has them, is none.
      const imports = /(?:from|import)\s*\(?\s*'(@caravan\/[^']+)'/g;
      const aliases = name === 'tools' ? [] : sourcesOf(folder, root).flatMap((source) => [...source.matchAll(imports)].map((match) => match[1]));
      const used = [...aliases.map((alias) => byAlias.get(alias)), ...implicitDependencies];
      return [name, new Set(used.filter((one) => one && one !== name))];
    }),
  );
};

/** A project with everybody who uses it, directly or through others. */
export const usersOf = (folder, changed) => {
  if (!existsSync(join(folder, 'tsconfig.base.json'))) throw new Error(`${folder} is no workspace`);
  const dependencies = dependenciesOf(folder);
  const found = new Set([changed]);
  for (const user of found) for (const [name, uses] of dependencies) if (uses.has(user)) found.add(name);
  return [...found].sort();
};
