import { pageCount, type Page } from '@caravan/kernel';
import { Pagination } from '@caravan/ui-kit';
import { commonNamespace } from '../i18n/common/common-texts.ts';
import { useTexts } from '../i18n/use-texts.ts';

export interface PageLinksProps {
  /** The page of the list that is in view. */
  list: Pick<Page<unknown>, 'page' | 'page_size' | 'total'>;
  /** The address of another one. */
  pathOf: (page: number) => string;
}

/** The way to the other pages of a list; nothing where there is one. */
export const PageLinks = ({ list, pathOf }: PageLinksProps) => {
  const t = useTexts(commonNamespace);
  const texts = {
    label: t('pages.label'),
    previous: t('pages.previous'),
    next: t('pages.next'),
    page: (page: number) => t('pages.page', { page }),
  };
  return <Pagination page={list.page} pageCount={pageCount(list)} pathOf={pathOf} texts={texts} />;
};
