import type { Payment } from '@caravan/fund-payment/contract';
import { ButtonLink, Spinner } from '@caravan/ui-kit';
import { useFormats, useTexts, useTimeZone } from '@caravan/web-core';
import { nextStep, westpayHref } from '../../lib/next-step.ts';
import { OutcomeFrame, OutcomeText } from './outcome-frame.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { ToSubject } from './ways-on.tsx';

/** Whose word is waited for. */
const waitsFor = ({ method, remittance }: Payment): 'provider' | 'remittance' | 'staff' => {
  if (method !== 'westpay') return 'provider';
  return remittance ? 'staff' : 'remittance';
};

const words = {
  provider: { title: 'title', text: 'text' },
  remittance: { title: 'westpay', text: 'westpayText' },
  staff: { title: 'staff', text: 'staffText' },
} as const;

const BackToPaying = ({ payment }: { payment: Payment }) => {
  const t = useTexts('fund-payment');
  if (payment.method === 'westpay') return <ButtonLink to={westpayHref(payment.id)}>{t('result.waiting.instructions')}</ButtonLink>;
  const step = nextStep(payment);
  // The provider's page is not ours to render: it is loaded whole.
  return 'leave' in step ? (
    <ButtonLink variant="secondary" href={step.leave}>
      {t('result.waiting.back')}
    </ButtonLink>
  ) : null;
};

/** Not decided yet: what it waits for, and how long that may take. */
export const PendingOutcome = ({ payment }: { payment: Payment }) => {
  const t = useTexts('fund-payment');
  const { instant } = useFormats();
  const zone = useTimeZone();
  const waited = waitsFor(payment);
  const { title, text } = words[waited];
  // From the control number on a remittance no longer runs out.
  const until = waited === 'staff' ? null : payment.expires_at;
  return (
    <OutcomeFrame
      drawing={<Spinner size="lg" />}
      title={t(`result.waiting.${title}`)}
      facts={<PaymentFacts payment={payment} />}
      actions={
        <>
          <BackToPaying payment={payment} />
          <ToSubject payment={payment} look="secondary" />
        </>
      }
    >
      <OutcomeText>{t(`result.waiting.${text}`)}</OutcomeText>
      {until ? <OutcomeText>{t('result.waiting.until', { time: instant(until, zone) })}</OutcomeText> : null}
    </OutcomeFrame>
  );
};
