import { newId } from '@caravan/kernel';
import { insertSnapshot } from '../db/goods-snapshot.repo.ts';
import { snapshotContent } from '../domain/snapshot-content.ts';
import type { Snapshot } from '../domain/snapshot.ts';
import type { FetchableLink, GoodsSource, SourceAnswer } from '../ports/goods-source.ts';
import type { GoodsContext, Known, LookUp } from './goods-context.ts';

/** A source that fails is passed over: the next one may know more. */
const ask = async ({ log }: GoodsContext, source: GoodsSource, link: FetchableLink): Promise<SourceAnswer | null> =>
  source.read(link).catch((error: unknown) => {
    log.info({ source: source.name, link: link.url, err: error }, 'a goods source could not read a link');
    return null;
  });

const snapshotOf = async (context: GoodsContext, link: FetchableLink, answer: SourceAnswer): Promise<Snapshot | null> => {
  const currency = answer.reading?.price?.currency;
  const rate = currency ? await context.exchangeRates().toCny(currency) : null;
  const content = answer.reading && rate && snapshotContent(answer.reading, answer.url, rate);
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

/** Asks the sources in their order for a product that can be sold, and keeps what the first such answer says. */
export const readLink = async (context: GoodsContext, link: FetchableLink): Promise<LookUp> => {
  const known: Known = { target: null, name: null };
  for (const source of context.sources) {
    const answer = await ask(context, source, link);
    const snapshot = answer && (await snapshotOf(context, link, answer));
    if (snapshot) {
      await insertSnapshot(context.db, snapshot);
      return { snapshot };
    }
    known.name ??= answer?.reading?.title ?? null;
    if (answer?.itemId) known.target ??= { platform: answer.platform, itemId: answer.itemId, url: answer.url };
  }
  return { snapshot: null, known };
};
