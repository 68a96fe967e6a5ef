import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payment } from '@caravan/fund-payment/contract';
import { Button, Card, DescriptionList, Heading, Row, Stack, Text, Timeline, type TimelineNode } from '@caravan/ui-kit';
import { useFormats, useMoment } from '@caravan/web-core';
import { ToPaymentTarget } from '../outcome/next-actions.tsx';
import { LazyMtcnForm } from './lazy-mtcn-form.tsx';

type Remittance = NonNullable<Payment['remittance']>;

const done = {
  order: 'doneOrder',
  order_extra: 'doneExtra',
  package: 'donePackage',
  package_extra: 'doneExtra',
  service: 'doneService',
  recharge: 'doneRecharge',
} as const;

const RemittanceFacts = ({ submitted }: { submitted: Remittance }) => {
  const { t } = useTranslation('fund-payment');
  const { country, money } = useFormats();
  return (
    <Stack gap="3">
      <Heading level={2} size="md">
        {t('westpay.submitted.facts')}
      </Heading>
      <DescriptionList
        items={[
          { key: 'mtcn', term: t('westpay.form.mtcn'), value: submitted.mtcn },
          { key: 'sender', term: t('westpay.form.sender'), value: submitted.sender_name },
          { key: 'country', term: t('westpay.form.country'), value: country(submitted.sender_country) },
          { key: 'amount', term: t('westpay.form.amount'), value: money(submitted.amount, submitted.currency) },
        ]}
      />
    </Stack>
  );
};

/** The shopper may correct the details until staff complete the review. */
const Correction = ({
  payment,
  submitted,
  onClose,
}: {
  payment: Payment;
  submitted: Remittance;
  onClose: () => void;
}) => {
  const { t } = useTranslation('fund-payment');
  const { mtcn, sender_name: sender, sender_country: country, amount, currency } = submitted;
  const values = { mtcn, sender_name: sender, sender_country: country, amount, currency };
  return (
    <Stack gap="4">
      <Heading level={2} size="md">
        {t('westpay.form.title')}
      </Heading>
      <LazyMtcnForm payment={payment} values={values} onDone={onClose} />
      <div>
        <Button variant="ghost" onClick={onClose}>
          {t('westpay.submitted.keep')}
        </Button>
      </div>
    </Stack>
  );
};

export interface SubmittedRemittanceProps {
  payment: Payment;
  submitted: Remittance;
  /** True right after the form: the focus moves here, so that screen readers announce the change. */
  takesFocus: boolean;
}

/** The control number is saved: who acts now, and what comes next. */
export const SubmittedRemittance = ({ payment, submitted, takesFocus }: SubmittedRemittanceProps) => {
  const { t } = useTranslation('fund-payment');
  const moment = useMoment();
  const [correcting, setCorrecting] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = () => {
    setCorrecting(false);
    heading.current?.focus();
  };
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const nodes: TimelineNode[] = [
    {
      key: 'sent',
      state: 'done',
      title: t('westpay.submitted.sent'),
      time: { iso: submitted.submitted_at, text: moment(submitted.submitted_at) },
    },
    { key: 'check', state: 'current', title: t('westpay.submitted.check'), text: t('westpay.submitted.checkText') },
    { key: 'done', state: 'next', title: t(`westpay.submitted.${done[payment.kind]}`) },
  ];
  const stateTexts = {
    done: t('westpay.state.done'),
    current: t('westpay.state.current'),
    next: t('westpay.state.next'),
    stopped: t('westpay.state.stopped'),
  };
  return (
    <Card space="roomy">
      <Stack gap="6">
        <Stack gap="2">
          <Heading level={1} size="xl" ref={heading} tabIndex={-1}>
            {t('westpay.submitted.title')}
          </Heading>
          <Text tone="muted">{t('westpay.submitted.text')}</Text>
        </Stack>
        <Timeline nodes={nodes} stateTexts={stateTexts} label={t('westpay.submitted.label')} />
        {correcting ? (
          <Correction payment={payment} submitted={submitted} onClose={show} />
        ) : (
          <>
            <RemittanceFacts submitted={submitted} />
            <Row gap="3" collapse="sm">
              <ToPaymentTarget payment={payment} look="secondary" />
              <Button variant="ghost" icon="edit" onClick={() => setCorrecting(true)}>
                {t('westpay.submitted.correct')}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
};
