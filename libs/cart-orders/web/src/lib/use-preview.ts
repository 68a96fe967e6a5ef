import { useCallback, useEffect, useRef, useState } from 'react';
import { usePreviewOrdersMutation } from '@caravan/cart-orders/api';
import { type OrderPreview } from '@caravan/cart-orders/contract';
import { isApiError, reasonOf } from '@caravan/web-core';

/** Polling while the shops' prices are being read: the interval and the maximum number of requests. */
const pollMs = 3_000;
const maxPolls = 10;

/** Why there is no preview. */
export type PreviewProblem = 'gone' | 'unavailable' | 'reading' | 'failed';

export interface PreviewState {
  /** The last answer; it stays while prices are read again. */
  preview: OrderPreview | undefined;
  /** The answer before the last, if it was for the same coupon. */
  before: OrderPreview | undefined;
  /** Whether an answer is on its way. */
  busy: boolean;
  problem: PreviewProblem | undefined;
  /** Reads the prices again; the last answer stays until then. */
  reread: () => Promise<void>;
}

const problemOf = (error: unknown): PreviewProblem => {
  const reason = reasonOf(error);
  if (reason === 'goods_unavailable_in_order') return 'unavailable';
  if (reason === 'prices_being_read') return 'reading';
  return isApiError(error) && error.status === 404 ? 'gone' : 'failed';
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Answers, and the code that the last one was asked with. */
interface Answers extends Pick<PreviewState, 'preview' | 'before'> {
  code: string | undefined;
}

/** The preview of an order with these cart lines and a coupon, requested when the page opens. */
export const usePreview = (ids: readonly string[], code?: string): PreviewState => {
  const [ask, { isLoading }] = usePreviewOrdersMutation();
  const [{ preview, before }, setAnswers] = useState<Answers>({
    preview: undefined,
    before: undefined,
    code: undefined,
  });
  const [problem, setProblem] = useState<PreviewProblem>();
  const round = useRef(0);
  const idList = ids.join(',');

  const reread = useCallback(async (): Promise<void> => {
    round.current += 1;
    const thisRound = round.current;
    setProblem(undefined);
    for (let polls = 1; ; polls += 1) {
      const body = { cart_ids: idList.split(','), ...(code === undefined ? {} : { coupon_code: code }) };
      const { data, error } = await ask({ body });
      if (round.current !== thisRound) return;
      // A coupon lowers the price because the shopper asked for it: no price has changed.
      if (data)
        return setAnswers((last) => ({ preview: data, before: last.code === code ? last.preview : undefined, code }));
      const found = problemOf(error);
      if (found !== 'reading' || polls >= maxPolls) return setProblem(found);
      await pause(pollMs);
      if (round.current !== thisRound) return;
    }
  }, [ask, code, idList]);

  useEffect(() => {
    void reread();
    return () => {
      round.current += 1;
    };
  }, [reread]);

  return { preview, before, busy: isLoading, problem, reread };
};
