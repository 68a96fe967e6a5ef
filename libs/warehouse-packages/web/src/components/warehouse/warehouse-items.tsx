import type { StorePage } from '@caravan/warehouse-packages/contract';
import { Grid, Stack } from '@caravan/ui-kit';
import { PageLinks } from '@caravan/web-core';
import { storeHref } from '../../lib/addresses-of-pages.ts';
import type { ChosenGoodsState } from '../../lib/use-chosen-goods.ts';
import { WarehouseItem } from '../warehouse-item/warehouse-item.tsx';

export interface WarehouseProps extends Pick<ChosenGoodsState, 'isChosen' | 'choose'> {
  store: StorePage;
  onOutdated: () => void;
}

/** The goods of a page, and the pagination. */
export const WarehouseItems = ({ store, isChosen, choose, onOutdated }: WarehouseProps) => (
  <Stack gap="6">
    <Grid columns={{ base: 2, md: 3, lg: 4 }} gap="4">
      {store.items.map((item) => (
        <WarehouseItem
          key={item.id}
          item={item}
          selected={isChosen(item.id)}
          onSelect={(selected) => choose([item], selected)}
          onOutdated={onOutdated}
        />
      ))}
    </Grid>
    <PageLinks list={store} pathOf={storeHref} />
  </Stack>
);
