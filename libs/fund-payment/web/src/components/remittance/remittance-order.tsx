import { useTranslation } from 'react-i18next';
import type { Payment, RemittanceInstructions } from '@caravan/fund-payment/contract';
import { Banner, Heading, Link, Panel, Row, Stack } from '@caravan/ui-kit';
import { Countdown } from '../countdown/countdown.tsx';
import { useAgainHref } from '../outcome/next-actions.tsx';
import { Instructions } from './instructions.tsx';
import { LazyMtcnForm } from './lazy-mtcn-form.tsx';

export interface RemittanceOrderProps {
  payment: Payment;
  instructions: RemittanceInstructions;
}

/** The instructions for the transfer, and the form for the control number. */
export const RemittanceOrder = ({ payment, instructions }: RemittanceOrderProps) => {
  const { t } = useTranslation('fund-payment');
  const other = useAgainHref(payment);
  return (
    <Stack gap="6">
      <Row gap="3" align="baseline" justify="between" wrap>
        <Heading level={1}>{t('westpay.title')}</Heading>
        <Link to={other}>{t('westpay.other')}</Link>
      </Row>
      {instructions.demo ? (
        <Banner tone="danger" title={t('westpay.demoTitle')}>
          {t('westpay.demo')}
        </Banner>
      ) : null}
      {payment.expires_at ? (
        <Countdown
          until={payment.expires_at}
          numbers={payment.refs}
          text={(time) => t('westpay.until', { time })}
          onOver={() => undefined}
        />
      ) : null}
      <Instructions payment={payment} instructions={instructions} />
      <Panel title={t('westpay.form.title')}>
        <LazyMtcnForm
          payment={payment}
          values={{
            mtcn: '',
            sender_name: '',
            sender_country: '',
            amount: instructions.amount,
            currency: instructions.currency,
          }}
        />
      </Panel>
    </Stack>
  );
};
