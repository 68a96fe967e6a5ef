import { useTranslation } from 'react-i18next';
import { useGetStaffOrderQuery } from '@caravan/cart-orders/api/staff';
import type { StaffOrder } from '@caravan/cart-orders/contract';
import { FilterForm, useUrlFilters } from '@caravan/console-core';
import { DetailSkeleton, Heading, Panel, Stack, Text, TextField } from '@caravan/ui-kit';
import { LoadFailed, type PageContext, type PageMeta } from '@caravan/web-core';
import { NewReturnForm, type ReturnableGoods } from './new-return-form.tsx';

export const meta = ({ t }: PageContext<'returns-console'>): PageMeta => ({ title: t('returns.new') });

/** The goods of an order that are on the shelf: each receipt is one item of the warehouse. */
const onShelf = ({ lines }: StaffOrder): ReturnableGoods[] =>
  lines.flatMap(({ name, spec, receipts }) =>
    receipts
      .filter(({ place }) => place.status === 'arrived')
      .map(({ item_id: id, quantity }) => ({ id, quantity, name: [name, spec].filter(Boolean).join(' · ') })),
  );

const GoodsOfOrder = ({ number, item }: { number: string; item: string }) => {
  const { t } = useTranslation('returns-console');
  const { currentData, error, refetch } = useGetStaffOrderQuery({ params: { number } });
  if (error && !currentData)
    return <LoadFailed part error={error} title={t('returns.noOrder')} onRetry={() => void refetch()} />;
  if (!currentData) return <DetailSkeleton label={t('returns.loading')} />;
  const goods = onShelf(currentData);
  if (goods.length === 0) return <Text>{t('returns.noGoods')}</Text>;
  return <NewReturnForm key={number} goods={goods} chosen={item} />;
};

/** Opens a return or an exchange for a shopper, of goods that are in the warehouse. */
export const Page = () => {
  const { t } = useTranslation('returns-console');
  const filters = useUrlFilters();
  const order = filters.get('order').trim().toUpperCase();
  return (
    <Stack gap="4">
      <Heading level={1} size="xl">
        {t('returns.new')}
      </Heading>
      <FilterForm key={order} label={t('returns.findOrder')} submitLabel={t('returns.showGoods')} filters={filters}>
        <TextField
          name="order"
          label={t('returns.orderNumber')}
          defaultValue={order}
          maxLength={40}
          autoComplete="off"
        />
      </FilterForm>
      {order ? (
        <Panel title={t('returns.goodsOf', { order })}>
          <GoodsOfOrder number={order} item={filters.get('item')} />
        </Panel>
      ) : (
        <Text tone="muted">{t('returns.newLead')}</Text>
      )}
    </Stack>
  );
};
