import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { warehousePackagesPaths } from '@caravan/routes';
import { type StoreItem } from '@caravan/warehouse-packages/contract';
import { Banner, ButtonLink, Disclosure, Panel, Row, Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';
import { warehousesOf } from '../../lib/warehouses-of.ts';
import { GoodsList } from '../goods-list/goods-list.tsx';
import { ItsWarehouse } from '../warehouse-item/its-warehouse.tsx';

export interface PackGoodsProps {
  items: readonly StoreItem[];
  someGone: boolean;
  /** Beside the title. */
  action: ReactNode;
}

/** Says that some goods cannot be packed, with a link that continues without them. */
const BlockedNotice = ({ items }: { items: readonly StoreItem[] }) => {
  const { t } = useTranslation('warehouse-packages');
  const rest = items.filter((item) => item.packable).map(({ id }) => id);
  return (
    <Banner
      tone="danger"
      live="alert"
      title={t('pack.blocked.title')}
      action={
        <Row gap="2" wrap>
          {rest.length > 0 ? (
            <ButtonLink size="sm" to={warehousePackagesPaths.confirmInfo.href({ items: rest.join(',') })}>
              {t('pack.blocked.without')}
            </ButtonLink>
          ) : null}
          <ButtonLink size="sm" variant="secondary" to={warehousePackagesPaths.store.href()}>
            {t('pack.back')}
          </ButtonLink>
        </Row>
      }
    >
      {t('pack.blocked.text')}
    </Banner>
  );
};

/** Says that goods of several warehouses make several packages, with a link to each. */
const ApartNotice = ({ items }: { items: readonly StoreItem[] }) => {
  const { t } = useTranslation('warehouse-packages');
  const warehouses = warehousesOf(items);
  const idsIn = (wanted: string) => items.filter(({ warehouse }) => warehouse?.id === wanted).map(({ id }) => id);
  return (
    <Banner tone="danger" live="alert" title={t('pack.apart.title', { count: warehouses.length })}>
      <Stack gap="2">
        <Text size="sm">{t('pack.apart.text')}</Text>
        <Row gap="2" wrap>
          {warehouses.map(({ id, name }) => (
            <ButtonLink key={id} size="sm" to={warehousePackagesPaths.confirmInfo.href({ items: idsIn(id).join(',') })}>
              {t('pack.apart.one', { name })}
            </ButtonLink>
          ))}
        </Row>
      </Stack>
    </Banner>
  );
};

/** The goods of the package, their weight, and those that cannot be packed. */
export const PackGoods = ({ items, someGone, action }: PackGoodsProps) => {
  const { t } = useTranslation('warehouse-packages');
  const { asWeight, asYuan } = useFormats();
  const weight = items.reduce((sum, item) => sum + item.weight_g, 0);
  const noteOf = ({ reason, storage_fen: owed, warehouse }: StoreItem) => (
    <>
      <ItsWarehouse item={{ warehouse }} />
      {reason === null ? null : (
        <Text size="sm" tone="danger">
          {reason}
        </Text>
      )}
      {owed > 0 ? (
        <Text size="xs" tone="danger" numeric>
          {t('item.owed', { amount: asYuan(owed) })}
        </Text>
      ) : null}
    </>
  );
  const isBlocked = someGone || items.some((item) => !item.packable);
  const isApart = !isBlocked && warehousesOf(items).length > 1;
  return (
    <Panel title={t('pack.goods')} gap="3" aside={action}>
      {isBlocked ? <BlockedNotice items={items} /> : null}
      {isApart ? <ApartNotice items={items} /> : null}
      <Disclosure
        look="plain"
        open={isBlocked || isApart}
        summary={t('pack.weight', { count: items.length, weight: asWeight(weight) })}
      >
        <GoodsList items={items} noteOf={noteOf} />
      </Disclosure>
    </Panel>
  );
};
