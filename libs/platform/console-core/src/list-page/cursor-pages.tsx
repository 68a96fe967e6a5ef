import { useTranslation } from 'react-i18next';
import type { CursorPage } from '@caravan/kernel';
import { ButtonLink, Row, Text } from '@caravan/ui-kit';
import type { UrlFilters } from './use-url-filters.ts';

export interface CursorPagesProps {
  /** The page of the list in view. */
  list: Pick<CursorPage<unknown>, 'next' | 'count'>;
  filters: UrlFilters;
}

/** The way through a list with a cursor: its length, its first page, and the next one. */
export const CursorPages = ({ list, filters }: CursorPagesProps) => {
  const { t } = useTranslation('console-core');
  return (
    <Row gap="3" wrap>
      <Text size="sm" tone="muted" numeric>
        {list.count === null ? t('pages.many') : t('pages.count', { count: list.count })}
      </Text>
      {filters.get('cursor') ? (
        <ButtonLink variant="ghost" size="sm" to={filters.hrefWith({ cursor: '' })}>
          {t('pages.first')}
        </ButtonLink>
      ) : null}
      {list.next ? (
        <ButtonLink variant="secondary" size="sm" to={filters.hrefWith({ cursor: list.next })}>
          {t('pages.next')}
        </ButtonLink>
      ) : null}
    </Row>
  );
};
