import { fundPaymentPaths, maxRefs, type PayableKind } from '@caravan/fund-payment/contract';

/** Orders or packages that one payment is for. */
export interface Subject {
  kind: Exclude<PayableKind, 'recharge'>;
  refs: string[];
  /** How many more the address names than one payment may cover. */
  leftOut: number;
}

const number = /^[A-Z0-9-]{4,32}$/;

/** What the address `?kind=&refs=` asks to pay; undefined where it names nothing that could be paid. */
export const subjectOf = (search: URLSearchParams): Subject | undefined => {
  const kind = search.get('kind');
  if (kind !== 'order' && kind !== 'package') return undefined;
  const named = (search.get('refs') ?? '').split(',').filter((ref) => number.test(ref));
  const refs = [...new Set(named)];
  if (refs.length === 0) return undefined;
  return { kind, refs: refs.slice(0, maxRefs), leftOut: Math.max(0, refs.length - maxRefs) };
};

/** The page that pays them. */
export const payHref = ({ kind, refs }: Pick<Subject, 'kind' | 'refs'>): string => fundPaymentPaths.payment.href({ kind, refs: refs.join(',') });
