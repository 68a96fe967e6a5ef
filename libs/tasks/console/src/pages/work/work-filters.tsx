import { useTranslation } from 'react-i18next';
import { FilterForm, SearchFilter, type UrlFilters } from '@caravan/console-core';
import { SelectField, Stack, TabLinks, TextField } from '@caravan/ui-kit';
import { markOf, marks, markValues, taskSorts } from '../../lib/work-query.ts';

/** The id of the field to which `/` leads. */
export const filterFieldId = 'work-text';

/** Which tasks of the queue are listed, and in which order; all of it is in the page's address. */
export const WorkFilters = ({ filters }: { filters: UrlFilters }) => {
  const { t } = useTranslation('tasks-console');
  const current = markOf(filters.get);
  const values = ['group', 'country', 'sort'].map(filters.get);
  return (
    <Stack gap="3">
      <TabLinks
        label={t('work.marks')}
        tabs={[
          { to: filters.hrefWith(markValues(undefined)), name: t('work.all'), current: current === undefined },
          ...marks.map((mark) => ({
            to: filters.hrefWith(markValues(mark)),
            name: t(`work.${mark}`),
            current: current === mark,
          })),
        ]}
      />
      <FilterForm key={values.join()} label={t('work.filter')} submitLabel={t('work.apply')} filters={filters}>
        <SearchFilter id={filterFieldId} name="text" label={t('work.text')} maxLength={100} filters={filters} />
        <TextField name="group" label={t('work.group')} defaultValue={filters.get('group')} maxLength={200} />
        <TextField name="country" label={t('work.country')} defaultValue={filters.get('country')} maxLength={2} />
        <SelectField
          name="sort"
          label={t('work.sort')}
          defaultValue={filters.get('sort') || 'due'}
          options={taskSorts.map((sort) => ({ value: sort, label: t(`work.sorts.${sort}`) }))}
        />
      </FilterForm>
    </Stack>
  );
};
