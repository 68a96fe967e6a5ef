import { useTranslation } from 'react-i18next';
import { Badge, Text } from '@caravan/ui-kit';
import type { StoreItem } from '@caravan/warehouse-packages/contract';

/** What the shopper thinks of the photos, and what the service answered. */
export const PhotoVerdict = ({ item: { photo_verdict: last } }: { item: Pick<StoreItem, 'photo_verdict'> }) => {
  const { t } = useTranslation('warehouse-packages-console');
  if (!last) return null;
  return (
    <>
      <span>
        <Badge tone={last.verdict === 'rejected' ? 'danger' : 'success'}>{t(`verdict.${last.verdict}`)}</Badge>
      </span>
      {last.note ? <Text size="sm">{last.note}</Text> : null}
      {last.answer === null ? null : (
        <Text size="sm" tone="muted">
          {t('verdict.answered', { answer: last.answer })}
        </Text>
      )}
    </>
  );
};
