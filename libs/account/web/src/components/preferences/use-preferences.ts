import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPreferencesQuery, useUpdatePreferencesMutation } from '@caravan/account/api';
import { type Preferences, type PreferencesChange } from '@caravan/account/contract';
import { useToast } from '@caravan/web-core';

const merge = (saved: Preferences, change: PreferencesChange): Preferences => ({
  ...saved,
  ...change,
  mails: { ...saved.mails, ...change.mails },
});

/** Saves each preference when it is chosen. A choice shows at once; if saving fails, the server's value returns. */
export const usePreferences = () => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const { data, isError, refetch } = useGetPreferencesQuery();
  const [update] = useUpdatePreferencesMutation();
  const [wanted, setWanted] = useState<PreferencesChange>({});

  const save = async (change: PreferencesChange): Promise<boolean> => {
    setWanted((all) => ({ ...all, ...change, mails: { ...all.mails, ...change.mails } }));
    const { error } = await update({ body: change });
    if (error) setWanted({});
    else toast.show(t('setting.saved'));
    return !error;
  };
  return { preferences: data && merge(data, wanted), failed: isError && !data, retry: () => void refetch(), save };
};
