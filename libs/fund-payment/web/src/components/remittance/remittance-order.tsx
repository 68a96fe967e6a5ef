import type { Payment, RemittanceInstructions } from '@caravan/fund-payment/contract';
import { Banner, Heading, Panel, Stack } from '@caravan/ui-kit';
import { useTexts } from '@caravan/web-core';
import { Countdown } from '../countdown/countdown.tsx';
import { Instructions } from './instructions.tsx';
import { LazyMtcnForm } from './lazy-mtcn-form.tsx';

export interface RemittanceOrderProps {
  payment: Payment;
  instructions: RemittanceInstructions;
}

/** What to send and to whom, and the form for the number on the receipt. */
export const RemittanceOrder = ({ payment, instructions }: RemittanceOrderProps) => {
  const t = useTexts('fund-payment');
  return (
    <Stack gap="6">
      <Heading level={1}>{t('westpay.title')}</Heading>
      {instructions.demo ? (
        <Banner tone="danger" title={t('westpay.demoTitle')}>
          {t('westpay.demo')}
        </Banner>
      ) : null}
      {payment.expires_at ? <Countdown until={payment.expires_at} afterwards={t('westpay.afterwards')} onOver={() => undefined} /> : null}
      <Instructions payment={payment} instructions={instructions} />
      <Panel title={t('westpay.form.title')}>
        <LazyMtcnForm
          payment={payment}
          values={{ mtcn: '', sender_name: '', sender_country: '', amount: instructions.amount, currency: instructions.currency }}
        />
      </Panel>
    </Stack>
  );
};
