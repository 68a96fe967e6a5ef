import { useTranslation } from 'react-i18next';
import { Badge, Row } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

/** Below this number a percentile says little. */
const enough = 5;

/** How many things a median and a percentile stand for, with a mark if they are few. */
export const Measured = ({ count }: { count: number }) => {
  const { t } = useTranslation('figures-console');
  const { number } = useFormats();
  return (
    <Row gap="2" justify="end" wrap>
      {count > 0 && count < enough ? <Badge tone="warning">{t('passages.few')}</Badge> : null}
      <span>{number(count)}</span>
    </Row>
  );
};
