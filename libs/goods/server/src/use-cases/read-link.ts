import { recogniseLink, type ItemLink } from '@caravan/goods/contract/links';
import { newId } from '@caravan/kernel';
import { insertSnapshot } from '../db/goods-snapshot.repo.ts';
import { snapshotContent } from '../domain/snapshot-content.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import { ServiceRefused, type FetchableLink, type GoodsSource, type SourceAnswer } from '../ports/goods-source.ts';
import type { GoodsContext, LookUp, Patience } from './goods-context.ts';

/** Eight seconds in all (decisions.md, Product data), of which a service gets so many that the product's own page can still be asked. */
const patience: Patience = { inAll: 8_000, service: 3_000 };

const orEnded = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });

/** A source that fails is passed over: the next one may know more. */
const ask = async <Link extends FetchableLink>(
  { log }: GoodsContext,
  source: GoodsSource<Link>,
  link: Link,
  signal: AbortSignal,
): Promise<SourceAnswer | null> => {
  if (signal.aborted) return null;
  try {
    return await orEnded(source.read(link, signal), signal);
  } catch (error) {
    // A service that refuses is paid for: whoever runs the shop wants to hear of it.
    log[error instanceof ServiceRefused ? 'warn' : 'info']({ source: source.name, link: link.url, err: error }, 'a goods source could not read a link');
    return null;
  }
};

const snapshotOf = async (context: GoodsContext, link: FetchableLink, answer: SourceAnswer): Promise<Snapshot | null> => {
  const currency = answer.reading?.price?.currency;
  const rate = currency ? await context.exchangeRates().toCny(currency) : null;
  const content = rate && snapshotContent(answer, rate);
  if (!content || !rate) return null;
  return {
    id: newId(),
    link: link.url,
    platform: answer.platform,
    itemId: answer.itemId,
    content,
    rate: rate.rate,
    rateAsOf: rate.asOf,
    fetchedAt: context.clock(),
  };
};

/** The known product that a link means, or that it turned out to lead to. */
const certainItem = (link: FetchableLink, answer?: SourceAnswer | null): ItemLink | null => {
  if (link.kind === 'item' && link.certain) return link;
  const target = answer?.itemId ? recogniseLink(answer.url) : null;
  return target?.kind === 'item' && target.certain ? { ...target, skuId: answer?.skuId ?? null } : null;
};

const fromServices = async (context: GoodsContext, link: FetchableLink, item: ItemLink | null, signal: AbortSignal): Promise<Snapshot | null> => {
  if (!item) return null;
  for (const service of context.services) {
    const time = AbortSignal.timeout((context.patience ?? patience).service);
    const answer = await ask(context, service, item, AbortSignal.any([signal, time]));
    const snapshot = answer && (await snapshotOf(context, link, answer));
    if (snapshot) return snapshot;
  }
  return null;
};

const firstSnapshot = async (context: GoodsContext, link: FetchableLink): Promise<LookUp> => {
  const signal = AbortSignal.timeout((context.patience ?? patience).inAll);
  const item = certainItem(link);
  const told = await fromServices(context, link, item, signal);
  if (told) return { snapshot: told };
  const answer = await ask(context, context.page, link, signal);
  // A short link names its product only once it has been followed.
  const target = item ? null : certainItem(link, answer);
  const snapshot = (await fromServices(context, link, target, signal)) ?? (answer && (await snapshotOf(context, link, answer)));
  if (snapshot) return { snapshot };
  return {
    snapshot: null,
    known: {
      target: answer?.itemId ? { platform: answer.platform, itemId: answer.itemId, url: answer.url } : null,
      name: answer?.reading?.title ?? null,
    },
  };
};

/** Asks the services that know the product, then its page, for a product that can be sold, and keeps what the first such answer says. */
export const readLink = async (context: GoodsContext, link: FetchableLink): Promise<LookUp> => {
  const found = await firstSnapshot(context, link);
  if (found.snapshot) await insertSnapshot(context.db, found.snapshot);
  return found;
};
