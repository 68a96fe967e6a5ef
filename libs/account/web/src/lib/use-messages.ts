import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListMessagesQuery, useReadMessagesMutation, useRemoveMessageMutation } from '@caravan/account/api';
import { type MessagesQuery, type StationMessage } from '@caravan/account/contract';
import { useToast } from '@caravan/web-core';
import { markRead, withNews, without, type KeptMessages } from './kept-messages.ts';

/** A page of the inbox and the actions on its messages. The page keeps its order from the first action on. */
export const useMessages = (query: MessagesQuery) => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const { currentData, isError, refetch } = useListMessagesQuery({ query }, { refetchOnMountOrArgChange: 5 });
  const [read] = useReadMessagesMutation();
  const [remove] = useRemoveMessageMutation();
  const key = JSON.stringify(query);
  const [kept, setKept] = useState<KeptMessages>();
  if (kept && kept.key !== key) setKept(undefined);
  // Before the first action, and after all its messages are deleted, the page shows the server's list.
  const shown =
    kept && kept.key === key && kept.messages.length > 0 && currentData
      ? withNews(kept, currentData.items).messages
      : currentData?.items;
  const keep = () => setKept((now) => now ?? { key, messages: shown ?? [] });
  const change = (how: (messages: KeptMessages) => KeptMessages) => setKept((now) => now && how(now));
  const now = () => new Date().toISOString();

  return {
    messages: shown,
    page: currentData,
    failed: isError && !currentData,
    retry: () => void refetch(),
    open: async ({ id, read_at: readAt }: StationMessage) => {
      if (readAt !== null) return;
      keep();
      const { error } = await read({ body: { ids: [id] } });
      if (!error) change((messages) => markRead(messages, [id], now()));
    },
    readAll: async () => {
      keep();
      const { error } = await read({ body: { all: true } });
      if (error) return;
      change((messages) => markRead(messages, 'all', now()));
      toast.show(t('messages.allRead'));
    },
    remove: async ({ id }: StationMessage) => {
      keep();
      const { error } = await remove({ params: { id } });
      if (error) return;
      change((messages) => without(messages, id));
      toast.show(t('messages.removed'));
    },
  };
};
