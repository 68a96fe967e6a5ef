import { useTranslation } from 'react-i18next';
import type { UrlFilters } from '@caravan/console-core';
import { ButtonLink, Row } from '@caravan/ui-kit';

/** The way to the next rows of a list, and back to its start. */
export const MoreLink = ({ next, filters }: { next: string | null | undefined; filters: UrlFilters }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const isLater = filters.get('cursor') !== '';
  if (!next && !isLater) return null;
  return (
    <Row gap="3" justify="between">
      {isLater ? (
        <ButtonLink to={filters.hrefWith({ cursor: '' })} variant="secondary">
          {t('list.first')}
        </ButtonLink>
      ) : (
        <span />
      )}
      {next ? (
        <ButtonLink to={filters.hrefWith({ cursor: next })} variant="secondary">
          {t('list.next')}
        </ButtonLink>
      ) : null}
    </Row>
  );
};
