import ts from 'typescript';
import type { Workspace } from './workspace.ts';

/** The names that files add to modules or to the global scope, each with the files that declare it. */
type Names = Map<string, Set<string>>;

interface Additions {
  names: Names;
  /** The members of each augmented interface of this workspace, whose names may be the arguments of a call. */
  keys: Map<string, Names>;
}

interface Use {
  name: string;
  node: ts.Node;
  declaredIn: readonly string[];
}

const add = (names: Names, name: string, file: string): void => {
  const files = names.get(name);
  if (files) files.add(file);
  else names.set(name, new Set([file]));
};

const isPlainName = (node: ts.Node | undefined): node is ts.Identifier | ts.StringLiteral =>
  node !== undefined && (ts.isIdentifier(node) || ts.isStringLiteral(node));

const isOwn = ({ fileName }: ts.SourceFile): boolean => !fileName.includes('/node_modules/');

const filesOf = (symbol: ts.Symbol | undefined): string[] =>
  (symbol?.declarations ?? []).map((declaration) => declaration.getSourceFile().fileName);

/**
 * Adds what a file declares for others that do not import it. A global interface or namespace that others declare too
 * adds its members; of any other its name is enough, because nobody can reach its members without it.
 */
const noteAdditions = (
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

/** The symbol that a name means; for a key of an object or of a pattern, that of the object's type. */
const meaningOf = (node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined => {
  const { parent } = node;
  if (ts.isObjectLiteralElementLike(parent) && parent.name === node)
    return checker.getContextualType(parent.parent as ts.ObjectLiteralExpression)?.getProperty(node.text);
  if (
    ts.isBindingElement(parent) &&
    parent.name === node &&
    !parent.propertyName &&
    ts.isObjectBindingPattern(parent.parent)
  )
    return checker.getTypeAtLocation(parent.parent).getProperty(node.text);
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
};

const literalsOf = (type: ts.Type): string[] =>
  (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));

/** Finds the arguments whose type is the keys of an augmented interface, as of `useLazySlot('newAddress')`. */
const makeKeyedUses = (checker: ts.TypeChecker, { keys }: Additions, files: readonly ts.SourceFile[]) => {
  const known = new Map<ts.Node, readonly Names[]>();
  /** The interfaces whose keys a type parameter of this declaration takes. */
  const keyedBy = (declaration: ts.Node): readonly Names[] => {
    const found = known.get(declaration);
    if (found) return found;
    const { typeParameters = [] } = declaration as ts.DeclarationWithTypeParameterChildren;
    const constraints = typeParameters.map(
      ({ constraint }) => new Set(constraint && literalsOf(checker.getTypeFromTypeNode(constraint))),
    );
    const its = [...keys.values()].filter((names) =>
      constraints.some((set) => [...names.keys()].every((name) => set.has(name))),
    );
    known.set(declaration, its);
    return its;
  };
  const takesKeys = (node: ts.Node): boolean =>
    ((node as ts.DeclarationWithTypeParameterChildren).typeParameters ?? []).some(({ constraint }) => constraint) &&
    keyedBy(node).length > 0;
  /** The names of what takes such keys, so that few calls are looked at. */
  const takers = new Set<string>();
  const noteTakers = (node: ts.Node): void => {
    if (takesKeys(node)) {
      const { name } = (ts.isVariableDeclaration(node.parent) ? node.parent : node) as ts.NamedDeclaration;
      if (isPlainName(name)) takers.add(name.text);
    }
    ts.forEachChild(node, noteTakers);
  };
  for (const file of files) noteTakers(file);
  for (const file of files)
    for (const statement of file.statements) {
      const named = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
      if (!named || !ts.isNamedImports(named)) continue;
      for (const { propertyName, name } of named.elements)
        if (propertyName && takers.has(propertyName.text)) takers.add(name.text);
    }
  const isTaker = (node: ts.Node): boolean => {
    if (ts.isPropertyAccessExpression(node)) return isTaker(node.name);
    if (ts.isQualifiedName(node)) return isTaker(node.right);
    return ts.isIdentifier(node) && takers.has(node.text);
  };
  const textOf = (node: ts.Node): string | undefined => {
    if (ts.isStringLiteral(node)) return node.text;
    const type = checker.getTypeAtLocation(node);
    return type.isStringLiteral() ? type.value : undefined;
  };
  const among = (declarations: readonly ts.Node[], nodes: () => readonly ts.Node[]): Use[] => {
    const interfaces = declarations.flatMap(keyedBy);
    if (!interfaces.length) return [];
    return nodes().flatMap((node) => {
      const name = textOf(node);
      return interfaces.flatMap((names) => {
        const files = names.get(name ?? '');
        return name !== undefined && files ? [{ name, node, declaredIn: [...files] }] : [];
      });
    });
  };
  const signature = (node: ts.CallLikeExpression): ts.Node[] => {
    const declaration = checker.getResolvedSignature(node)?.declaration;
    return declaration ? [declaration] : [];
  };
  return (node: ts.Node): Use[] => {
    if (ts.isCallExpression(node) && isTaker(node.expression))
      return among(signature(node), () =>
        node.arguments.flatMap((one) => (ts.isArrayLiteralExpression(one) ? [...one.elements] : [one])),
      );
    if ((ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) && isTaker(node.tagName))
      return among(signature(node), () =>
        node.attributes.properties.flatMap((one) => {
          const value = ts.isJsxAttribute(one) ? one.initializer : undefined;
          return value && ts.isJsxExpression(value) ? (value.expression ?? []) : (value ?? []);
        }),
      );
    if (ts.isTypeReferenceNode(node) && node.typeArguments && isTaker(node.typeName)) {
      const { typeArguments } = node;
      const symbol = checker.getSymbolAtLocation(node.typeName);
      const meant = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
      return among(meant?.declarations ?? [], () => typeArguments);
    }
    return [];
  };
};

/**
 * The program of all projects sees what any file adds to a module or to the global scope, by `declare module`, `declare
 * global` or as a script. The program of one project sees only what its own files and those that they import add.
 * This finds each use of an addition in a project that does not see it. Together with equal options it proves that
 * both programs find the same errors, except where generic code depends on how many members an augmented interface
 * has, and where files add overloads of the same name.
 */
export const hiddenUses = ({ program, projects, nameOf }: Workspace): string[] => {
  const checker = program.getTypeChecker();
  const additions: Additions = { names: new Map(), keys: new Map() };
  const isSeenByAll = (file: string): boolean => projects.every(({ closure }) => closure.has(file));
  const isLibrary = (file: string): boolean => {
    const source = program.getSourceFile(file);
    return source !== undefined && program.isSourceFileDefaultLibrary(source);
  };
  const isKnown = (file: string): boolean => isLibrary(file) || isSeenByAll(file);
  for (const file of program.getSourceFiles())
    if (!isKnown(file.fileName)) noteAdditions(file, { checker, isSeenByAll: isKnown }, additions);
  for (const [name, files] of additions.names) if ([...files].every(isKnown)) additions.names.delete(name);

  const own = program.getSourceFiles().filter((file) => isOwn(file) && !file.isDeclarationFile);
  const keyedUses = makeKeyedUses(checker, additions, own);
  const usesIn = (file: ts.SourceFile): Use[] => {
    const uses: Use[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && additions.names.has(node.text)) {
        const declaredIn = filesOf(meaningOf(node, checker));
        if (declaredIn.length && !declaredIn.some(isLibrary)) uses.push({ name: node.text, node, declaredIn });
      }
      if (ts.isModuleDeclaration(node) && ts.isStringLiteral(node.name)) {
        const declaredIn = checker.getSymbolAtLocation(node.name)?.declarations?.filter(ts.isSourceFile) ?? [];
        if (declaredIn.length)
          uses.push({ name: node.name.text, node, declaredIn: declaredIn.map(({ fileName }) => fileName) });
      }
      uses.push(...keyedUses(node));
      ts.forEachChild(node, visit);
    };
    visit(file);
    return uses;
  };
  return own.flatMap((file) => {
    const around = projects.filter(({ closure }) => closure.has(file.fileName));
    return usesIn(file).flatMap(({ name, node, declaredIn }) => {
      const blind = around.filter(({ closure }) => !declaredIn.some((one) => closure.has(one)));
      if (!blind.length) return [];
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
      const [from = ''] = declaredIn;
      return [
        `${nameOf(file.fileName)}:${line} uses ${name} of ${nameOf(from)}, which ${blind.map((project) => project.name).join(', ')} does not import`,
      ];
    });
  });
};
