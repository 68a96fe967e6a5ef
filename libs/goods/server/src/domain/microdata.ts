import type { Element } from 'domhandler';
import { amountText, isElement, visibleText, type Html } from './html-page.ts';
import type { SchemaNode } from './schema-node.ts';
import { oneLine } from './text.ts';

/** The attributes of a syntax. Microdata and RDFa Lite differ only in these. */
interface Syntax {
  scope: (element: Element) => boolean;
  type: string;
  property: string;
}

const microdata: Syntax = {
  scope: (element) => element.attribs['itemscope'] !== undefined,
  type: 'itemtype',
  property: 'itemprop',
};
const rdfa: Syntax = {
  scope: (element) => element.attribs['typeof'] !== undefined,
  type: 'typeof',
  property: 'property',
};

/** No legitimate page has as many top-level items. */
const maxScopes = 400;

const addressAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  img: 'src',
  audio: 'src',
  video: 'src',
  source: 'src',
  iframe: 'src',
  embed: 'src',
  object: 'data',
};

const priceName = /price$/i;

const valueOf = (element: Element, names: readonly string[]): string => {
  const { attribs, name } = element;
  const address = addressAttributes[name];
  // Shops put `content` on any element, and lazy pictures into `data-src`.
  const stated =
    attribs['content'] ??
    (address && (attribs['data-src'] ?? attribs[address])) ??
    (name === 'time' ? attribs['datetime'] : undefined);
  if (stated !== undefined) return stated;
  if (name === 'data' || name === 'meter') return attribs['value'] ?? '';
  return oneLine(names.some((one) => priceName.test(one)) ? amountText(element) : visibleText(element));
};

const namesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.replace(/^.*[/#:]/, ''));

const add = (node: SchemaNode, key: string, value: unknown): void => {
  const before = node[key];
  node[key] =
    before === undefined ? value : Array.isArray(before) ? [...(before as unknown[]), value] : [before, value];
};

const readScope = (scope: Element, syntax: Syntax, depth: number): SchemaNode => {
  const node: SchemaNode = { '@type': namesOf(scope.attribs[syntax.type]) };
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (!isElement(child)) continue;
      const names = namesOf(child.attribs[syntax.property]);
      const nested = syntax.scope(child);
      if (names.length > 0) {
        const value = nested && depth < 8 ? readScope(child, syntax, depth + 1) : valueOf(child, names);
        names.forEach((name) => add(node, name, value));
      } else if (nested) {
        // A nested item, which is read separately.
        continue;
      }
      if (!nested) visit(child);
    }
  };
  visit(scope);
  return node;
};

/** True if an element is inside an item. A property outside all items starts a separate item. */
const isInside = (element: Element, syntax: Syntax): boolean => {
  for (let parent = element.parent; isElement(parent); parent = parent.parent) if (syntax.scope(parent)) return true;
  return false;
};

const topScopes = (html: Html, syntax: Syntax): SchemaNode[] =>
  html.elements
    .filter((element) => element.attribs[syntax.type] !== undefined && syntax.scope(element))
    .filter((element) => element.attribs[syntax.property] === undefined || !isInside(element, syntax))
    .slice(0, maxScopes)
    .map((element) => readScope(element, syntax, 0));

/** Microdata as schema.org nodes. */
export const readMicrodata = (html: Html): SchemaNode[] => topScopes(html, microdata);

/** RDFa Lite as schema.org nodes. */
export const readRdfa = (html: Html): SchemaNode[] => topScopes(html, rdfa);
