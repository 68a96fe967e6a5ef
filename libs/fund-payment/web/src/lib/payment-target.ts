import { dueKinds, maxRefs, type DueKind } from '@caravan/fund-payment/contract';
import { fundPaymentPaths } from '@caravan/routes';

/** Orders, their extra payments, or packages that one payment covers. */
export interface PaymentTarget {
  kind: DueKind;
  refs: string[];
  /** The number of references in the address beyond the limit of one payment. */
  leftOut: number;
}

const number = /^[A-Z0-9-]{4,32}$/;

/** The payment target in `?kind=&refs=`; undefined if the address names nothing payable. */
export const targetOf = (search: URLSearchParams): PaymentTarget | undefined => {
  const kind = dueKinds.find((one) => one === search.get('kind'));
  if (!kind) return undefined;
  const named = (search.get('refs') ?? '').split(',').filter((ref) => number.test(ref));
  const refs = [...new Set(named)];
  if (refs.length === 0) return undefined;
  return { kind, refs: refs.slice(0, maxRefs), leftOut: Math.max(0, refs.length - maxRefs) };
};

/** The page that pays them. */
export const payHref = ({ kind, refs }: Pick<PaymentTarget, 'kind' | 'refs'>): string =>
  fundPaymentPaths.payment.href({ kind, refs: refs.join(',') });
