import type { Plugin } from 'vite';

const wires = /\.wire\.ts$/;

/** What only a server, its document and its checks ask of a call. */
const serverOnly = new Set(['login', 'roles', 'summary', 'reasons', 'limit']);

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** The objects that are handed to the second call of `defineEndpoint()(…)`. */
const factsIn = (node: Node): Node[] => {
  const children = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value])).filter(isNode);
  const { callee, arguments: given } = node as Node & { callee?: Node; arguments?: Node[] };
  const inner = callee?.['callee'];
  const isDefinition = node.type === 'CallExpression' && callee?.type === 'CallExpression' && isNode(inner) && inner['name'] === 'defineEndpoint';
  return [...(isDefinition && given?.[0] ? [given[0]] : []), ...children.flatMap(factsIn)];
};

const nameOf = (property: Node): unknown => (isNode(property['key']) ? property['key']['name'] : undefined);

/** A module of descriptors without the facts that no browser reads; `tree` is the module parsed. */
export const withoutServerFacts = (code: string, tree: Node): string => {
  const properties = factsIn(tree).flatMap((facts) => facts['properties'] as Node[]);
  const unread = properties.filter((property) => serverOnly.has(String(nameOf(property))));
  return unread.reduceRight((rest, { start, end }) => {
    const after = rest.slice(end);
    return rest.slice(0, start) + after.replace(/^\s*,/, '');
  }, code);
};

/** Leaves out of the browser's files what a contract says to the server alone: who may call, lines for the document, reasons of failures. */
export const browserFacts = (): Plugin => ({
  name: 'caravan:browser-facts',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'post',
  transform(code, id) {
    if (!wires.test(id)) return null;
    const tree: unknown = this.parse(code);
    if (!isNode(tree)) throw new Error(`not parsed: ${id}`);
    return { code: withoutServerFacts(code, tree), map: null };
  },
});
