import { Pagination as ChakraPagination } from '@chakra-ui/react/pagination';
import { Icon } from '../media/icon.tsx';
import { KitProvider } from '../system/kit-provider.tsx';
import { Anchor } from './link-component.tsx';

export interface PaginationProps {
  page: number;
  pageCount: number;
  /** The path of a page; the address has the page number, so that back and reload keep it. */
  pathOf: (page: number) => string;
  texts: { label: string; previous: string; next: string; page: (page: number) => string };
}

/** Links to the pages of a list; nothing for a single page. */
export const Pagination = ({ page, pageCount, pathOf, texts }: PaginationProps) => {
  if (pageCount <= 1) return null;
  const off = <span aria-hidden="true" />;
  return (
    <KitProvider>
      <ChakraPagination.Root
        type="link"
        page={page}
        pageSize={1}
        count={pageCount}
        translations={{
          rootLabel: texts.label,
          prevTriggerLabel: texts.previous,
          nextTriggerLabel: texts.next,
          itemLabel: (details) => texts.page(details.page),
        }}
      >
        <ChakraPagination.PrevTrigger asChild>
          {page > 1 ? (
            <Anchor to={pathOf(page - 1)}>
              <Icon name="chevron-left" size="sm" />
            </Anchor>
          ) : (
            off
          )}
        </ChakraPagination.PrevTrigger>
        <ChakraPagination.Context>
          {({ pages }) =>
            pages.map((entry, index) =>
              entry.type === 'page' ? (
                <ChakraPagination.Item key={entry.value} type="page" value={entry.value} asChild>
                  <Anchor to={pathOf(entry.value)}>{entry.value}</Anchor>
                </ChakraPagination.Item>
              ) : (
                <ChakraPagination.Ellipsis key={`gap-${index}`} index={index} aria-hidden="true">
                  …
                </ChakraPagination.Ellipsis>
              ),
            )
          }
        </ChakraPagination.Context>
        <ChakraPagination.NextTrigger asChild>
          {page < pageCount ? (
            <Anchor to={pathOf(page + 1)}>
              <Icon name="chevron-right" size="sm" />
            </Anchor>
          ) : (
            off
          )}
        </ChakraPagination.NextTrigger>
      </ChakraPagination.Root>
    </KitProvider>
  );
};
