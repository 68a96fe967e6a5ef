import { useTranslation } from 'react-i18next';
import { accountApi } from '@caravan/account/api';
import { warehousePackagesPaths } from '@caravan/routes';
import { warehousePackagesApi } from '@caravan/warehouse-packages/api';
import { Page as Column } from '@caravan/ui-kit';
import { LoadFailed, loadPage, useSearchParams, type PageContext, type PageMeta } from '@caravan/web-core';
import { PackProblem } from '../../components/pack-view/pack-problem.tsx';
import { PackSkeleton } from '../../components/pack-view/pack-skeleton.tsx';
import { PackView } from '../../components/pack-view/pack-view.tsx';
import { ServiceMissing } from '../../components/service-view/service-missing.tsx';
import { itemIdsOf, namedLineOf } from '../../lib/item-ids.ts';
import { rehearsalOf } from '../../lib/service-address.ts';
import { chosenItemsQuery, useChosenItems } from '../../lib/use-chosen-items.ts';
import { useRehearsal } from '../../lib/use-rehearsal.ts';

/** The server renders goods, addresses, options and the button, so that the page can be used before its scripts have asked. */
export const loader = async (context: PageContext): Promise<void> => {
  const ids = itemIdsOf(context.url.searchParams);
  if (ids.length === 0) return;
  const { listStore, listPackingOptions, listInsurance, getServiceOffer, getService } = warehousePackagesApi.endpoints;
  const number = rehearsalOf(context.url.searchParams);
  await Promise.all([
    loadPage(context, listStore.initiate({ query: chosenItemsQuery(ids) })),
    loadPage(context, listPackingOptions.initiate(undefined)),
    loadPage(context, listInsurance.initiate(undefined)),
    number === undefined
      ? loadPage(context, getServiceOffer.initiate(undefined))
      : loadPage(context, getService.initiate({ params: { number } })),
    loadPage(context, accountApi.endpoints.listAddresses.initiate({ query: { kind: 'shipping' } })),
  ]);
};

export const meta = ({ t }: PageContext<'warehouse-packages'>): PageMeta => ({
  title: t('pack.title'),
  description: t('pack.description'),
  canonical: warehousePackagesPaths.confirmInfo.href(),
});

interface PackingProps {
  ids: readonly string[];
  /** The packing rehearsal by which the goods are packed. */
  number: string | undefined;
  /** The shipping method that is chosen at first. */
  line: string | undefined;
}

const Packing = ({ ids, number, line }: PackingProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { items, someGone, failed, reload } = useChosenItems(ids);
  const rehearsal = useRehearsal(number);
  const readAgain = async (): Promise<void> => {
    await reload();
    await rehearsal.reload();
  };
  if (rehearsal.state === 'missing') return <ServiceMissing />;
  if (failed || rehearsal.state === 'failed') {
    return (
      <Column>
        <LoadFailed title={t('pack.failed.title')} text={t('pack.failed.text')} onRetry={() => void readAgain()} />
      </Column>
    );
  }
  if (!items || rehearsal.state === 'loading') return <PackSkeleton />;
  return items.length > 0 ? (
    <PackView items={items} someGone={someGone} reload={readAgain} rehearsed={rehearsal.service} line={line} />
  ) : (
    <PackProblem problem="gone" />
  );
};

export const Page = () => {
  const [search] = useSearchParams();
  const ids = itemIdsOf(search);
  const number = rehearsalOf(search);
  const line = namedLineOf(search);
  return ids.length > 0 ? (
    <Packing key={`${ids.join(',')} ${number} ${line}`} ids={ids} number={number} line={line} />
  ) : (
    <PackProblem problem="none" />
  );
};
