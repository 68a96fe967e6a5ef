import type { Element } from 'domhandler';
import { amountText, isElement, visibleText, type Html } from '../html-page.ts';
import { schemaName } from './schema-names.ts';
import { isOfType, type SchemaNode } from './schema-node.ts';
import { oneLine } from '../text.ts';

/** The attributes of a syntax. Microdata and RDFa differ only in these. */
interface Syntax {
  scope: (element: Element) => boolean;
  type: string;
  property: string;
  /** A property whose value is the item inside the element, or the address in `resource`: RDFa's `rel="gr:includes"`. */
  relation: string | null;
}

const microdata: Syntax = {
  scope: (element) => element.attribs['itemscope'] !== undefined,
  type: 'itemtype',
  property: 'itemprop',
  relation: null,
};
const rdfa: Syntax = {
  scope: (element) => element.attribs['typeof'] !== undefined,
  type: 'typeof',
  property: 'property',
  relation: 'rel',
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

const wordsOf = (text: string | undefined): string[] => (text ?? '').split(/\s+/).filter(Boolean);
const withoutPrefix = (name: string): string => name.replace(/^.*[/#:]/, '');

const namesOf = (text: string | undefined): string[] => wordsOf(text).map((name) => schemaName(withoutPrefix(name)));

/** Names with a prefix. `rel` also holds words of HTML, such as `nofollow`. */
const relationsOf = (element: Element, { relation }: Syntax): string[] =>
  relation === null
    ? []
    : namesOf(
        wordsOf(element.attribs[relation])
          .filter((name) => name.includes(':'))
          .join(' '),
      );

const add = (node: SchemaNode, key: string, value: unknown): void => {
  const before = node[key];
  node[key] =
    before === undefined ? value : Array.isArray(before) ? [...(before as unknown[]), value] : [before, value];
};

const typesOf = (scope: Element, syntax: Syntax): SchemaNode => ({
  '@type': wordsOf(scope.attribs[syntax.type]).map(withoutPrefix),
});

const readScope = (scope: Element, syntax: Syntax, depth: number): SchemaNode => {
  const node = typesOf(scope, syntax);
  /** An offer inside its product counts without a property. Any other item without one is read separately. */
  const isOwnOffer = (child: Element) => isOfType(node, 'product') && isOfType(typesOf(child, syntax), 'offer');
  const visit = (element: Element, relations: readonly string[]): void => {
    for (const child of element.children) {
      if (!isElement(child)) continue;
      const own = namesOf(child.attribs[syntax.property]);
      const related = relationsOf(child, syntax);
      const isNested = syntax.scope(child);
      const nestedNames = own.length > 0 ? own : [...relations, ...related];
      const names = !isNested ? own : nestedNames.length === 0 && isOwnOffer(child) ? ['offers'] : nestedNames;
      const resource = isNested ? undefined : child.attribs['resource'];
      if (names.length > 0 && depth < 8) {
        const value = isNested ? readScope(child, syntax, depth + 1) : valueOf(child, names);
        names.forEach((name) => add(node, name, value));
      }
      if (resource) related.forEach((name) => add(node, name, resource));
      if (!isNested) visit(child, resource ? [] : related.length > 0 ? related : relations);
    }
  };
  visit(scope, []);
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

/** RDFa as schema.org nodes. */
export const readRdfa = (html: Html): SchemaNode[] => topScopes(html, rdfa);
