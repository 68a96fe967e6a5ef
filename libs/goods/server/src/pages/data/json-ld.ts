import { scriptText, type Html } from '../html-page.ts';
import { asArray, isObject, looseJson, type JsonObject } from './loose-json.ts';
import { schemaName } from './schema-names.ts';

const maxDepth = 12;

/**
 * Replaces references (`{ "@id": "#offer" }`) with their nodes, as graphs use them, and spells properties as schema.org
 * does.
 */
const resolved = (value: unknown, byId: ReadonlyMap<string, JsonObject>, depth = 0): unknown => {
  if (depth > maxDepth) return undefined;
  if (Array.isArray(value)) return value.map((entry) => resolved(entry, byId, depth + 1));
  if (!isObject(value)) return value;
  const id = value['@id'];
  const target = typeof id === 'string' && Object.keys(value).length === 1 ? byId.get(id) : undefined;
  const node = target ?? value;
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [schemaName(key), resolved(child, byId, depth + 1)]),
  );
};

const nodesOf = (value: unknown): JsonObject[] =>
  asArray(value)
    .filter(isObject)
    .flatMap((node) => (node['@graph'] === undefined ? [node] : [node, ...nodesOf(node['@graph'])]));

/** The JSON-LD of a page as schema.org nodes. Broken blocks are repaired or omitted. */
export const readJsonLd = (html: Html): unknown[] => {
  const blocks = html
    .named('script')
    .filter((script) => /ld\+json/i.test(script.attribs['type'] ?? ''))
    .map((script) => looseJson(scriptText(script)))
    .filter((block) => block !== undefined);
  const nodes = blocks.flatMap(nodesOf);
  const byId = new Map(
    nodes.flatMap((node) =>
      typeof node['@id'] === 'string' && Object.keys(node).length > 1 ? [[node['@id'], node] as const] : [],
    ),
  );
  return blocks.map((block) => resolved(block, byId));
};
