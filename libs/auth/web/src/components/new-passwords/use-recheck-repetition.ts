import { useEffect } from 'react';
import type { ContractForm } from '@caravan/web-core/forms';

/** The fields of a password that is chosen anew, beside whatever else a form has. */
export interface NewPasswordValues {
  password?: string;
  password_confirm?: string;
}

/** Whether the repetition matches depends on both fields: changing the first must judge what stands in the second. */
export const useRecheckRepetition = <Values extends NewPasswordValues, Output>({ subscribe, getValues, trigger }: ContractForm<Values, Output>): void => {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          const isRepeated = Boolean(getValues().password_confirm);
          if (name === 'password' && type === 'change' && isRepeated) void trigger('password_confirm' as Parameters<typeof trigger>[0]);
        },
      }),
    [getValues, subscribe, trigger],
  );
};
