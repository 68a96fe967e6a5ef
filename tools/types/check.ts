// The step `types` of `npm test`: one program of all projects, because a program for each parses the same thousands of
// files again and again. It also finds what the program of one project, that of `nx typecheck`, refuses.
// `node tools/types/check.ts libs/product/web …` checks the projects in these folders, each in its own program.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type ts from 'typescript';
import { hiddenUses } from './hidden-uses.ts';
import { openWorkspace, type Project } from './workspace.ts';

const root = join(import.meta.dirname, '../..');
const allProjects = 'tools/tsconfig.workspace.json';
/** The core of the pages knows no lazy slot, so its generic code must also be right without one. */
const alone = ['libs/platform/web-core'];

/** TypeScript 7 needs a third of the time of 6, whose API `hiddenUses` and ESLint use. */
const compiler = join(root, 'node_modules/@typescript/compiler/bin/tsc');
/** On two cores beside another step, one thread is faster than several that check the same types. */
const compiles = (project: string): boolean =>
  spawnSync(process.execPath, [compiler, '-p', project, '--singleThreaded', '--pretty'], {
    cwd: root,
    stdio: 'inherit',
  }).status === 0;

const withoutPath = (options: ts.CompilerOptions): ts.CompilerOptions => ({ ...options, configFilePath: undefined });

/** Where the program of all projects is not what the programs of the single projects are together. */
const differences = (): string[] => {
  const workspace = openWorkspace(root, join(root, allProjects));
  const { program, projects, nameOf } = workspace;
  const hasOtherOptions = ({ config }: Project): boolean =>
    !isDeepStrictEqual(withoutPath(config.options), withoutPath(program.getCompilerOptions()));
  const isMissing = (file: string): boolean => !program.getSourceFile(file);
  return [
    ...projects.filter(hasOtherOptions).map(({ name }) => `${name}/tsconfig.json has options of its own`),
    ...projects.flatMap(({ config }) => config.fileNames.filter(isMissing).map((file) => `${nameOf(file)} is missing`)),
    ...hiddenUses(workspace),
  ];
};

const folders = process.argv.slice(2);
const compiled = (folders.length ? folders : [allProjects, ...alone]).map(compiles);
const faults = folders.length ? [] : differences();
for (const fault of faults) console.error(fault);
process.exitCode = compiled.every(Boolean) && !faults.length ? 0 : 1;
