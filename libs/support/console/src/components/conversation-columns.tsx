import { useTranslation } from 'react-i18next';
import { CustomerId, type DataColumn } from '@caravan/console-core';
import { accountConsolePaths, supportConsolePaths } from '@caravan/routes/console';
import { type StaffConversation } from '@caravan/support/contract';
import { Link, StatusBadge } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';
import { stateTones, useLanguageName, useSubject } from './conversation-words.ts';

/** The columns of conversations in every list of the console; beside a shopper's own they name nobody. */
export const useConversationColumns = ({ ofOne = false } = {}): DataColumn<StaffConversation>[] => {
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
    ...(ofOne
      ? []
      : [
          {
            id: 'person',
            header: t('person'),
            cell: ({ user_id: id, product }: StaffConversation) =>
              product ? t('visitorName') : <CustomerId id={id} href={accountConsolePaths.person.href({ id })} />,
          },
        ]),
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
