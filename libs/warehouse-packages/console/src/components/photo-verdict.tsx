import { useTranslation } from 'react-i18next';
import { warehouseConsolePaths } from '@caravan/routes/console';
import { Badge, Link, Text } from '@caravan/ui-kit';
import { type StoreItem } from '@caravan/warehouse-packages/contract';

/** The shopper's verdict on the photos, and the return that a rejection opened. */
export const PhotoVerdict = ({ item: { photo_verdict: last } }: { item: Pick<StoreItem, 'photo_verdict'> }) => {
  const { t } = useTranslation('warehouse-packages-console');
  if (!last) return null;
  const { return_number: number } = last;
  return (
    <>
      <span>
        <Badge tone={last.verdict === 'rejected' ? 'danger' : 'success'}>{t(`verdict.${last.verdict}`)}</Badge>
      </span>
      {last.note ? <Text size="sm">{last.note}</Text> : null}
      {number === null ? null : (
        <Text size="sm">
          <Link to={warehouseConsolePaths.returnDetail.href({ number })}>{number}</Link>
        </Text>
      )}
    </>
  );
};
