import ts from 'typescript';
import { isPlainName, type Additions, type Names, type Use } from './additions.ts';

const literalsOf = (type: ts.Type): string[] =>
  (type.isUnion() ? type.types : [type]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));

/** Finds the arguments whose type is the keys of an augmented interface, as of `useLazySlot('newAddress')`. */
export const makeKeyedUses = (checker: ts.TypeChecker, { keys }: Additions, files: readonly ts.SourceFile[]) => {
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
