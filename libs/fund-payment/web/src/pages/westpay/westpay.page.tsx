import { useRef } from 'react';
import { getPayment, type Payment } from '@caravan/fund-payment/contract';
import { Page as Column } from '@caravan/ui-kit';
import { endpointFor, loadPage, useSearchParams, useTexts, type PageContext, type PageMeta } from '@caravan/web-core';
import { NotLoaded } from '../../components/not-loaded/not-loaded.tsx';
import { OutcomeSkeleton } from '../../components/outcome/outcome-skeleton.tsx';
import { Outcome } from '../../components/outcome/outcome.tsx';
import { RemittanceOrder } from '../../components/remittance/remittance-order.tsx';
import { RemittanceTold } from '../../components/remittance/remittance-told.tsx';
import { requirePayment } from '../../lib/require-payment.ts';
import { usePayment } from '../../lib/use-payment.ts';

export const loader = async (context: PageContext): Promise<void> => {
  const id = requirePayment(context.url);
  await loadPage(context, endpointFor(getPayment).initiate({ params: { id } }));
};

export const meta = ({ t }: PageContext): PageMeta => ({ title: t('westpay.title'), description: t('westpay.description') });

/** What there is to do, what is waited for, or how it ended; a payment in another way shows how it stands. */
const Remittance = ({ payment }: { payment: Payment }) => {
  const asked = payment.status === 'pending' && payment.instructions !== null && payment.remittance === null;
  const wasAsked = useRef(asked);
  if (asked) wasAsked.current = true;
  if (payment.status !== 'pending' || !payment.instructions) return <Outcome payment={payment} />;
  if (payment.remittance) return <RemittanceTold payment={payment} told={payment.remittance} takesFocus={wasAsked.current} />;
  return <RemittanceOrder payment={payment} instructions={payment.instructions} />;
};

const WestpayOf = ({ id }: { id: string }) => {
  const t = useTexts('fund-payment');
  const { payment, error, retry } = usePayment(id);
  if (payment) return <Remittance payment={payment} />;
  if (error) return <NotLoaded status={error.status} onRetry={retry} />;
  return <OutcomeSkeleton label={t('westpay.loading')} />;
};

export const Page = () => {
  const [search] = useSearchParams();
  return (
    <Column width="text">
      <WestpayOf id={search.get('payment_id') ?? ''} />
    </Column>
  );
};
