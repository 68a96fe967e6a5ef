import { dirname, relative, sep } from 'node:path';
import ts from 'typescript';

/** `nx typecheck` of a project reads these files. */
export interface Project {
  /** The folder, from the root of the workspace. */
  name: string;
  config: ts.ParsedCommandLine;
  /** Its files, and all files that they import, directly or not. */
  closure: ReadonlySet<string>;
}

export interface Workspace {
  /** The program of all projects. */
  program: ts.Program;
  projects: readonly Project[];
  /** The program of one project. It shares the parsed files, so only its checks take time. */
  programOf: (project: Project) => ts.Program;
  nameOf: (file: string) => string;
}

const readConfig = (file: string): ts.ParsedCommandLine => {
  const config = ts.getParsedCommandLineOfConfigFile(file, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  if (!config) throw new Error(`${file} cannot be read`);
  return config;
};

/** Parses each file once and notes what it imports. */
const makeHost = (options: ts.CompilerOptions, root: string) => {
  const imports = new Map<string, Set<string>>();
  const note = (from: string, to: string | undefined): void => {
    if (!to) return;
    const known = imports.get(from);
    if (known) known.add(to);
    else imports.set(from, new Set([to]));
  };
  const plain = ts.createCompilerHost(options);
  const parsed = new Map<string, ts.SourceFile | undefined>();
  const resolutions = ts.createModuleResolutionCache(root, plain.getCanonicalFileName, options);
  const host: ts.CompilerHost = {
    ...plain,
    getSourceFile: (file, ...how) => {
      if (!parsed.has(file)) {
        const source = plain.getSourceFile(file, ...how);
        for (const { fileName } of source?.referencedFiles ?? [])
          note(file, ts.resolveTripleslashReference(fileName, file));
        parsed.set(file, source);
      }
      return parsed.get(file);
    },
    resolveModuleNameLiterals: (literals, from, redirected, its) =>
      literals.map(({ text, parent }) => {
        const found = ts.resolveModuleName(text, from, its, plain, resolutions, redirected);
        // `declare module` does not bring the module into a program.
        if (!ts.isModuleDeclaration(parent)) note(from, found.resolvedModule?.resolvedFileName);
        return found;
      }),
    resolveTypeReferenceDirectiveReferences: (references, from, redirected, its) =>
      references.map((reference: string | ts.FileReference) => {
        const name = typeof reference === 'string' ? reference : reference.fileName;
        const found = ts.resolveTypeReferenceDirective(name, from, its, plain, redirected);
        note(from, found.resolvedTypeReferenceDirective?.resolvedFileName);
        return found;
      }),
  };
  return { host, imports };
};

/** `all` is the configuration of the program of all projects. */
export const openWorkspace = (root: string, all: string): Workspace => {
  const config = readConfig(all);
  const { host, imports } = makeHost(config.options, root);
  const create = ({ fileNames, options }: ts.ParsedCommandLine): ts.Program =>
    ts.createProgram({ rootNames: fileNames, options, host });
  const program = create(config);

  // TypeScript resolves the option `types` as if a file with such a name imported them; every program has them.
  const everywhere = [...imports.keys()].filter((file) => file.includes('__inferred'));
  const closureOf = (files: readonly string[]): ReadonlySet<string> => {
    const closure = new Set([...everywhere, ...files]);
    for (const file of closure) for (const imported of imports.get(file) ?? []) closure.add(imported);
    return closure;
  };
  const nameOf = (file: string): string => relative(root, file).replaceAll(sep, '/');
  const configs = ts.sys.readDirectory(root, ['.json'], ['**/node_modules', '**/dist'], ['**/tsconfig.json']);
  const projects = configs.map((file) => {
    const its = readConfig(file);
    return { name: nameOf(dirname(file)), config: its, closure: closureOf(its.fileNames) };
  });
  return { program, projects, programOf: (project) => create(project.config), nameOf };
};
