import { useTranslation } from 'react-i18next';
import { nextStep, westpayHref } from '@caravan/fund-payment/api';
import type { Payment } from '@caravan/fund-payment/contract';
import { ButtonLink, Spinner } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';
import { OutcomeLayout, OutcomeText } from './outcome-layout.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { ToPaymentTarget } from './next-actions.tsx';

/** Who has to act before the payment completes. */
const awaitedParty = ({ method, remittance }: Payment): 'provider' | 'remittance' | 'staff' => {
  if (method !== 'westpay') return 'provider';
  return remittance ? 'staff' : 'remittance';
};

const words = {
  provider: { title: 'title', text: 'text' },
  remittance: { title: 'westpay', text: 'westpayText' },
  staff: { title: 'staff', text: 'staffText' },
} as const;

const BackToPaying = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('fund-payment');
  if (payment.method === 'westpay')
    return <ButtonLink to={westpayHref(payment.id)}>{t('result.waiting.instructions')}</ButtonLink>;
  const step = nextStep(payment);
  // The provider's page is another site, so the browser loads it.
  return 'leave' in step ? (
    <ButtonLink variant="secondary" href={step.leave}>
      {t('result.waiting.back')}
    </ButtonLink>
  ) : null;
};

/** A pending payment: what it waits for, and how long that may take. */
export const PendingOutcome = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('fund-payment');
  const awaited = awaitedParty(payment);
  const { title, text } = words[awaited];
  // A remittance with a control number does not expire.
  const until = awaited === 'staff' ? null : payment.expires_at;
  return (
    <OutcomeLayout
      drawing={<Spinner size="lg" />}
      title={t(`result.waiting.${title}`)}
      facts={<PaymentFacts payment={payment} />}
      actions={
        <>
          <BackToPaying payment={payment} />
          <ToPaymentTarget payment={payment} look="secondary" />
        </>
      }
    >
      <OutcomeText>{t(`result.waiting.${text}`)}</OutcomeText>
      {until ? (
        <OutcomeText>
          <LocalTime at={until} text={(time) => t('result.waiting.until', { time })} />
        </OutcomeText>
      ) : null}
    </OutcomeLayout>
  );
};
