import ts from 'typescript';

/** The names that files add to modules or to the global scope, each with the files that declare it. */
export type Names = Map<string, Set<string>>;

export interface Additions {
  names: Names;
  /** The members of each augmented interface of this workspace, whose names may be the arguments of a call. */
  keys: Map<string, Names>;
}

export interface Use {
  name: string;
  node: ts.Node;
  declaredIn: readonly string[];
}

const add = (names: Names, name: string, file: string): void => {
  const files = names.get(name);
  if (files) files.add(file);
  else names.set(name, new Set([file]));
};

export const isPlainName = (node: ts.Node | undefined): node is ts.Identifier | ts.StringLiteral =>
  node !== undefined && (ts.isIdentifier(node) || ts.isStringLiteral(node));

export const isOwn = ({ fileName }: ts.SourceFile): boolean => !fileName.includes('/node_modules/');

export const filesOf = (symbol: ts.Symbol | undefined): string[] =>
  (symbol?.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);

/**
 * Adds what a file declares for others that do not import it. A global interface or namespace that others declare too
 * adds its members; of any other its name is enough, because nobody can reach its members without it.
 */
export const noteAdditions = (
  file: ts.SourceFile,
  { checker, isSeenByAll }: { checker: ts.TypeChecker; isSeenByAll: (file: string) => boolean },
  { names, keys }: Additions,
): void => {
  const isShared = (name: ts.Node): boolean => filesOf(checker.getSymbolAtLocation(name)).some(isSeenByAll);
  const noteInterface = (node: ts.InterfaceDeclaration, module: string): void => {
    add(names, node.name.text, file.fileName);
    if (!module && !isShared(node.name)) return;
    const members = node.members.flatMap(({ name }) => (isPlainName(name) ? [name.text] : []));
    for (const name of members) add(names, name, file.fileName);
    for (const type of node.heritageClauses?.flatMap(({ types }) => [...types]) ?? [])
      for (const inherited of checker.getTypeAtLocation(type).getProperties())
        for (const declaring of filesOf(inherited)) add(names, inherited.name, declaring);
    if (!module || !isOwn(file)) return;
    const key = `${module} ${node.name.text}`;
    const known: Names = keys.get(key) ?? new Map();
    keys.set(key, known);
    for (const name of members) add(known, name, file.fileName);
  };
  const visit = (node: ts.Node, module: string): void => {
    if (ts.isModuleDeclaration(node)) {
      const isModule = ts.isStringLiteral(node.name);
      const isNamespace = !isModule && !(node.flags & ts.NodeFlags.GlobalAugmentation);
      if (isNamespace) add(names, node.name.text, file.fileName);
      if (node.body && (!isNamespace || isShared(node.name)))
        ts.forEachChild(node.body, (inner) => visit(inner, isModule ? node.name.text : ''));
    } else if (ts.isVariableStatement(node)) {
      for (const { name } of node.declarationList.declarations)
        if (isPlainName(name)) add(names, name.text, file.fileName);
    } else if (ts.isInterfaceDeclaration(node)) noteInterface(node, module);
    else if (ts.isDeclarationStatement(node) && isPlainName(node.name)) add(names, node.name.text, file.fileName);
  };
  for (const statement of file.statements) {
    const isForOthers =
      ts.isModuleDeclaration(statement) &&
      (ts.isStringLiteral(statement.name) || statement.flags & ts.NodeFlags.GlobalAugmentation);
    if (isForOthers || !ts.isExternalModule(file)) visit(statement, '');
  }
};
