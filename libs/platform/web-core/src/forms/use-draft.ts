import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useDrafts } from './drafts.ts';

/** Restores a stored draft after the form has mounted, and stores changes as they are typed. */
export const useDraft = <Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  key: string | undefined,
): void => {
  const { reset, getValues, subscribe } = form;
  const drafts = useDrafts();
  useEffect(() => {
    if (key === undefined) return undefined;
    const draft = drafts.read(key);
    if (draft) reset({ ...getValues(), ...draft }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        if (type === 'change') drafts.save(key, values);
      },
    });
  }, [drafts, getValues, key, reset, subscribe]);
};
