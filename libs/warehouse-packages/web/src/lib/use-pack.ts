import { useEffect, useState } from 'react';
import type { Fen } from '@caravan/kernel';
import { createPackage, type Quote } from '@caravan/warehouse-packages/contract';
import { endpointFor, isApiError, reasonOf, useIdempotencyKey, useLanguage, useNavigate } from '@caravan/web-core';
import type { SubmitResult } from '@caravan/web-core/forms';
import { forgetChosen } from './chosen-goods.ts';
import { packReasons } from './typed-amount.ts';
import { payPackageHref } from './payment-href.ts';
import type { PackForm, Packing } from './use-pack-form.ts';
import type { QuoteState } from './use-quote.ts';

export interface PackOptions extends Pick<QuoteState, 'quotes' | 'requote'> {
  ids: readonly string[];
  form: PackForm;
  lineId: string;
  /** Reads the goods again. */
  reload: () => Promise<void>;
}

export interface Pack {
  /** The chosen line as it is quoted now. */
  line: Quote | undefined;
  /** Its fee when the button was pressed and the server knew another. */
  before: Fen | undefined;
  send: (packing: Packing) => Promise<SubmitResult>;
}

const isGoodsProblem = (reason: string | undefined): boolean => reason === 'item_taken' || reason === 'not_packable' || reason === 'not_found';

/** Makes the package once for one intent, and leads to its payment; when the server says no, what has changed is read again and everything typed stays. */
export const usePack = ({ ids, form, lineId, quotes, requote, reload }: PackOptions): Pack => {
  const navigate = useNavigate();
  const language = useLanguage();
  const [create] = endpointFor(createPackage).useMutation();
  const { keyFor, settle } = useIdempotencyKey();
  const [before, setBefore] = useState<Fen>();
  const { setError, setValue } = form;
  const line = quotes?.lines.find(({ id, available }) => id === lineId && available);

  // A line that cannot carry the goods to the address of now is not chosen any more.
  const isLost = quotes !== undefined && lineId !== '' && line === undefined;
  useEffect(() => {
    if (isLost) setValue('line_id', '');
  }, [isLost, setValue]);

  const explain = async (error: unknown, shown: Fen): Promise<void> => {
    const reason = reasonOf(error);
    const message = isApiError(error) ? error.message : '';
    if (isGoodsProblem(reason)) return reload();
    if (reason === 'line_value_too_high') return setError('declared_value_fen', { type: 'server', message }, { shouldFocus: true });
    if (reason === 'quote_changed') setBefore(shown);
    if (reason === 'quote_changed' || reason?.startsWith('line_')) await requote();
    if (reason?.startsWith('line_')) setError('line_id', { type: 'server', message }, { shouldFocus: true });
  };

  const send = async (packing: Packing): Promise<SubmitResult> => {
    // Nothing is packed for a fee that was not in view.
    if (!line) {
      setError('line_id', { message: packReasons['line_required']?.[language] ?? '' }, { shouldFocus: true });
      return { error: 'line_required' };
    }
    const shown = line.fee_fen;
    const body = { item_ids: [...ids], ...packing, fee_fen: shown };
    const result = await create({ body, idempotencyKey: keyFor(body) });
    if (result.data) {
      settle();
      forgetChosen();
      // Back leads to the shelf: what stood here is in a package.
      void navigate(payPackageHref(result.data.number), { replace: true });
    } else {
      await explain(result.error, shown);
    }
    return result;
  };

  return { line, before, send };
};
