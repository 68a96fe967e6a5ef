import { type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@caravan/ui-kit';
import styles from './filter-form.module.css';
import type { UrlFilters } from './use-url-filters.ts';

export interface FilterFormProps {
  /** The form's name for screen readers. */
  label: string;
  submitLabel: string;
  filters: UrlFilters;
  /** Fields whose names are those of the filters, with the filters' values as defaults. */
  children: ReactNode;
}

/** Fields that filter a list; the values go into the page's address. */
export const FilterForm = ({ label, submitLabel, filters, children }: FilterFormProps) => {
  const apply = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)];
    filters.set(
      Object.fromEntries(fields.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : ''])),
    );
  };
  return (
    <form role="search" aria-label={label} onSubmit={apply} noValidate>
      <div className={styles.fields}>
        {children}
        <Button type="submit" variant="secondary" icon="filter">
          {submitLabel}
        </Button>
      </div>
    </form>
  );
};
