import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countryName } from '@caravan/kernel';
import { textFact, type QueuePanelProps, type QueueTask, type QueueView } from '@caravan/console-core';
import { useGetStaffPaymentQuery } from '@caravan/fund-payment/api/staff';
import type { StaffPayment, StaffRemittance } from '@caravan/fund-payment/contract';
import { fundPaymentConsolePaths } from '@caravan/routes/console';
import { Banner, DescriptionList, Disclosure, Link, Money, Skeleton, Stack } from '@caravan/ui-kit';
import { LoadFailed, LocalTime, useFormats, useLanguage } from '@caravan/web-core';
import { ConfirmRemittance } from '../components/remittance/confirm-remittance.tsx';
import { RejectRemittance } from '../components/remittance/reject-remittance.tsx';
import { Subjects } from '../components/subjects.tsx';

const Header = ({ text }: { text: 'told' | 'country' }) =>
  useTranslation('fund-payment-console').t(`remittance.${text}`);

const ToldCell = ({ task }: { task: QueueTask }) =>
  [textFact(task, 'amount'), textFact(task, 'currency')].filter(Boolean).join(' ');

const CountryCell = ({ task }: { task: QueueTask }) => {
  const language = useLanguage();
  const country = textFact(task, 'country');
  return country ? countryName(country, language) : null;
};

const Facts = ({ remittance, charge }: { remittance: StaffRemittance; charge: StaffPayment['charge'] }) => {
  const { t } = useTranslation('fund-payment-console');
  const language = useLanguage();
  const { number } = useFormats();
  const { payment_id: id, kind, refs } = remittance;
  const { margin_bp: bp } = charge;
  return (
    <DescriptionList
      items={[
        { key: 'mtcn', term: t('remittance.mtcn'), value: remittance.mtcn },
        { key: 'sender', term: t('remittance.sender'), value: remittance.sender_name },
        { key: 'country', term: t('remittance.country'), value: countryName(remittance.sender_country, language) },
        { key: 'told', term: t('remittance.told'), value: `${remittance.amount} ${remittance.currency}` },
        ...(bp === undefined
          ? []
          : [
              {
                key: 'asked',
                term: t('remittance.asked'),
                value: `${charge.amount} ${charge.currency}`,
                hint: t('remittance.margin', {
                  margin: number(bp / 10_000, { style: 'percent', maximumFractionDigits: 2 }),
                }),
              },
            ]),
        { key: 'due', term: t('remittance.due'), value: <Money fen={remittance.amount_fen} strong /> },
        { key: 'about', term: t('about'), value: <Subjects kind={kind} refs={refs} /> },
        { key: 'at', term: t('remittance.submitted'), value: <LocalTime at={remittance.submitted_at} /> },
        {
          key: 'payment',
          term: t('payments.id'),
          value: <Link to={fundPaymentConsolePaths.payment.href({ id })}>{t('payment.title')}</Link>,
        },
      ]}
    />
  );
};

const Panel = ({ task, onDone }: QueuePanelProps) => {
  const { t } = useTranslation('fund-payment-console');
  const [isChanged, setChanged] = useState(false);
  const { data, error, refetch } = useGetStaffPaymentQuery(
    { params: { id: task.ref } },
    { refetchOnMountOrArgChange: true },
  );
  if (error && !data)
    return <LoadFailed part error={error} title={t('payment.failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  const { remittance } = data;
  if (!remittance) return null;
  const decision = {
    remittance,
    onDone,
    onOutdated: () => {
      setChanged(true);
      void refetch();
    },
  };
  return (
    <Stack gap="6">
      <Facts remittance={remittance} charge={data.charge} />
      {remittance.status === 'waiting' ? (
        <>
          {isChanged ? <Banner tone="warning">{t('remittance.changed')}</Banner> : null}
          <ConfirmRemittance {...decision} />
          <Disclosure summary={t('remittance.rejectTitle')}>
            <RejectRemittance {...decision} />
          </Disclosure>
        </>
      ) : (
        <Banner>{t('remittance.decided')}</Banner>
      )}
    </Stack>
  );
};

/** The remittances whose money finance looks for. */
export const view: QueueView = {
  columns: [
    { key: 'told', Header: () => <Header text="told" />, Cell: ToldCell, numeric: true },
    { key: 'country', Header: () => <Header text="country" />, Cell: CountryCell },
  ],
  Panel,
  tags: ['staff-payment'],
};
