import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { failureOf } from '../api/api-error.ts';

/** Marks the fields that the server named and focuses the first; what names no field of the form has been said by a toast. */
export const showServerFields = <Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>, error: unknown): void => {
  const fields = failureOf(error)?.fields ?? {};
  Object.entries(fields).forEach(([name, message], index) => {
    form.setError(name as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
};
