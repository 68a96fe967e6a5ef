import { warehousePackagesPaths } from '@caravan/routes';
import { type StoreItem } from '@caravan/warehouse-packages/contract';
import { Link, Text } from '@caravan/ui-kit';

/** Why the goods cannot be packed now, with a link to the package or the return that holds them. */
export const BlockedReason = ({ item }: { item: StoreItem }) => {
  const { reason, package_number: packed, return_number: returned } = item;
  const { packageDetail, returnDetail } = warehousePackagesPaths;
  const path =
    packed === null ? returned && returnDetail.href({ number: returned }) : packageDetail.href({ number: packed });
  return (
    <Text size="sm" tone="warning">
      {path === null ? reason : <Link to={path}>{reason}</Link>}
    </Text>
  );
};
