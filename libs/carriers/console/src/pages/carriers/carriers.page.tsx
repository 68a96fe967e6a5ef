import { useTranslation } from 'react-i18next';
import { ListPage, useCursorList, type DataColumn } from '@caravan/console-core';
import {
  useGetCarrierSettingsQuery,
  useListCarrierAccountsQuery,
  useListCarrierLabelsQuery,
} from '@caravan/carriers/api';
import { labelStates, type CarrierAccounts, type CarrierLabel } from '@caravan/carriers/contract';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Banner, DescriptionList, DetailSkeleton, Link, Panel, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, LocalTime, type PageContext, type PageMeta } from '@caravan/web-core';
import { LabelBadges, LabelFailure } from '../../components/label-state.tsx';
import { usePrice } from '../../components/use-price.ts';
import { SenderForm } from './sender-form.tsx';

export const meta = ({ t }: PageContext<'carriers-console'>): PageMeta => ({ title: t('carriers.title') });

const Account = ({ account }: { account: CarrierAccounts[number] }) => {
  const { t } = useTranslation('carriers-console');
  const { service, is_off: isOff, is_pushed: isPushed, trouble, accounts } = account;
  return (
    <Panel title={t(`services.${service}`)} gap="3">
      {isOff ? <Banner tone="info">{t(`carriers.off.${service}`)}</Banner> : null}
      {trouble ? <Banner tone="danger">{t(`failures.${trouble}`)}</Banner> : null}
      {!isOff && !trouble && !accounts.length ? <Banner tone="warning">{t('carriers.noAccounts')}</Banner> : null}
      {accounts.length ? (
        <DescriptionList items={accounts.map(({ id, carrier, name }) => ({ key: id, term: carrier, value: name }))} />
      ) : null}
      {isOff ? null : <Text tone="muted">{t(isPushed ? 'carriers.pushed' : 'carriers.asked')}</Text>}
    </Panel>
  );
};

const Accounts = () => {
  const { t } = useTranslation('carriers-console');
  const { data, error, refetch } = useListCarrierAccountsQuery(undefined);
  if (error && !data) return <LoadFailed error={error} title={t('carriers.failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  return (
    <>
      {data.map((account) => (
        <Account key={account.service} account={account} />
      ))}
    </>
  );
};

const Sender = () => {
  const { t } = useTranslation('carriers-console');
  const { data, error, refetch } = useGetCarrierSettingsQuery(undefined);
  if (error && !data) return <LoadFailed error={error} title={t('sender.failed')} onRetry={() => void refetch()} />;
  if (!data) return <DetailSkeleton label={t('loading')} />;
  return (
    <Panel title={t('sender.title')} text={t('sender.lead')}>
      <SenderForm settings={data} />
    </Panel>
  );
};

const useColumns = (): DataColumn<CarrierLabel>[] => {
  const { t } = useTranslation('carriers-console');
  const price = usePrice();
  return [
    {
      id: 'package',
      header: t('labels.package'),
      rowHeader: true,
      width: 'nowrap',
      cell: ({ package_number: number }) => (
        <Link to={warehouseConsolePaths.packageDetail.href({ number })}>{number}</Link>
      ),
    },
    { id: 'product', header: t('rates.product'), cell: ({ carrier, product }) => `${carrier} · ${product}` },
    {
      id: 'tracking',
      header: t('label.tracking'),
      width: 'nowrap',
      cell: ({ tracking_number: tracking }) => tracking ?? '–',
    },
    { id: 'price', header: t('label.price'), numeric: true, cell: price },
    {
      id: 'state',
      header: t('labels.state'),
      cell: (label) => (
        <>
          <LabelBadges label={label} />
          <LabelFailure label={label} />
        </>
      ),
    },
    { id: 'asked', header: t('label.asked'), cell: ({ asked_at: at }) => <LocalTime at={at} /> },
  ];
};

export const Page = () => {
  const { t } = useTranslation('carriers-console');
  const list = useCursorList([
    {
      name: 'state',
      label: t('labels.state'),
      options: labelStates.map((value) => ({ value, label: t(`states.${value}`) })),
    },
  ]);
  const result = useListCarrierLabelsQuery({ query: { ...list.query, cursor: list.cursor, limit: 50 } });
  return (
    <ListPage
      title={t('carriers.title')}
      lead={t('carriers.lead')}
      above={
        <Stack gap="4">
          <Accounts />
          <Sender />
        </Stack>
      }
      list={list}
      result={result}
      columns={useColumns()}
      keyOf={({ id }) => id}
      empty={t('labels.empty')}
      none={t('labels.none')}
    />
  );
};
