import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetImportedOrderQuery, useGetImportedPackageQuery } from '@caravan/haul/api';
import type { HaulImport, ShownPart } from '@caravan/haul/contract';
import { Link, RecordsSkeleton, Stack } from '@caravan/ui-kit';
import { isApiError, LoadFailed } from '@caravan/web-core';
import { importedHref } from '../lib/imported-view.ts';
import { ImportedArchive, MissingArchive } from './imported-archive.tsx';
import { ImportedOrderCard } from './imported-orders.tsx';
import { ImportedPackageCard } from './imported-packages.tsx';

export interface WholeProps {
  found: HaulImport;
  number: string;
  /** Of the list that leads here. */
  page: number;
}

interface ShownWhole<Item> extends WholeProps {
  part: Extract<ShownPart, 'orders' | 'packages'>;
  result: { currentData?: Item | undefined; error?: unknown; refetch: () => unknown };
  children: (item: Item) => ReactNode;
}

const Whole = <Item,>({ found, part, page, result, children }: ShownWhole<Item>) => {
  const { t } = useTranslation('haul');
  const { currentData: item, error, refetch } = result;
  if (isApiError(error) && error.status === 404) return <MissingArchive />;
  const content = () => {
    if (item) return children(item);
    if (error === undefined) return <RecordsSkeleton label={t(`parts.${part}`)} />;
    return <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={() => void refetch()} />;
  };
  return (
    <ImportedArchive found={found} part={part}>
      <Stack gap="4">
        <div>
          <Link to={importedHref({ id: found.id, part }, page)}>{t(`imported.list.${part}`)}</Link>
        </div>
        {content()}
      </Stack>
    </ImportedArchive>
  );
};

const WholeOrder = (props: WholeProps) => {
  const result = useGetImportedOrderQuery({ params: { id: props.found.id, number: props.number } });
  return (
    <Whole {...props} part="orders" result={result}>
      {(order) => <ImportedOrderCard order={order} />}
    </Whole>
  );
};

const WholePackage = (props: WholeProps) => {
  const result = useGetImportedPackageQuery({ params: { id: props.found.id, number: props.number } });
  return (
    <Whole {...props} part="packages" result={result}>
      {(parcel) => <ImportedPackageCard parcel={parcel} />}
    </Whole>
  );
};

/** The page of one order or parcel of an imported archive; other parts have none. */
export const wholeViews: Partial<Record<ShownPart, ComponentType<WholeProps>>> = {
  orders: WholeOrder,
  packages: WholePackage,
};
