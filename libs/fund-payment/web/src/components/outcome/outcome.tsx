import { useTranslation } from 'react-i18next';
import type { Payment } from '@caravan/fund-payment/contract';
import { BrokenRouteDrawing, PostmarkDrawing } from '@caravan/ui-kit';
import { OutcomeLayout, OutcomeText } from './outcome-layout.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PendingOutcome } from './pending-outcome.tsx';
import { ReturnedNote } from './returned-note.tsx';
import { WaysAgain, NextActions } from './next-actions.tsx';

const Succeeded = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('fund-payment');
  const { kind } = payment;
  return (
    <OutcomeLayout
      drawing={<PostmarkDrawing />}
      title={t(kind === 'recharge' ? 'result.succeeded.recharge' : 'result.succeeded.payment')}
      facts={<PaymentFacts payment={payment} />}
      actions={<NextActions payment={payment} />}
    >
      <OutcomeText>{t(`result.succeeded.${kind === 'recharge' ? 'balance' : kind}`)}</OutcomeText>
      <ReturnedNote payment={payment} />
    </OutcomeLayout>
  );
};

const Failed = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('fund-payment');
  const title = t(payment.kind === 'recharge' ? 'result.failed.recharge' : 'result.failed.payment');
  // Some providers only say that the payment failed, which the title says already.
  const why = payment.failure === null || payment.failure === title ? t('result.failed.text') : payment.failure;
  return (
    <OutcomeLayout
      drawing={<BrokenRouteDrawing />}
      title={title}
      facts={<PaymentFacts payment={payment} />}
      actions={<WaysAgain payment={payment} />}
    >
      <OutcomeText>{why}</OutcomeText>
      {payment.returned_fen === 0 ? <OutcomeText>{t('result.failed.nothing')}</OutcomeText> : null}
      <ReturnedNote payment={payment} />
    </OutcomeLayout>
  );
};

const Expired = ({ payment }: { payment: Payment }) => {
  const { t } = useTranslation('fund-payment');
  return (
    <OutcomeLayout
      drawing={<BrokenRouteDrawing />}
      title={t('result.expired.title')}
      facts={<PaymentFacts payment={payment} />}
      actions={<WaysAgain payment={payment} />}
    >
      {payment.returned_fen === 0 ? <OutcomeText>{t('result.expired.text')}</OutcomeText> : null}
      <ReturnedNote payment={payment} />
    </OutcomeLayout>
  );
};

const views = { pending: PendingOutcome, succeeded: Succeeded, failed: Failed, expired: Expired };

/** The status of a payment and its next actions. */
export const Outcome = ({ payment }: { payment: Payment }) => {
  const View = views[payment.status];
  return <View payment={payment} />;
};
