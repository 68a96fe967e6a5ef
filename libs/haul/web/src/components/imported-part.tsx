import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  useListImportedOrdersQuery,
  useListImportedPackagesQuery,
  useListImportedPaymentsQuery,
  useListImportedWalletQuery,
} from '@caravan/haul/api';
import type { ShownPart } from '@caravan/haul/contract';
import type { Page } from '@caravan/kernel';
import { RecordsSkeleton, Stack, Text } from '@caravan/ui-kit';
import { LoadFailed, PageLinks } from '@caravan/web-core';
import { importedHref, importedQuery } from '../lib/imported-view.ts';
import { ImportedPayments, ImportedWallet } from './imported-money.tsx';
import { ImportedOrderCard } from './imported-orders.tsx';
import { ImportedPackageCard } from './imported-packages.tsx';

export interface PartProps {
  id: string;
  page: number;
}

interface ShownPage<Item> extends PartProps {
  part: ShownPart;
  result: { currentData?: Page<Item> | undefined; isError: boolean; refetch: () => unknown };
  children: (items: readonly Item[]) => ReactNode;
}

const PartPage = <Item,>({ id, part, result, children }: ShownPage<Item>) => {
  const { t } = useTranslation('haul');
  const { currentData: list, isError, refetch } = result;
  if (!list && isError)
    return <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />;
  if (!list) return <RecordsSkeleton label={t(`parts.${part}`)} />;
  if (!list.items.length) return <Text tone="muted">{t('imported.empty')}</Text>;
  return (
    <Stack gap="4">
      {children(list.items)}
      <PageLinks list={list} pathOf={(to) => importedHref({ id, part }, to)} />
    </Stack>
  );
};

const Orders = ({ id, page }: PartProps) => {
  const result = useListImportedOrdersQuery(importedQuery(id, page));
  return (
    <PartPage id={id} page={page} part="orders" result={result}>
      {(orders) =>
        orders.map((order) => (
          <ImportedOrderCard
            key={order.number}
            order={order}
            wholeHref={importedHref({ id, part: 'orders', number: order.number }, page)}
          />
        ))
      }
    </PartPage>
  );
};

const Packages = ({ id, page }: PartProps) => {
  const result = useListImportedPackagesQuery(importedQuery(id, page));
  return (
    <PartPage id={id} page={page} part="packages" result={result}>
      {(parcels) =>
        parcels.map((parcel) => (
          <ImportedPackageCard
            key={parcel.number}
            parcel={parcel}
            wholeHref={importedHref({ id, part: 'packages', number: parcel.number }, page)}
          />
        ))
      }
    </PartPage>
  );
};

const Payments = ({ id, page }: PartProps) => {
  const result = useListImportedPaymentsQuery(importedQuery(id, page));
  return (
    <PartPage id={id} page={page} part="payments" result={result}>
      {(payments) => <ImportedPayments payments={payments} />}
    </PartPage>
  );
};

const Wallet = ({ id, page }: PartProps) => {
  const result = useListImportedWalletQuery(importedQuery(id, page));
  return (
    <PartPage id={id} page={page} part="wallet" result={result}>
      {(records) => <ImportedWallet records={records} />}
    </PartPage>
  );
};

/** The list of each part of an imported archive. */
export const partLists = { orders: Orders, packages: Packages, payments: Payments, wallet: Wallet } as const;
