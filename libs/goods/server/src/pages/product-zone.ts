// zh-punctuation: off, because of words of shops.
import type { AnyNode, Element } from 'domhandler';
import { isElement, visibleText, walk } from './html-page.ts';
import { isElsewhere } from './prices/price-class.ts';
import { oneLine } from './text.ts';

/** An element near the product's heading. */
export interface ZoneElement {
  element: Element;
  /** The element and its ancestors below the one that it shares with the heading: those say what it is on this page. */
  lineage: Element[];
}

/** The largest distance, in elements, of a product's price from the heading. */
const reach = 300;
const maxLineage = 12;

const unseen = new Set(
  'script style noscript template option select datalist textarea svg head nav footer iframe'.split(' '),
);
const hiddenClass = /(?:^|\s)(?:hidden|hide|d-none|ng-hide|is-hidden|uk-hidden|display-none)(?:\s|$)/;

/** Shops put further texts into a page and show them later. */
const isHidden = ({ attribs }: Element): boolean =>
  attribs['hidden'] !== undefined ||
  /display\s*:\s*none|visibility\s*:\s*hidden/i.test(attribs['style'] ?? '') ||
  hiddenClass.test(attribs['class'] ?? '');

/** The classes and the id of an element. */
export const marksOf = ({ attribs }: Element): string =>
  `${attribs['class'] ?? ''} ${attribs['id'] ?? ''} ${attribs['data-testid'] ?? ''}`.trim();

/** Headings of what follows a product: similar ones, others' choices, what one has seen. */
const furtherProducts = new RegExp(
  [
    'related (?:products?|items?)|you (?:may|might|will) (?:also )?(?:like|love|need)|also (?:bought|viewed|like)|similar (?:products?|items?)|recommend|customers who|recently viewed|best ?sellers?|complete (?:the|your) look|goes well|frequently bought|more from|other products',
    'ähnliche|passend dazu|kunden (?:kauften|haben|interessier)|empfehl|zuletzt (?:an)?gesehen|auch gekauft|weitere produkte|produits? (?:similaires?|associés?)|vous aimerez|même catégorie|également (?:acheté|aimer)|déjà vus',
    'relacionados|también (?:te|compra|vieron)|similares|recomendad|correlati|potrebbe(?:ro)? (?:interessar|piacer)|gerelateerd|bekeken ook|kochten ook',
    'podobne|powiązane|klienci|polecan|související|podobné|zákazníci|súvisiace|похожие|с этим товаром|рекоменд|сопутствующ|вы смотрели|схожі',
    '猜你喜欢|猜你喜歡|相关商品|相關商品|同类商品|看了又看|推荐|推薦|热销|熱銷|浏览过|瀏覽|関連商品|おすすめ|最近チェック|この商品を|관련상품|추천상품',
  ].join('|'),
  'iu',
);
const headingTag = /^h[2-6]$/;
const headingClass = /(?:^|[\s_-])(?:title|heading|headline|caption)(?:$|[\s_-])/i;

/** True if an element announces other products. */
const isEnd = (element: Element): boolean => {
  if (!headingTag.test(element.name) && !headingClass.test(element.attribs['class'] ?? '')) return false;
  const text = oneLine(visibleText(element));
  return text.length <= 60 && furtherProducts.test(text);
};

const lineageOf = (element: Element, top: AnyNode): Element[] => {
  const lineage: Element[] = [];
  for (let at: AnyNode | null = element; isElement(at) && lineage.length < maxLineage; at = at.parent) {
    lineage.push(at);
    if (at === top) break;
  }
  return lineage;
};

/** Adds the visible elements of a tree to a zone. False if the zone ends there. */
const addTree = (top: AnyNode, zone: ZoneElement[], limit: number): boolean => {
  let isOver = false;
  walk([top], (node) => {
    isOver ||= zone.length >= limit || (isElement(node) && isEnd(node));
    if (isOver || !isElement(node) || unseen.has(node.name) || isHidden(node) || isElsewhere(marksOf(node)))
      return false;
    zone.push({ element: node, lineage: lineageOf(node, top) });
    return true;
  });
  return !isOver;
};

/** Visible elements in and behind the heading, in document order, up to the first that announces other products. */
export const zoneBehind = (heading: Element): ZoneElement[] => {
  const zone: ZoneElement[] = [];
  for (const child of heading.children) if (!addTree(child, zone, reach)) return zone;
  for (let at: Element | null = heading; at; at = isElement(at.parent) ? at.parent : null)
    for (let next: AnyNode | null = at.nextSibling; next; next = next.nextSibling)
      if (!addTree(next, zone, reach)) return zone;
  return zone;
};

/** The largest distance, in elements, of a price before the heading, and the number of ancestors that it may share. */
const reachBefore = 100;
const levelsBefore = 5;

/** Visible elements in front of the heading, the nearest first. */
export const zoneBefore = (heading: Element): ZoneElement[] => {
  const zone: ZoneElement[] = [];
  let at: Element | null = heading;
  for (let level = 0; at && level < levelsBefore && at.name !== 'body'; level += 1) {
    for (let before: AnyNode | null = at.previousSibling; before; before = before.previousSibling)
      if (!addTree(before, zone, reachBefore)) return zone;
    at = isElement(at.parent) ? at.parent : null;
  }
  return zone;
};
