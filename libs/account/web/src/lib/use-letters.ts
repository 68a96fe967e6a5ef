import { useState } from 'react';
import { listLetters, readLetters, removeLetter, type LettersQuery, type StationLetter } from '@caravan/account/contract';
import { endpointFor, useTexts, useToast } from '@caravan/web-core';
import { markRead, withNews, without, type KeptLetters } from './kept-letters.ts';

/** One page of the inbox, kept as it was opened, and what may be done with its letters. */
export const useLetters = (query: LettersQuery) => {
  const t = useTexts('account');
  const toast = useToast();
  const { currentData, isError, isFetching, refetch } = endpointFor(listLetters).useQuery({ query }, { refetchOnMountOrArgChange: 5 });
  const [read] = endpointFor(readLetters).useMutation();
  const [remove] = endpointFor(removeLetter).useMutation();
  const key = JSON.stringify(query);
  const [kept, setKept] = useState<KeptLetters>();
  // Another page, and one whose letters have all been thrown away, is taken as it comes; not what was left of an earlier visit.
  const isKept = kept !== undefined && kept.key === key && kept.letters.length > 0;
  if (currentData && !isFetching && !isKept && kept?.letters !== currentData.items) setKept({ key, letters: currentData.items });
  const shown = isKept && currentData ? withNews(kept, currentData.items).letters : currentData?.items;
  const change = (how: (letters: KeptLetters) => KeptLetters) => setKept((now) => now && how(now));
  const now = () => new Date().toISOString();

  return {
    letters: shown,
    page: currentData,
    failed: isError && !currentData,
    retry: () => void refetch(),
    open: async ({ id, read_at: readAt }: StationLetter) => {
      if (readAt !== null) return;
      const { error } = await read({ body: { ids: [id] } });
      if (!error) change((letters) => markRead(letters, [id], now()));
    },
    readAll: async () => {
      const { error } = await read({ body: { all: true } });
      if (error) return;
      change((letters) => markRead(letters, 'all', now()));
      toast.show(t('messages.allRead'));
    },
    remove: async ({ id }: StationLetter) => {
      const { error } = await remove({ params: { id } });
      if (error) return;
      change((letters) => without(letters, id));
      toast.show(t('messages.removed'));
    },
  };
};
