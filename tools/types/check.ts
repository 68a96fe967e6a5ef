// The step `types` of `npm test`: one program of all projects, because a program for each parses the same thousands of
// files again and again. It also finds what the program of one project, that of `nx typecheck`, refuses.
// `node tools/types/check.ts libs/goods …` checks only the files below these paths, in the programs of their projects.
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import ts from 'typescript';
import { hiddenUses } from './hidden-uses.ts';
import { openWorkspace, type Project } from './workspace.ts';

const root = join(import.meta.dirname, '../..');
const workspace = openWorkspace(root, join(root, 'tools/tsconfig.workspace.json'));
const { program, projects, programOf, nameOf } = workspace;

/** The core of the pages knows no lazy slot, so its generic code must also be right without one. */
const alone = ['libs/platform/web-core'];

const withoutPath = (options: ts.CompilerOptions): ts.CompilerOptions => ({ ...options, configFilePath: undefined });
const hasOtherOptions = ({ config }: Project): boolean =>
  !isDeepStrictEqual(withoutPath(config.options), withoutPath(program.getCompilerOptions()));

const isMissing = (file: string): boolean => !program.getSourceFile(file);

const checkAll = (): readonly ts.Diagnostic[] =>
  [program, ...projects.filter(({ name }) => alone.includes(name)).map(programOf)].flatMap((one) => [
    ...ts.getPreEmitDiagnostics(one),
  ]);

const checkBelow = (paths: readonly string[]): readonly ts.Diagnostic[] => {
  const isBelow = (file: string): boolean => paths.some((path) => `${nameOf(file)}/`.startsWith(`${path}/`));
  return projects.flatMap((project) => {
    const files = project.config.fileNames.filter(isBelow);
    if (!files.length) return [];
    const own = programOf(project);
    return files.flatMap((file) => [...ts.getPreEmitDiagnostics(own, own.getSourceFile(file))]);
  });
};

const paths = process.argv.slice(2);
const diagnostics = ts.sortAndDeduplicateDiagnostics(paths.length ? checkBelow(paths) : checkAll());
const faults = paths.length
  ? []
  : [
      ...projects.filter(hasOtherOptions).map(({ name }) => `${name}/tsconfig.json has options of its own`),
      ...projects.flatMap(({ config }) =>
        config.fileNames.filter(isMissing).map((file) => `${nameOf(file)} is missing`),
      ),
      ...hiddenUses(workspace),
    ];
const format = {
  getCanonicalFileName: (file: string) => file,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};
if (diagnostics.length) console.error(ts.formatDiagnosticsWithColorAndContext(diagnostics, format));
for (const fault of faults) console.error(fault);
process.exitCode = diagnostics.length || faults.length ? 1 : 0;
