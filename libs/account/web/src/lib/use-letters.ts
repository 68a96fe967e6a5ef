import { useState } from 'react';
import { listLetters, readLetters, removeLetter, type LettersQuery, type StationLetter } from '@caravan/account/contract';
import { endpointFor, useTexts, useToast } from '@caravan/web-core';
import { markRead, withNews, without, type KeptLetters } from './kept-letters.ts';

/** One page of the inbox, which stays as it is from the first thing that is done on it, and what may be done with its letters. */
export const useLetters = (query: LettersQuery) => {
  const t = useTexts('account');
  const toast = useToast();
  const { currentData, isError, refetch } = endpointFor(listLetters).useQuery({ query }, { refetchOnMountOrArgChange: 5 });
  const [read] = endpointFor(readLetters).useMutation();
  const [remove] = endpointFor(removeLetter).useMutation();
  const key = JSON.stringify(query);
  const [kept, setKept] = useState<KeptLetters>();
  if (kept && kept.key !== key) setKept(undefined);
  // Until something is done the page is as the server says, and again when all its letters have been thrown away.
  const shown = kept && kept.key === key && kept.letters.length > 0 && currentData ? withNews(kept, currentData.items).letters : currentData?.items;
  const keep = () => setKept((now) => now ?? { key, letters: shown ?? [] });
  const change = (how: (letters: KeptLetters) => KeptLetters) => setKept((now) => now && how(now));
  const now = () => new Date().toISOString();

  return {
    letters: shown,
    page: currentData,
    failed: isError && !currentData,
    retry: () => void refetch(),
    open: async ({ id, read_at: readAt }: StationLetter) => {
      if (readAt !== null) return;
      keep();
      const { error } = await read({ body: { ids: [id] } });
      if (!error) change((letters) => markRead(letters, [id], now()));
    },
    readAll: async () => {
      keep();
      const { error } = await read({ body: { all: true } });
      if (error) return;
      change((letters) => markRead(letters, 'all', now()));
      toast.show(t('messages.allRead'));
    },
    remove: async ({ id }: StationLetter) => {
      keep();
      const { error } = await remove({ params: { id } });
      if (error) return;
      change((letters) => without(letters, id));
      toast.show(t('messages.removed'));
    },
  };
};
