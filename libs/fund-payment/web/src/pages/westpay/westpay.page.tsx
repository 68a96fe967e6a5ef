import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fundPaymentApi } from '@caravan/fund-payment/api';
import { type Payment } from '@caravan/fund-payment/contract';
import { Page as Column } from '@caravan/ui-kit';
import { loadPage, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { NotLoaded } from '../../components/not-loaded/not-loaded.tsx';
import { OutcomeSkeleton } from '../../components/outcome/outcome-skeleton.tsx';
import { Outcome } from '../../components/outcome/outcome.tsx';
import { RemittanceOrder } from '../../components/remittance/remittance-order.tsx';
import { SubmittedRemittance } from '../../components/remittance/submitted-remittance.tsx';
import { requirePayment } from '../../lib/require-payment.ts';
import { usePayment } from '../../lib/use-payment.ts';

export const loader = async (context: PageContext): Promise<void> => {
  const id = requirePayment(context.url);
  await loadPage(context, fundPaymentApi.endpoints.getPayment.initiate({ params: { id } }));
};

export const meta = ({ t }: PageContext<'fund-payment'>): PageMeta => ({
  title: t('westpay.title'),
  description: t('westpay.description'),
});

/** The instructions, the pending review, or the outcome; a payment by another method shows its status. */
const Remittance = ({ payment }: { payment: Payment }) => {
  const needsDetails = payment.status === 'pending' && payment.instructions !== null && payment.remittance === null;
  const neededDetails = useRef(needsDetails);
  if (needsDetails) neededDetails.current = true;
  if (payment.status !== 'pending' || !payment.instructions) return <Outcome payment={payment} />;
  if (payment.remittance)
    return <SubmittedRemittance payment={payment} submitted={payment.remittance} takesFocus={neededDetails.current} />;
  return <RemittanceOrder payment={payment} instructions={payment.instructions} />;
};

const WestpayOf = ({ id }: { id: string }) => {
  const { t } = useTranslation('fund-payment');
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
