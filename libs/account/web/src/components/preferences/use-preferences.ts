import { useState } from 'react';
import { getPreferences, updatePreferences, type Preferences, type PreferencesChange } from '@caravan/account/contract';
import { endpointFor, useTexts, useToast } from '@caravan/web-core';

const merge = (saved: Preferences, change: PreferencesChange): Preferences => ({ ...saved, ...change, mails: { ...saved.mails, ...change.mails } });

/** Preferences that are saved as they are chosen: a choice shows at once, and what the server has stands again where it could not be kept. */
export const usePreferences = () => {
  const t = useTexts('account');
  const toast = useToast();
  const { data, isError, refetch } = endpointFor(getPreferences).useQuery();
  const [update] = endpointFor(updatePreferences).useMutation();
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
