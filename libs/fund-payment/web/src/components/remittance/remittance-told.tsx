import { useEffect, useRef, useState } from 'react';
import type { Payment } from '@caravan/fund-payment/contract';
import { Button, Card, DescriptionList, Heading, Row, Stack, Text, Timeline, type TimelineNode } from '@caravan/ui-kit';
import { useFormats, useTexts, useTimeZone } from '@caravan/web-core';
import { ToSubject } from '../outcome/ways-on.tsx';
import { LazyMtcnForm } from './lazy-mtcn-form.tsx';

type Told = NonNullable<Payment['remittance']>;

const done = { order: 'doneOrder', package: 'donePackage', recharge: 'doneRecharge' } as const;

const ToldFacts = ({ told }: { told: Told }) => {
  const t = useTexts('fund-payment');
  const { country } = useFormats();
  return (
    <Stack gap="3">
      <Heading level={2} size="md">
        {t('westpay.told.facts')}
      </Heading>
      <DescriptionList
        items={[
          { key: 'mtcn', term: t('westpay.form.mtcn'), value: told.mtcn },
          { key: 'sender', term: t('westpay.form.sender'), value: told.sender_name },
          { key: 'country', term: t('westpay.form.country'), value: country(told.sender_country) },
          { key: 'amount', term: t('westpay.form.amount'), value: `${told.amount} ${told.currency}` },
        ]}
      />
    </Stack>
  );
};

/** Until staff have decided, a slip of the pen may be put right. */
const Correction = ({ payment, told, onClose }: { payment: Payment; told: Told; onClose: () => void }) => {
  const t = useTexts('fund-payment');
  const { mtcn, sender_name: sender, sender_country: country, amount, currency } = told;
  const values = { mtcn, sender_name: sender, sender_country: country, amount, currency };
  return (
    <Stack gap="4">
      <Heading level={2} size="md">
        {t('westpay.form.title')}
      </Heading>
      <LazyMtcnForm payment={payment} values={values} onDone={onClose} />
      <div>
        <Button variant="ghost" onClick={onClose}>
          {t('westpay.told.keep')}
        </Button>
      </div>
    </Stack>
  );
};

export interface RemittanceToldProps {
  payment: Payment;
  told: Told;
  /** It has just taken the place of the form: who cannot see the change is led to it. */
  takesFocus: boolean;
}

/** The control number is in: who acts now, and what comes next. */
export const RemittanceTold = ({ payment, told, takesFocus }: RemittanceToldProps) => {
  const t = useTexts('fund-payment');
  const { instant } = useFormats();
  const zone = useTimeZone();
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
    { key: 'sent', state: 'done', title: t('westpay.told.sent'), time: { iso: told.submitted_at, local: instant(told.submitted_at, zone) } },
    { key: 'check', state: 'current', title: t('westpay.told.check'), text: t('westpay.told.checkText') },
    { key: 'done', state: 'next', title: t(`westpay.told.${done[payment.kind]}`) },
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
            {t('westpay.told.title')}
          </Heading>
          <Text tone="muted">{t('westpay.told.text')}</Text>
        </Stack>
        <Timeline nodes={nodes} stateTexts={stateTexts} label={t('westpay.told.label')} />
        {correcting ? (
          <Correction payment={payment} told={told} onClose={show} />
        ) : (
          <>
            <ToldFacts told={told} />
            <Row gap="3" collapse="sm">
              <ToSubject payment={payment} look="secondary" />
              <Button variant="ghost" icon="edit" onClick={() => setCorrecting(true)}>
                {t('westpay.told.correct')}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
};
