import { useTranslation } from 'react-i18next';
import type { DataColumn } from '@caravan/console-core';
import { supportConsolePaths } from '@caravan/routes/console';
import { type StaffConversation } from '@caravan/support/contract';
import { Link, StatusBadge } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';
import { stateTones, useLanguageName, useSubject } from './conversation-words.ts';

/** The columns of conversations in every list of the console. */
export const useConversationColumns = (): DataColumn<StaffConversation>[] => {
  const { t } = useTranslation('support-console');
  const subjectOf = useSubject();
  const languageNameOf = useLanguageName();
  return [
    {
      id: 'about',
      header: t('subject'),
      rowHeader: true,
      cell: (one) => <Link to={supportConsolePaths.ticket.href({ id: one.id })}>{subjectOf(one)}</Link>,
    },
    { id: 'last', header: t('last'), width: 'wide', cell: ({ last }) => last.text },
    {
      id: 'state',
      header: t('stateLabel'),
      cell: ({ state }) => <StatusBadge tone={stateTones[state]}>{t(`state.${state}`)}</StatusBadge>,
    },
    { id: 'language', header: t('language'), cell: ({ language }) => languageNameOf(language) },
    { id: 'at', header: t('lastAt'), cell: ({ last_at: at }) => <LocalTime at={at} /> },
  ];
};
