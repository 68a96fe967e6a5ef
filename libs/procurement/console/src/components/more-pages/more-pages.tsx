import { useTranslation } from 'react-i18next';
import type { UrlFilters } from '@caravan/console-core';
import { ButtonLink, Row, Text } from '@caravan/ui-kit';

export interface MorePagesProps {
  list: { items: readonly unknown[]; next: string | null; count: number | null } | undefined;
  filters: UrlFilters;
}

/** The way through a list with a cursor: its first page, and the next one. */
export const MorePages = ({ list, filters }: MorePagesProps) => {
  const { t } = useTranslation('procurement-console');
  if (!list) return null;
  return (
    <Row gap="3" wrap>
      <Text size="sm" tone="muted" numeric>
        {list.count === null ? t('list.many') : t('list.count', { count: list.count })}
      </Text>
      {filters.get('cursor') ? (
        <ButtonLink variant="ghost" size="sm" to={filters.hrefWith({ cursor: '' })}>
          {t('list.first')}
        </ButtonLink>
      ) : null}
      {list.next ? (
        <ButtonLink variant="secondary" size="sm" to={filters.hrefWith({ cursor: list.next })}>
          {t('list.next')}
        </ButtonLink>
      ) : null}
    </Row>
  );
};
