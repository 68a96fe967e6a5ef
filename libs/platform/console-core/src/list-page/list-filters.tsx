import { useTranslation } from 'react-i18next';
import { SelectField, TextField } from '@caravan/ui-kit';
import { consoleCoreNamespace } from '../i18n/console-core-texts.ts';
import { FilterForm } from './filter-form.tsx';
import { SearchFilter } from './search-filter.tsx';
import type { UrlFilters } from './use-url-filters.ts';
import { valueOf, type CursorList, type ListFilter } from './use-cursor-list.ts';

const Field = ({ filter, value, url }: { filter: ListFilter; value: string; url: UrlFilters }) => {
  const { t } = useTranslation(consoleCoreNamespace);
  const { name, label, hint } = filter;
  if ('options' in filter) {
    const { options, fallback, all = fallback === undefined ? t('list.all') : undefined } = filter;
    // The browser forgets a choice whose options arrive after it.
    const key = options.length;
    return <SelectField key={key} {...{ name, label, hint, options }} placeholder={all} defaultValue={value} />;
  }
  const { kind, maxLength = 100 } = filter;
  if (kind === 'date') return <TextField {...{ name, label, hint }} type="date" defaultValue={value} />;
  if (kind === 'search') return <SearchFilter {...{ name, label, hint, maxLength }} filters={url} />;
  return <TextField {...{ name, label, hint, maxLength }} defaultValue={value} />;
};

const isSearch = (filter: ListFilter | undefined): boolean =>
  filter !== undefined && 'kind' in filter && filter.kind === 'search';

/** The fields of a list's declared filters. */
export const ListFilters = ({ title, list: { filters, url } }: { title: string; list: CursorList }) => {
  const { t } = useTranslation(consoleCoreNamespace);
  const values = filters.map((filter) => valueOf(filter, url) ?? '');
  // A field that searches as it is typed keeps its focus when it changes the address.
  const chosen = values.filter((_, index) => !isSearch(filters[index]));
  return (
    <FilterForm
      key={JSON.stringify(chosen)}
      label={t('list.filter', { title })}
      submitLabel={t('list.apply')}
      filters={url}
    >
      {filters.map((filter, index) => (
        <Field key={filter.name} filter={filter} value={values[index] ?? ''} url={url} />
      ))}
    </FilterForm>
  );
};
