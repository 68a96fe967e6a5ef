import { useTranslation } from 'react-i18next';
import { accountApi } from '@caravan/account/api';
import { warehousePackagesPaths } from '@caravan/routes';
import { warehousePackagesApi, type RehearsedGoods } from '@caravan/warehouse-packages/api';
import { Page as Column } from '@caravan/ui-kit';
import {
  LoadFailed,
  loadPage,
  useLazySlot,
  useSearchParams,
  type PageContext,
  type PageMeta,
  type PageModule,
} from '@caravan/web-core';
import { PackProblem } from '../../components/pack-view/pack-problem.tsx';
import { PackSkeleton } from '../../components/pack-view/pack-skeleton.tsx';
import { PackView } from '../../components/pack-view/pack-view.tsx';
import { itemIdsOf, namedLineOf, rehearsalOf } from '../../lib/item-ids.ts';
import { chosenItemsQuery, useChosenItems } from '../../lib/use-chosen-items.ts';

/** The server renders goods, addresses, options and the button, so that the page can be used before its scripts have asked. */
export const loader = async (context: PageContext): Promise<void> => {
  const ids = itemIdsOf(context.url.searchParams);
  if (ids.length === 0) return;
  const { listStore, listPackingOptions, listInsurance } = warehousePackagesApi.endpoints;
  await Promise.all([
    loadPage(context, listStore.initiate({ query: chosenItemsQuery(ids) })),
    loadPage(context, listPackingOptions.initiate(undefined)),
    loadPage(context, listInsurance.initiate(undefined)),
    loadPage(context, accountApi.endpoints.listAddresses.initiate({ query: { kind: 'shipping' } })),
  ]);
};

/** Without a rehearsal one is offered. */
export const slots: PageModule['slots'] = ({ url }) => {
  if (itemIdsOf(url.searchParams).length === 0) return [];
  return [rehearsalOf(url.searchParams) === undefined ? 'rehearsalOffer' : 'rehearsedPacking'];
};

export const meta = ({ t }: PageContext<'warehouse-packages'>): PageMeta => ({
  title: t('pack.title'),
  description: t('pack.description'),
  canonical: warehousePackagesPaths.confirmInfo.href(),
});

interface GoodsProps {
  ids: readonly string[];
  /** The shipping method that is chosen at first. */
  line: string | undefined;
  /** The packing rehearsal by which the goods are packed, and how it is read again. */
  rehearsed?: RehearsedGoods;
  readRehearsal?: () => Promise<void>;
}

const ChosenGoods = ({ ids, line, rehearsed, readRehearsal }: GoodsProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { items, someGone, failed, reload } = useChosenItems(ids);
  const readAgain = async (): Promise<void> => {
    await reload();
    await readRehearsal?.();
  };
  if (failed) {
    return (
      <Column>
        <LoadFailed title={t('pack.failed.title')} text={t('pack.failed.text')} onRetry={() => void readAgain()} />
      </Column>
    );
  }
  if (!items) return <PackSkeleton />;
  return items.length > 0 ? (
    <PackView items={items} someGone={someGone} reload={readAgain} rehearsed={rehearsed} line={line} />
  ) : (
    <PackProblem problem="gone" />
  );
};

interface RehearsedProps extends Pick<GoodsProps, 'ids' | 'line'> {
  number: string;
}

const RehearsedPacking = ({ number, ids, line }: RehearsedProps) => {
  const Rehearsal = useLazySlot('rehearsedPacking');
  if (!Rehearsal) return <PackSkeleton />;
  return (
    <Rehearsal number={number} ids={ids} loading={<PackSkeleton />}>
      {(rehearsed, readRehearsal) => (
        <ChosenGoods ids={ids} line={line} rehearsed={rehearsed} readRehearsal={readRehearsal} />
      )}
    </Rehearsal>
  );
};

export const Page = () => {
  const [search] = useSearchParams();
  const ids = itemIdsOf(search);
  const number = rehearsalOf(search);
  const line = namedLineOf(search);
  if (ids.length === 0) return <PackProblem problem="none" />;
  const key = `${ids.join(',')} ${number} ${line}`;
  return number === undefined ? (
    <ChosenGoods key={key} ids={ids} line={line} />
  ) : (
    <RehearsedPacking key={key} number={number} ids={ids} line={line} />
  );
};
