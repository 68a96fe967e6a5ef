import { applyChangesToString, ChangeType, type StringChange, type Tree } from '@nx/devkit';
import ts from 'typescript';

/** Changes of one file, which find their places in its syntax tree. */
export type Edit = (source: ts.SourceFile) => StringChange;

/** Applies the changes to the file at once: each place is that of the text before. */
export const editSource = (tree: Tree, file: string, ...edits: Edit[]): void => {
  const text = tree.read(file, 'utf8') ?? '';
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const changes = edits.map((edit) => edit(source));
  tree.write(file, applyChangesToString(text, changes));
};

const insertAt = (index: number, text: string): StringChange => ({ type: ChangeType.Insert, index, text });

const moduleOf = ({ moduleSpecifier }: ts.ImportDeclaration): string => (moduleSpecifier as ts.StringLiteral).text;

const importsOf = (source: ts.SourceFile): ts.ImportDeclaration[] => source.statements.filter(ts.isImportDeclaration);

/** An import among those of the other features, in alphabetical order. */
export const addImport =
  (name: string, module: string): Edit =>
  (source) => {
    const imports = importsOf(source);
    const statement = `import { ${name} } from '${module}';`;
    const part = /[^/]+$/.exec(module)?.[0];
    const next = imports.find((other) => moduleOf(other).endsWith(`/${part}`) && moduleOf(other) > module);
    if (next) return insertAt(next.getStart(), `${statement}\n`);
    return insertAt(imports.at(-1)?.end ?? 0, `\n${statement}`);
  };

/** A further name of a module that the file imports already. */
export const addImportedName =
  (name: string, module: string): Edit =>
  (source) => {
    const bindings = importsOf(source).find((one) => moduleOf(one) === module)?.importClause?.namedBindings;
    const last = bindings && ts.isNamedImports(bindings) ? bindings.elements.at(-1) : undefined;
    if (!last) throw new Error(`${source.fileName} imports no names of ${module} to add ${name} to`);
    return insertAt(last.end, `, ${name}`);
  };

/** The value of a constant, without `as const` and `satisfies`, or what it returns as a function. */
const valueOf = (source: ts.SourceFile, name: string): ts.Expression | undefined => {
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name)?.initializer;
  let value: ts.Node | undefined = declared && ts.isArrowFunction(declared) ? declared.body : declared;
  while (value && (ts.isAsExpression(value) || ts.isSatisfiesExpression(value))) value = value.expression;
  return value && ts.isExpression(value) ? value : undefined;
};

/** A further element at the end of the list that a constant is, or returns. */
export const addElement =
  (list: string, element: string, what: string): Edit =>
  (source) => {
    const value = valueOf(source, list);
    const last = value && ts.isArrayLiteralExpression(value) ? value.elements.at(-1) : undefined;
    if (!last) throw new Error(`${source.fileName} has no list \`${list}\` to add ${what} to`);
    return insertAt(last.end, `, ${element}`);
  };

/** A further text at the end of a group of texts. */
export const addText =
  (group: string, key: string, text: string): Edit =>
  (source) => {
    const texts = valueOf(source, 'texts');
    const found =
      texts && ts.isObjectLiteralExpression(texts)
        ? texts.properties.filter(ts.isPropertyAssignment).find((one) => one.name.getText() === group)?.initializer
        : undefined;
    const last = found && ts.isObjectLiteralExpression(found) ? found.properties.at(-1) : undefined;
    if (!last) throw new Error(`${source.fileName} has no group \`${group}\` to add ${key} to`);
    return insertAt(last.end, `,\n${key}: ${text}`);
  };
