import { useTranslation } from 'react-i18next';
import type { WarehouseName } from '@caravan/warehouse-packages/contract';
import { Button, Row, Text } from '@caravan/ui-kit';
import type { ChosenGoods } from '../../lib/chosen-goods.ts';
import type { ChosenGoodsState } from '../../lib/use-chosen-goods.ts';

export interface GoodsApartProps extends Pick<ChosenGoodsState, 'choose'> {
  chosen: ChosenGoods;
  warehouses: readonly WarehouseName[];
}

/** Says that the selection makes a package for each of its warehouses, and keeps the goods of one. */
export const GoodsApart = ({ chosen, warehouses, choose }: GoodsApartProps) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <>
      <Text size="sm" tone="danger">
        {t('bar.apart', { count: warehouses.length })}
      </Text>
      <Row gap="2" wrap>
        {warehouses.map(({ id, name }) => (
          <Button
            key={id}
            variant="secondary"
            size="sm"
            onClick={() =>
              choose(
                chosen.filter(({ warehouse }) => warehouse?.id !== id),
                false,
              )
            }
          >
            {t('bar.only', { name })}
          </Button>
        ))}
      </Row>
    </>
  );
};
