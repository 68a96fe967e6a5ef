import ts from 'typescript';
import { filesOf, isOwn, noteAdditions, type Additions, type Use } from './additions.ts';
import { makeKeyedUses } from './keyed-uses.ts';
import type { Workspace } from './workspace.ts';

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
