import type { TurnGoodsProps } from '@caravan/account/api';
import { useListStoreQuery } from '@caravan/warehouse-packages/api';
import { Grid } from '@caravan/ui-kit';
import { ArrivedGoods } from '../components/arrived-goods/arrived-goods.tsx';

/** Goods that arrived, each with its photos beside the shop's picture and what the shopper decides about them. */
export const Slot = ({ ids, onDecided }: TurnGoodsProps) => {
  const query = { page: 1, page_size: ids.length, ids: ids.join(',') };
  const { data, refetch } = useListStoreQuery({ query }, { refetchOnMountOrArgChange: true });
  const decided = () => {
    void refetch();
    onDecided();
  };
  return (
    <Grid columns={{ base: 1, md: 2 }} gap="4" as="ul">
      {data?.items.map((item) => (
        <li key={item.id}>
          <ArrivedGoods item={item} onDecided={decided} />
        </li>
      ))}
    </Grid>
  );
};
