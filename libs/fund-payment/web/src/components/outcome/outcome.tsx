import type { Payment } from '@caravan/fund-payment/contract';
import { BrokenRouteDrawing, PostmarkDrawing } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { OutcomeFrame, OutcomeText } from './outcome-frame.tsx';
import { PaymentFacts } from './payment-facts.tsx';
import { PendingOutcome } from './pending-outcome.tsx';
import { ReturnedNote } from './returned-note.tsx';
import { WaysAgain, WaysOn } from './ways-on.tsx';

const Succeeded = ({ payment }: { payment: Payment }) => {
  const t = useTexts('fund-payment');
  const { kind } = payment;
  return (
    <OutcomeFrame
      drawing={<PostmarkDrawing />}
      title={t(kind === 'recharge' ? 'result.succeeded.recharge' : 'result.succeeded.payment')}
      facts={<PaymentFacts payment={payment} />}
      actions={<WaysOn payment={payment} />}
    >
      <OutcomeText>{t(`result.succeeded.${kind === 'recharge' ? 'balance' : kind}`)}</OutcomeText>
      <ReturnedNote payment={payment} />
    </OutcomeFrame>
  );
};

const Failed = ({ payment }: { payment: Payment }) => {
  const t = useTexts('fund-payment');
  const title = t(payment.kind === 'recharge' ? 'result.failed.recharge' : 'result.failed.payment');
  // A provider that only says that it failed has said what the title says.
  const why = payment.failure === null || payment.failure === title ? t('result.failed.text') : payment.failure;
  return (
    <OutcomeFrame
      drawing={<BrokenRouteDrawing />}
      title={title}
      facts={<PaymentFacts payment={payment} />}
      actions={<WaysAgain payment={payment} />}
    >
      <OutcomeText>{why}</OutcomeText>
      {payment.returned_fen === 0 ? <OutcomeText>{t('result.failed.nothing')}</OutcomeText> : null}
      <ReturnedNote payment={payment} />
    </OutcomeFrame>
  );
};

const Expired = ({ payment }: { payment: Payment }) => {
  const t = useTexts('fund-payment');
  return (
    <OutcomeFrame
      drawing={<BrokenRouteDrawing />}
      title={t('result.expired.title')}
      facts={<PaymentFacts payment={payment} />}
      actions={<WaysAgain payment={payment} />}
    >
      {payment.returned_fen === 0 ? <OutcomeText>{t('result.expired.text')}</OutcomeText> : null}
      <ReturnedNote payment={payment} />
    </OutcomeFrame>
  );
};

const views = { pending: PendingOutcome, succeeded: Succeeded, failed: Failed, expired: Expired };

/** How a payment stands, and the way on. */
export const Outcome = ({ payment }: { payment: Payment }) => {
  const View = views[payment.status];
  return <View payment={payment} />;
};
