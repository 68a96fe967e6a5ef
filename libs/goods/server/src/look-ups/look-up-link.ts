import { setTimeout as sleep } from 'node:timers/promises';
import { minute, newId } from '@caravan/kernel';
import type { WorkFor } from '@caravan/server-core';
import { latestSnapshot } from '../snapshots/goods-snapshot.repo.ts';
import { claimLink, findFailure, keepFailure, releaseLink, type Claim } from './look-up.repo.ts';
import type { FetchableLink } from './goods-source.ts';
import type { GoodsContext, Known, LookUp, LookUpOutcome } from './goods-context.ts';
import { patience, readLink } from './read-link.ts';

const keptFor = 10 * minute;
const failureKeptFor = 2 * minute;
/** Milliseconds that a claim outlives the time of a look-up, for the database. */
const claimedLonger = 4_000;
/** Milliseconds until a process asks again whether the look-up of another process has ended. */
const askAgainAfter = 150;

/** The caller of a product look-up. */
export interface Visitor extends WorkFor {
  /** Throws if the visitor may not cause a fetch from a shop now. */
  admit: () => Promise<void>;
}

type Counted = LookUp & { outcome: LookUpOutcome };

const after = ({ clock }: GoodsContext, milliseconds: number): Date => new Date(clock().getTime() + milliseconds);

const freshSnapshot = async (context: GoodsContext, { url }: FetchableLink): Promise<Counted | undefined> => {
  const snapshot = await latestSnapshot(context.db, url, after(context, -keptFor));
  return snapshot ? { snapshot, outcome: 'remembered' } : undefined;
};

/** The result of the last minutes, by any process. */
const recent = async (context: GoodsContext, link: FetchableLink): Promise<Counted | undefined> => {
  const fresh = await freshSnapshot(context, link);
  if (fresh) return fresh;
  const known = await findFailure(context.db, link.url, context.clock());
  return known && { snapshot: null, known, outcome: 'unreadable_before' };
};

/** Reads a claimed link. A look-up that was refused or abandoned gives the claim back, so that others start their own. */
const read = async (
  context: GoodsContext,
  link: FetchableLink,
  claim: Claim,
  { caller, admit, signal }: Visitor & { signal: AbortSignal },
): Promise<Counted> => {
  let failed: Known | undefined;
  try {
    // The holder before may have ended after we asked.
    const fresh = await freshSnapshot(context, link);
    if (fresh) return fresh;
    await admit();
    const found = await readLink(context, link, { caller, signal });
    if (!found.snapshot) failed = found.known;
    return { ...found, outcome: found.snapshot ? 'read' : 'unreadable' };
  } finally {
    if (failed) await keepFailure(context.db, claim, failed, after(context, failureKeptFor));
    else await releaseLink(context.db, claim);
  }
};

/** The known result for a link, or one that this process or another one finds out now. */
const find = async (
  context: GoodsContext,
  link: FetchableLink,
  visitor: Visitor & { signal: AbortSignal },
): Promise<Counted> => {
  const claim = { link: link.url, holder: newId() };
  for (;;) {
    const found = await recent(context, link);
    if (found) return found;
    const until = after(context, (context.patience ?? patience).inAll + claimedLonger);
    if (await claimLink(context.db, claim, { now: context.clock(), until })) return read(context, link, claim, visitor);
    await sleep(askAgainAfter, undefined, { signal: visitor.signal });
  }
};

const lookUpOnce = async (
  context: GoodsContext,
  link: FetchableLink,
  visitor: Visitor & { signal: AbortSignal },
): Promise<LookUp> => {
  let outcome: LookUpOutcome = 'failed';
  const admit = async (): Promise<void> => {
    outcome = 'refused';
    await visitor.admit();
    outcome = 'failed';
  };
  try {
    const { outcome: how, ...found } = await find(context, link, { ...visitor, admit });
    outcome = how;
    return found;
  } finally {
    context.lookUps.add({ outcome });
  }
};

/**
 * Looks up the product behind a link: from the last ten minutes, or read now, once for all concurrent visitors of all
 * server processes. The database says which process reads; no connection is held meanwhile. If the visitor who started a
 * look-up was refused, those who joined start their own. When all of them have disconnected, it is cancelled.
 */
export const lookUpLink = (context: GoodsContext, link: FetchableLink, visitor: Visitor): Promise<LookUp> =>
  context.runningLookUps(link.url, visitor.signal, (signal) => lookUpOnce(context, link, { ...visitor, signal }));
