import { useCallback, useEffect, useRef, useState } from 'react';
import { previewOrders, type OrderPreview } from '@caravan/cart-orders/contract';
import { endpointFor, isApiError, reasonOf } from '@caravan/web-core';

/** While the shops are being asked for prices: how soon they are asked again, and how often at most. */
const lookAgainMs = 3_000;
const mostLooks = 10;

/** Why there is no preview. */
export type PreviewProblem = 'gone' | 'unavailable' | 'reading' | 'failed';

export interface PreviewState {
  /** The last answer; it stays in view while prices are read again. */
  preview: OrderPreview | undefined;
  /** The answer before that. */
  before: OrderPreview | undefined;
  problem: PreviewProblem | undefined;
  /** Reads prices again; what is in view stays until the answer is there. */
  reread: () => Promise<void>;
}

const problemOf = (error: unknown): PreviewProblem => {
  const reason = reasonOf(error);
  if (reason === 'goods_unavailable_in_order') return 'unavailable';
  if (reason === 'prices_being_read') return 'reading';
  return isApiError(error) && error.status === 404 ? 'gone' : 'failed';
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What ordering these lines of the cart would cost, asked for when the page opens. */
export const usePreview = (ids: readonly string[]): PreviewState => {
  const [ask] = endpointFor(previewOrders).useMutation();
  const [{ preview, before }, setAnswers] = useState<Pick<PreviewState, 'preview' | 'before'>>({ preview: undefined, before: undefined });
  const [problem, setProblem] = useState<PreviewProblem>();
  const round = useRef(0);
  const named = ids.join(',');

  const reread = useCallback(async (): Promise<void> => {
    round.current += 1;
    const mine = round.current;
    setProblem(undefined);
    for (let looks = 1; ; looks += 1) {
      const { data, error } = await ask({ body: { cart_ids: named.split(',') } });
      if (round.current !== mine) return;
      if (data) return setAnswers((last) => ({ preview: data, before: last.preview }));
      const found = problemOf(error);
      if (found !== 'reading' || looks >= mostLooks) return setProblem(found);
      await pause(lookAgainMs);
      if (round.current !== mine) return;
    }
  }, [ask, named]);

  useEffect(() => {
    void reread();
    return () => {
      round.current += 1;
    };
  }, [reread]);

  return { preview, before, problem, reread };
};
