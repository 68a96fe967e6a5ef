import type { Payment } from '@caravan/fund-payment/contract';
import { Card, DescriptionList, Heading, Stack, Text, Timeline, type TimelineNode } from '@caravan/ui-kit';
import { useFormats, useTexts, useTimeZone } from '@caravan/web-core';
import { ToSubject } from '../outcome/ways-on.tsx';

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

/** The control number is in: who acts now, what comes next, and by when. */
export const RemittanceTold = ({ payment, told }: { payment: Payment; told: Told }) => {
  const t = useTexts('fund-payment');
  const { instant } = useFormats();
  const zone = useTimeZone();
  const until = payment.expires_at ? t('westpay.told.until', { time: instant(payment.expires_at, zone) }) : undefined;
  const nodes: TimelineNode[] = [
    { key: 'sent', state: 'done', title: t('westpay.told.sent'), time: { iso: told.submitted_at, local: instant(told.submitted_at, zone) } },
    { key: 'check', state: 'current', title: t('westpay.told.check'), text: [until, t('westpay.told.checkText')].filter(Boolean).join(' ') },
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
          <div role="status">
            <Heading level={1} size="xl">
              {t('westpay.told.title')}
            </Heading>
          </div>
          <Text tone="muted">{t('westpay.told.text')}</Text>
        </Stack>
        <Timeline nodes={nodes} stateTexts={stateTexts} label={t('westpay.told.label')} />
        <ToldFacts told={told} />
        <div>
          <ToSubject payment={payment} look="secondary" />
        </div>
      </Stack>
    </Card>
  );
};
