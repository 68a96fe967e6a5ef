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

/** Adds what a file declares for others that do not import it. */
const noteAdditions = (file: ts.SourceFile, checker: ts.TypeChecker, { names, keys }: Additions): void => {
  const noteInterface = (node: ts.InterfaceDeclaration, module: string): void => {
    const members = node.members.flatMap(({ name }) => (isPlainName(name) ? [name.text] : []));
    for (const name of [node.name.text, ...members]) add(names, name, file.fileName);
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
      if (node.body) ts.forEachChild(node.body, (inner) => visit(inner, node.name.text));
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
const makeKeyedUses = (checker: ts.TypeChecker, { keys }: Additions) => {
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
  const among = (declarations: readonly ts.Node[], nodes: () => readonly ts.Node[]): Use[] => {
    const interfaces = declarations.flatMap(keyedBy);
    if (!interfaces.length) return [];
    return nodes().flatMap((node) => {
      const type = checker.getTypeAtLocation(node);
      if (!type.isStringLiteral()) return [];
      return interfaces.flatMap((names) => {
        const files = names.get(type.value);
        return files ? [{ name: type.value, node, declaredIn: [...files] }] : [];
      });
    });
  };
  const signature = (node: ts.CallLikeExpression): ts.Node[] => {
    const declaration = checker.getResolvedSignature(node)?.declaration;
    return declaration ? [declaration] : [];
  };
  return (node: ts.Node): Use[] => {
    if (ts.isCallExpression(node))
      return among(signature(node), () =>
        node.arguments.flatMap((one) => (ts.isArrayLiteralExpression(one) ? [...one.elements] : [one])),
      );
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node))
      return among(signature(node), () =>
        node.attributes.properties.flatMap((one) => {
          const value = ts.isJsxAttribute(one) ? one.initializer : undefined;
          return value && ts.isJsxExpression(value) ? (value.expression ?? []) : (value ?? []);
        }),
      );
    if (ts.isTypeReferenceNode(node) && node.typeArguments) {
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
  for (const file of program.getSourceFiles())
    if (!isLibrary(file.fileName) && !isSeenByAll(file.fileName)) noteAdditions(file, checker, additions);
  for (const [name, files] of additions.names)
    if ([...files].every((file) => isLibrary(file) || isSeenByAll(file))) additions.names.delete(name);

  const keyedUses = makeKeyedUses(checker, additions);
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
  const own = program.getSourceFiles().filter((file) => isOwn(file) && !file.isDeclarationFile);
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
