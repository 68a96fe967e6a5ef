import {
  agentRules,
  commonCodes,
  idParameters,
  marketplaceParameters,
  marketplaceWords,
  type AgentRule,
} from './agent.rules.ts';
import { decodeOnce, matchHost, queryOf } from './host.ts';
import { canonicalUrl } from './marketplace.rules.ts';
import type { Platform } from './platforms.ts';

/** The most layers of percent-encoding around a wrapped link. */
const maxLayers = 5;

export const agentOf = (url: URL): AgentRule | undefined =>
  agentRules.find((rule) => matchHost(url.hostname, rule.hosts));

const layersOf = (text: string): string[] => {
  const layers = [text];
  while (layers.length < maxLayers) {
    const last = layers.at(-1) ?? '';
    const next = decodeOnce(last);
    if (next === last) break;
    layers.push(next);
  }
  return layers;
};

/**
 * The texts inside an agent's link that may be links: first the parameters, then everything after an inner `http`, for
 * links that are wrapped without encoding.
 */
export const wrappedLinks = (url: URL): string[] => {
  const inner = url.href.slice(8).search(/https?(?::|%(?:25)*3a)/i);
  const rest = inner < 0 ? [] : [url.href.slice(8 + inner)];
  return [...queryOf(url).map(([, value]) => value), ...rest]
    .flatMap(layersOf)
    .filter((text) => /^https?:\/\//i.test(text));
};

export interface NamedItem {
  platform: Platform;
  itemId: string;
}

const isId = (text: string | undefined): text is string => /^\d{6,20}$/.test(text ?? '');

const named = (platform: Platform | undefined, id: string | undefined): NamedItem | undefined =>
  platform && canonicalUrl[platform] && isId(id) ? { platform, itemId: id } : undefined;

/**
 * Matches `/product/2/7234262753`, `/agent/taobao/655259799823.html`, `/item-micro-44725632.html`,
 * `/taobaoID=726526607194`, `/weidian/itemID=5789470155`.
 */
const fromPath = (path: string, codes: Readonly<Record<string, Platform>>): NamedItem | undefined => {
  const pair = /\/([a-z0-9_]+)\/(?:(?:item|goods)?id=)?(\d{6,20})(?:\.html?)?\/?$/i.exec(path);
  const dashed = /\/item-(?:([a-z0-9_]+)-)?(\d{6,20})(?:\.html?)?\/?$/i.exec(path);
  const assigned = /\/([a-z0-9_]+?)id=(\d{6,20})/i.exec(path);
  const word = (text: string | undefined) => marketplaceWords[(text ?? '').toLowerCase()];
  return (
    (pair && named(word(pair[1]) ?? codes[pair[1] ?? ''], pair[2])) ??
    (dashed && named(dashed[1] ? word(dashed[1]) : 'taobao', dashed[2])) ??
    (assigned && named(word(assigned[1]), assigned[2])) ??
    undefined
  );
};

const fromParameters = (url: URL, codes: Readonly<Record<string, Platform>>): NamedItem | undefined => {
  const query = queryOf(url);
  const value = (name: string) => query.find(([key]) => key === name)?.[1];
  const inPath = /\/(\d{8,20})\/?$/.exec(url.pathname)?.[1];
  const itemId = [...idParameters.map(value), inPath].find(isId);
  const platforms = marketplaceParameters.map(value).filter((text) => text !== undefined);
  const platform =
    platforms.map((text) => marketplaceWords[text.toLowerCase()]).find(Boolean) ??
    platforms.map((text) => codes[text]).find(Boolean);
  const direct = query.map(([key, id]) => named(marketplaceWords[key], id)).find(Boolean);
  return named(platform, itemId) ?? direct;
};

/** The product that an agent's link names by marketplace and id. */
export const namedItem = (url: URL, agent: AgentRule): NamedItem | undefined => {
  const codes = agent.codes ?? commonCodes;
  const hashPath = url.hash.replace(/^#/, '').replace(/\?.*$/, '');
  return fromPath(url.pathname, codes) ?? fromPath(hashPath, codes) ?? fromParameters(url, codes);
};
