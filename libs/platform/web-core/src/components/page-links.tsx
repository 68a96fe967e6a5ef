import { useTranslation } from 'react-i18next';
import { type Page, pageCount } from '@caravan/kernel';
import { Pagination } from '@caravan/ui-kit';
import { commonNamespace } from '../i18n/common/common-texts.ts';

export interface PageLinksProps {
  /** The page of the list in view. */
  list: Pick<Page<unknown>, 'page' | 'page_size' | 'total'>;
  /** The address of another page. */
  pathOf: (page: number) => string;
}

/** Links to the other pages of a list; nothing for a single page. */
export const PageLinks = ({ list, pathOf }: PageLinksProps) => {
  const { t } = useTranslation(commonNamespace);
  const texts = {
    label: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (page: number) => t('pages.page', { page }),
  };
  return <Pagination page={list.page} pageCount={pageCount(list)} pathOf={pathOf} texts={texts} />;
};
