import { useEffect, useRef, useState } from 'react';
import type { Fen } from '@caravan/kernel';
import { useCreatePackageMutation } from '@caravan/warehouse-packages/api';
import type { CouponAnswer } from '@caravan/promotions/contract';
import type { Quote } from '@caravan/shipping/contract';
import { isApiError, reasonOf, useDrafts, useIdempotencyKey, useLanguage, useNavigate } from '@caravan/web-core';
import type { SubmitResult } from '@caravan/web-core/forms';
import { forgetChosen } from './chosen-goods.ts';
import { cheapestOf } from './compare-lines.ts';
import { isGoodsRefusal, isRehearsalRefusal } from './goods-refusals.ts';
import { couponOf } from './line-fee.ts';
import { packReasons } from './pack-reasons.ts';
import { payPackageHref } from './addresses-of-pages.ts';
import type { PackForm, Packing } from './use-pack-form.ts';
import { isServiceGone, type QuoteState } from './use-quote.ts';
import type { Services } from './use-services.ts';

export interface PackOptions extends Pick<QuoteState, 'quotes' | 'requote'> {
  ids: readonly string[];
  form: PackForm;
  addressId: string;
  lineId: string;
  /** The shipping method that is chosen with the first quotes, if it carries the goods. */
  named: string | undefined;
  services: Services;
  /** Reads the goods again. */
  reload: () => Promise<void>;
}

export interface Pack {
  /** The current quote of the chosen shipping method. */
  line: Quote | undefined;
  /** The payment for it: its fee, less the discount. */
  priceFen: Fen;
  /** The effect of the sent coupon on its fee; null if none was sent. */
  coupon: CouponAnswer | null;
  /** The price that the shopper saw when they clicked the button, if the server's price differs. */
  before: Fen | undefined;
  send: (typed: Packing) => Promise<SubmitResult>;
}

/**
 * Creates the package once for each intent and opens its payment. When the server refuses, it reads the changed data
 * again and keeps all values.
 */
export const usePack = (options: PackOptions): Pack => {
  const { ids, form, addressId, lineId, services, quotes, requote, reload } = options;
  const navigate = useNavigate();
  const drafts = useDrafts();
  const language = useLanguage();
  const [create] = useCreatePackageMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const [before, setBefore] = useState<Fen>();
  const { setError, setValue } = form;
  const line = quotes?.lines.find(({ id, available }) => id === lineId && available);

  const coupon = couponOf(quotes, line?.id);
  const priceFen = (line?.fee_fen ?? 0) - (coupon?.discount_fen ?? 0);

  // With the first answer for an address, the cheapest method replaces one that is not available there. Later a method
  // that is lost leaves the choice to the shopper, who has seen its price.
  const preselectedFor = useRef('');
  const named = useRef(options.named);
  useEffect(() => {
    if (!quotes) return;
    const wanted = quotes.lines.find(({ id, available }) => id === named.current && available);
    named.current = undefined;
    if (wanted) return setValue('line_id', wanted.id);
    if (line) return;
    const isFirst = preselectedFor.current !== addressId;
    setValue('line_id', (isFirst && cheapestOf(quotes.lines)?.id) || '');
  }, [addressId, line, quotes, setValue]);
  useEffect(() => {
    if (quotes) preselectedFor.current = addressId;
  }, [addressId, quotes]);

  const explain = async (error: unknown, shown: Fen): Promise<void> => {
    const reason = reasonOf(error);
    const message = isApiError(error) ? error.message : '';
    if (isGoodsRefusal(reason)) return reload();
    if (reason === 'line_value_too_high')
      return setError('declared_value_fen', { type: 'server', message }, { shouldFocus: true });
    if (isServiceGone(reason)) services.reload();
    if (reason === 'quote_changed' || isServiceGone(reason)) setBefore(shown);
    const isAsked = reason === 'quote_changed' || reason?.startsWith('line_') || reason?.startsWith('coupon_');
    if (isAsked || isRehearsalRefusal(reason)) await requote();
    if (reason?.startsWith('line_')) setError('line_id', { type: 'server', message }, { shouldFocus: true });
  };

  const send = async (typed: Packing): Promise<SubmitResult> => {
    // The shopper must see the fee before packing.
    if (!line) {
      setError('line_id', { message: packReasons['line_required']?.text[language] ?? '' }, { shouldFocus: true });
      return { error: 'line_required' };
    }
    const shown = priceFen;
    const code = coupon?.problem === null ? { coupon_code: coupon.code } : {};
    const chosen = { packing_options: [], ...services.chosen };
    const body = { item_ids: [...ids], ...typed, ...chosen, ...code, fee_fen: shown };
    const result = await create({ body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      forgetChosen(drafts, ids);
      // The history entry is replaced: going back leads to the warehouse, because these goods are packed.
      void navigate(payPackageHref(result.data.number), { replace: true });
    } else {
      await explain(result.error, shown);
    }
    return result;
  };

  return { line, priceFen, coupon, before, send };
};
