import type { Element } from 'domhandler';
import type { Html } from '../html-page.ts';
import { shopSystems, type ShopSystem } from './shop-systems.ts';

const kinds = ['other', 'former', 'usual', 'price', 'inStock', 'outOfStock'] as const;
export type SystemKind = (typeof kinds)[number];

/** A class, an id, an attribute or a tag: `.price`, `#price`, `[data-hook=price]`, `del`. */
type Mark = string;
interface Chain {
  system: ShopSystem;
  kind: SystemKind;
  /** The marks of each element, the innermost first. */
  compounds: Mark[][];
}

const compoundsOf = (chain: string): Mark[][] =>
  chain
    .split(' ')
    .map((compound) => compound.match(/[.#][\w-]+|\[[^\]]+\]|^[a-z]\w*/g) ?? [])
    .toReversed();

/** All chains by the first mark of their innermost element. */
const chains = Map.groupBy(
  shopSystems.flatMap((system) =>
    kinds.flatMap((kind) =>
      (system[kind] ?? []).map((chain): Chain => ({ system, kind, compounds: compoundsOf(chain) })),
    ),
  ),
  ({ compounds }) => compounds[0]?.[0] ?? '',
);
const attributes = [
  ...new Set(
    [...chains.values()]
      .flat(2)
      .flatMap(({ compounds }) => compounds.flat().flatMap((mark) => /^\[([\w-]+)/.exec(mark)?.[1] ?? [])),
  ),
];

const marksOf = ({ name, attribs }: Element): Set<Mark> => {
  const marks = new Set<Mark>([name]);
  for (const token of (attribs['class'] ?? '').split(/\s+/)) marks.add(`.${token}`);
  if (attribs['id']) marks.add(`#${attribs['id']}`);
  for (const attribute of attributes) {
    const value = attribs[attribute];
    if (value !== undefined) marks.add(`[${attribute}]`).add(`[${attribute}=${value}]`);
  }
  return marks;
};

/** The page's address, its generator, its files, its body and its forms reveal a system. */
const evidenceOf = (html: Html, url: string): string =>
  [
    url,
    ...html
      .named('meta')
      .flatMap(({ attribs }) => (/generator|author/i.test(attribs['name'] ?? '') ? (attribs['content'] ?? '') : [])),
    ...html
      .named('script')
      .slice(0, 200)
      .map(({ attribs }) => attribs['src']),
    ...html
      .named('link')
      .slice(0, 100)
      .map(({ attribs }) => attribs['href']),
    ...['html', 'body']
      .flatMap((name) => html.named(name))
      .map(({ attribs }) => `${attribs['class']} ${attribs['id']}`),
    ...html
      .named('form')
      .slice(0, 30)
      .map(({ attribs }) => `${attribs['id']} ${attribs['name']} ${attribs['action']}`),
  ]
    .filter(Boolean)
    .join('\n')
    .slice(0, 40_000);

/** Says what the page's shop system means by an element: its lineage begins with it. Null if no system knows it. */
export type SystemRules = (lineage: readonly Element[]) => SystemKind | null;

/** The deepest ancestor that a chain can name. */
const reach = 6;

/** The rules of the systems of a page. */
export const systemRulesOf = (html: Html, url: string): SystemRules => {
  const evidence = evidenceOf(html, url);
  const proven = new Set(shopSystems.filter(({ sign }) => !sign || sign.test(evidence)));
  const marked = new Map<Element, Set<Mark>>();
  const marks = (element: Element): Set<Mark> => {
    const known = marked.get(element) ?? marksOf(element);
    marked.set(element, known);
    return known;
  };
  const fits = ({ compounds }: Chain, lineage: readonly Element[]): boolean => {
    let at = 0;
    for (const [index, compound] of compounds.entries()) {
      const found = lineage.findIndex((one, place) => place >= at && compound.every((mark) => marks(one).has(mark)));
      if (found < 0 || (index === 0 && found > 0)) return false;
      at = found + 1;
    }
    return true;
  };
  return (lineage) => {
    let nearest: Chain | null = null;
    for (const [place, element] of lineage.slice(0, reach).entries()) {
      const found = [...marks(element)]
        .flatMap((mark) => chains.get(mark) ?? [])
        .filter((chain) => proven.has(chain.system) && fits(chain, lineage.slice(place)))
        .toSorted((a, b) => b.compounds.length - a.compounds.length);
      if (found.some(({ kind }) => kind === 'other')) return 'other';
      nearest ??= found[0] ?? null;
    }
    return nearest?.kind ?? null;
  };
};
