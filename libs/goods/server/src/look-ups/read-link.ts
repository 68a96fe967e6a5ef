import { recogniseLink, type ItemLink } from '@caravan/goods/contract/links';
import { fail, Failure, newId, storable } from '@caravan/kernel';
import type { WorkFor } from '@caravan/server-core';
import { insertSnapshot } from '../snapshots/goods-snapshot.repo.ts';
import { snapshotContent } from '../snapshots/snapshot-content.ts';
import type { Snapshot } from '../snapshots/snapshot.ts';
import { ServiceRefused, type FetchableLink, type GoodsSource, type SourceAnswer } from './goods-source.ts';
import type { GoodsContext, LookUp, Patience } from './goods-context.ts';

/** Eight seconds in total (specification 7.5). The share of a service leaves enough time for the product's page. */
export const patience: Patience = { inAll: 8_000, service: 3_000 };

const orEnded = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });

/** The caller for which a source is read, and the time limit. */
type Asker = WorkFor & { signal: AbortSignal };

/**
 * Skips a source that fails, because the next one may know more. Its texts are external, so they are made storable
 * here.
 */
const ask = async <Link extends FetchableLink>(
  { log }: GoodsContext,
  source: GoodsSource<Link>,
  link: Link,
  { signal, caller }: Asker,
): Promise<SourceAnswer | null> => {
  if (signal.aborted) return null;
  try {
    return storable(await orEnded(source.read(link, signal, caller), signal));
  } catch (error) {
    // We had no time to read it, which is not a property of the link.
    if (error instanceof Failure) throw error;
    // The operator pays for the service, so a refusal is logged.
    log[error instanceof ServiceRefused ? 'warn' : 'info'](
      { source: source.name, link: link.url, err: error },
      'a goods source could not read a link',
    );
    return null;
  }
};

const snapshotOf = async (
  context: GoodsContext,
  link: FetchableLink,
  answer: SourceAnswer,
): Promise<Snapshot | null> => {
  const currency = answer.reading?.price?.currency;
  const rate = currency ? await context.exchangeRates().toCny(currency) : null;
  if (rate?.shipped && context.isReal) {
    context.log.error(
      { currency, day: rate.asOf },
      'no price is read at the exchange rate that ships with the product',
    );
    return null;
  }
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

/** The known product that a link means, or that it led to. */
const certainItem = (link: FetchableLink, answer?: SourceAnswer | null): ItemLink | null => {
  if (link.kind === 'item' && link.certain) return link;
  const target = answer?.itemId ? recogniseLink(answer.url) : null;
  return target?.kind === 'item' && target.certain ? { ...target, skuId: answer?.skuId ?? null } : null;
};

const fromServices = async (
  context: GoodsContext,
  link: FetchableLink,
  item: ItemLink | null,
  { caller, signal }: Asker,
): Promise<Snapshot | null> => {
  if (!item) return null;
  for (const service of context.services) {
    const time = AbortSignal.timeout((context.patience ?? patience).service);
    const answer = await ask(context, service, item, { caller, signal: AbortSignal.any([signal, time]) });
    const snapshot = answer && (await snapshotOf(context, link, answer));
    if (snapshot) return snapshot;
  }
  return null;
};

const firstSnapshot = async (context: GoodsContext, link: FetchableLink, asker: Asker): Promise<LookUp> => {
  const item = certainItem(link);
  const told = await fromServices(context, link, item, asker);
  if (told) return { snapshot: told };
  const answer = await ask(context, context.page, link, asker);
  // The product of a short link is only known after following it.
  const target = item ? null : certainItem(link, answer);
  const snapshot =
    (await fromServices(context, link, target, asker)) ?? (answer && (await snapshotOf(context, link, answer)));
  if (snapshot) return { snapshot };
  return {
    snapshot: null,
    known: {
      target: answer?.itemId ? { platform: answer.platform, itemId: answer.itemId, url: answer.url } : null,
      name: answer?.reading?.title ?? null,
    },
  };
};

/**
 * Asks the services that support the product, then its page, for a product that can be sold, and stores the first such
 * answer. Throws `unavailable` if the caller has disconnected, and the failures of a fair queue.
 */
export const readLink = async (
  context: GoodsContext,
  link: FetchableLink,
  { caller, signal = new AbortController().signal }: WorkFor,
): Promise<LookUp> => {
  const time = AbortSignal.timeout((context.patience ?? patience).inAll);
  const found = await firstSnapshot(context, link, { caller, signal: AbortSignal.any([signal, time]) });
  if (signal.aborted) throw fail('unavailable');
  if (found.snapshot) await insertSnapshot(context.db, found.snapshot);
  return found;
};
