import { useEffect } from 'react';
import type { Registration } from '@caravan/auth/contract';
import type { ContractForm } from '@caravan/web-core/forms';
import type { RegisterValues } from './register-form.tsx';

/** Whether the repetition matches depends on both fields: changing the first must judge what stands in the second. */
export const useRecheckRepetition = ({ subscribe, getValues, trigger }: ContractForm<RegisterValues, Registration>): void => {
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, type }) => {
          const isRepeated = Boolean(getValues('password_confirm'));
          if (name === 'password' && type === 'change' && isRepeated) void trigger('password_confirm');
        },
      }),
    [getValues, subscribe, trigger],
  );
};
