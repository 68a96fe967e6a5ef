import { Pagination } from '@chakra-ui/react/pagination';
import { Icon } from '../../media/icon.tsx';

export interface PageSwitchProps {
  page: number;
  pageSize: number;
  /** Of all entries. */
  count: number;
  onChange: (page: number) => void;
  texts: { label: string; previous: string; next: string; page: (page: number) => string };
}

/** Pages of a list inside a dialog or a panel; a list that is a page of its own has links (`Pagination`). */
export const PageSwitch = ({ page, pageSize, count, onChange, texts }: PageSwitchProps) => (
  <Pagination.Root
    page={page}
    pageSize={pageSize}
    count={count}
    onPageChange={(change) => onChange(change.page)}
    translations={{
      rootLabel: texts.label,
      prevTriggerLabel: texts.previous,
      nextTriggerLabel: texts.next,
      itemLabel: ({ page: of }) => texts.page(of),
    }}
  >
    <Pagination.PrevTrigger>
      <Icon name="chevron-left" size="sm" />
    </Pagination.PrevTrigger>
    <Pagination.Context>
      {({ pages }) =>
        pages.map((entry, index) =>
          entry.type === 'page' ? (
            <Pagination.Item key={entry.value} type="page" value={entry.value}>
              {entry.value}
            </Pagination.Item>
          ) : (
            <Pagination.Ellipsis key={`gap-${index}`} index={index}>
              …
            </Pagination.Ellipsis>
          ),
        )
      }
    </Pagination.Context>
    <Pagination.NextTrigger>
      <Icon name="chevron-right" size="sm" />
    </Pagination.NextTrigger>
  </Pagination.Root>
);
