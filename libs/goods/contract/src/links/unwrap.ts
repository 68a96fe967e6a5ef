import {
  agentRules,
  idParameters,
  marketplaceParameters,
  marketplaceWords,
  type AgentRule,
  type MarketplaceNumbers,
} from './agent.rules.ts';
import { decodeLayers, matchHost, queryOf } from './host.ts';
import { canonicalUrl } from './marketplace.rules.ts';
import type { Platform } from '@caravan/kernel';

export const agentOf = (url: URL): AgentRule | undefined =>
  agentRules.find((rule) => matchHost(url.hostname, rule.hosts));

/**
 * Parameters (lower case) that say where a visitor came from. Any other one may lead to another page: redirects of Yupoo,
 * search engines and forums, links of partners and networks of partners, app pages of shops, agents without a row.
 */
const origins = 'ref|refer|referer|referrer|from|src|source|origin|utm_\\w+';
const isOrigin = new RegExp(`^(?:${origins})$`);

/** The link that a parameter holds, with a scheme or without; Amazon's advertisements lead to a path of its own site. */
const asLink = (text: string, { origin }: URL): string | undefined => {
  if (/^https?:\/\//i.test(text)) return text;
  if (/^\/[^/]/.test(text)) return origin + text;
  return /^(?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,24}\//i.test(text) ? `https://${text.replace(/^\/\//, '')}` : undefined;
};

/**
 * The links inside an address: first those in parameters, then everything after an inner `http`, for links that are
 * wrapped without encoding. Agents wrap in any parameter or in the path, other sites in those that are no `origins`.
 */
export const wrappedLinks = (url: URL, agent?: AgentRule): string[] => {
  const held = queryOf(url).filter(([name]) => agent !== undefined || !isOrigin.test(name));
  const unencoded = agent
    ? /https?(?::|%(?:25)*3a).*$/i.exec(url.href.slice(8))?.[0]
    : new RegExp(`[?&](?!(?:${origins})=)[\\w-]+=(https?:.*)$`, 'i').exec(url.href)?.[1];
  return [...held.map(([, value]) => value), ...(unencoded ? [unencoded] : [])]
    .flatMap(decodeLayers)
    .flatMap((text) => asLink(text, url) ?? []);
};

export interface NamedItem {
  platform: Platform;
  itemId: string;
}

const isId = (text: string | undefined): text is string => /^\d{6,20}$/.test(text ?? '');

const named = (platform: Platform | undefined, id: string | undefined): NamedItem | undefined =>
  platform && canonicalUrl[platform] && isId(id) ? { platform, itemId: id } : undefined;

type Numbers = MarketplaceNumbers['as'];

/**
 * Matches `/product/2/7234262753`, `/agent/taobao/655259799823.html`, `/item-micro-44725632.html`,
 * `/taobaoID=726526607194`, `/weidian/itemID=5789470155`.
 */
const fromPath = (path: string, numbers: Numbers): NamedItem | undefined => {
  const pair = /\/([a-z0-9_]+)\/(?:(?:item|goods)?id=)?(\d{6,20})(?:\.html?)?\/?$/i.exec(path);
  const dashed = /\/item-(?:([a-z0-9_]+)-)?(\d{6,20})(?:\.html?)?\/?$/i.exec(path);
  const assigned = /\/([a-z0-9_]+?)id=(\d{6,20})/i.exec(path);
  const word = (text: string | undefined) => marketplaceWords[(text ?? '').toLowerCase()];
  return (
    (pair && named(word(pair[1]) ?? numbers[pair[1] ?? ''], pair[2])) ??
    (dashed && named(dashed[1] ? word(dashed[1]) : 'taobao', dashed[2])) ??
    (assigned && named(word(assigned[1]), assigned[2])) ??
    undefined
  );
};

const fromParameters = (url: URL, numbers: Numbers): NamedItem | undefined => {
  const query = queryOf(url);
  const value = (name: string) => query.find(([key]) => key === name)?.[1];
  const inPath = /\/(\d{8,20})\/?$/.exec(url.pathname)?.[1];
  const itemId = [...idParameters.map(value), inPath].find(isId);
  const platforms = marketplaceParameters.map(value).filter((text) => text !== undefined);
  const platform =
    platforms.map((text) => marketplaceWords[text.toLowerCase()]).find(Boolean) ??
    platforms.map((text) => numbers[text]).find(Boolean);
  const direct = query.map(([key, id]) => named(marketplaceWords[key], id)).find(Boolean);
  return named(platform, itemId) ?? direct;
};

/** The product that an agent's link names by marketplace and id. */
export const namedItem = (url: URL, agent: AgentRule): NamedItem | undefined => {
  const numbers = agent.numbers?.as ?? {};
  const hashPath = url.hash.replace(/^#/, '').replace(/\?.*$/, '');
  return fromPath(url.pathname, numbers) ?? fromPath(hashPath, numbers) ?? fromParameters(url, numbers);
};
