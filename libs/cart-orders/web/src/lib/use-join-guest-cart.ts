import { useCallback, useRef } from 'react';
import { changeGuestLines, readGuestLines, useJoinCartMutation } from '@caravan/cart-orders/api';
import { maxGuestLines, type JoinedCart } from '@caravan/cart-orders/contract';
import { useAppSelector } from '@caravan/web-core';
import { checkedGuestLines } from './checked-guest-lines.ts';

/** The answer to the last call, for every component that asks. */
const shared = { fixedCacheKey: 'guest-cart' };

export interface JoinGuestCart {
  /**
   * Puts the lines of the browser into the account's cart, and answers what became of these and of the asked ones. The
   * browser forgets a line when the server has it; the others stay, as this account's. Undefined if the call failed, of
   * which a toast told.
   */
  join: (asked?: readonly string[]) => Promise<(JoinedCart & { isNew: boolean }) | undefined>;
  /** Why lines did not join, by their ids, as far as the server said it. */
  reasons: ReadonlyMap<string, string>;
  /** Whether a call has ended, with an answer or without. */
  isOver: boolean;
}

/**
 * The lines are the account's before they are sent, so that no other page changes them meanwhile, and no other account
 * gets them if the answer is lost. The server puts each into the cart once, however often it is sent.
 */
const claim = async (account: string) => {
  const kept = readGuestLines(account);
  const { lines } = await checkedGuestLines(kept);
  const ids = new Set(lines.map(({ id }) => id));
  const isNew = lines.some(({ of }) => of === undefined);
  if (isNew) changeGuestLines((all) => all.map((line) => (ids.has(line.id) ? { ...line, of: account } : line)));
  return { lines: lines.slice(0, maxGuestLines), isNew };
};

export const useJoinGuestCart = (): JoinGuestCart => {
  const account = useAppSelector(({ session }) => (session.isLogin ? session.account : null));
  const [send, { data, isError }] = useJoinCartMutation(shared);

  const join = useCallback<JoinGuestCart['join']>(
    async (asked = []) => {
      if (account === null) return undefined;
      const { lines, isNew } = await claim(account);
      const known = new Set(lines.map(({ id }) => id));
      const before = asked.filter((id) => !known.has(id)).map((id) => ({ id }));
      const sent = [...before, ...lines.map(({ id, line }) => ({ id, line }))].slice(0, maxGuestLines);
      if (sent.length === 0) return undefined;
      const { data: answer } = await send({ body: { lines: sent } });
      if (!answer) return undefined;
      const joined = new Set(answer.joined.map(({ id }) => id));
      changeGuestLines((all) => all.filter(({ id }) => !joined.has(id)));
      return { ...answer, isNew };
    },
    [account, send],
  );

  // While lines are sent once more, what was answered before still stands.
  const last = useRef<JoinedCart>(undefined);
  const hasEnded = useRef(false);
  last.current = data ?? last.current;
  hasEnded.current ||= data !== undefined || isError;
  return {
    join,
    reasons: new Map(last.current?.left_out.map(({ id, reason }) => [id, reason])),
    isOver: hasEnded.current,
  };
};
