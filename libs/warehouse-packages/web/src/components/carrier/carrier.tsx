import { useTranslation } from 'react-i18next';
import type { PublicTracking } from '@caravan/warehouse-packages/contract';
import { CopyButton, Link, Row, Text } from '@caravan/ui-kit';

/** The carrier and the tracking number, with a copy button and a link to the carrier's page. */
export const Carrier = ({
  carrier,
  number,
  url,
}: Pick<NonNullable<PublicTracking['tracking']>, 'carrier' | 'number' | 'url'>) => {
  const { t } = useTranslation('warehouse-packages');
  return (
    <Row gap="3" wrap>
      <Text as="span" size="sm" tone="muted">
        {carrier}
      </Text>
      <Row gap="1">
        <Text as="strong" weight="medium" numeric>
          {number}
        </Text>
        <CopyButton value={number} label={t('tracking.copy', { number })} />
      </Row>
      {url === null ? null : (
        <Link href={url} external newTab>
          {t('tracking.follow')}
        </Link>
      )}
    </Row>
  );
};
