import { useTranslation } from 'react-i18next';
import type { StaffTexts } from '@caravan/account/contract';
import { DataTable, type DataColumn } from '@caravan/console-core';
import { accountConsolePaths } from '@caravan/routes/console';
import { Link, Text } from '@caravan/ui-kit';
import { LocalTime } from '@caravan/web-core';

/** Why a text message was not sent, in words; codes of the gateway are shown as they are. */
export const useTextFailure = () => {
  const { t } = useTranslation('account-console');
  const words: Readonly<Record<string, string>> = t('texts.failures', { returnObjects: true });
  return (failure: string | null): string => (failure === null ? '' : (words[failure] ?? failure));
};

type FailedText = StaffTexts['failed'][number];

/** The text messages of 30 days that were not sent, or of which nobody knows. */
export const FailedTexts = ({ rows }: { rows: readonly FailedText[] }) => {
  const { t } = useTranslation('account-console');
  const failureOf = useTextFailure();
  const columns: DataColumn<FailedText>[] = [
    { id: 'at', header: t('texts.at'), rowHeader: true, cell: ({ created_at: at }) => <LocalTime at={at} /> },
    { id: 'kind', header: t('texts.kind'), cell: ({ kind }) => t(`texts.kinds.${kind}`) },
    { id: 'state', header: t('texts.outcome'), cell: ({ state }) => t(`texts.states.${state}`) },
    { id: 'failure', header: t('texts.reason'), cell: ({ failure }) => failureOf(failure) },
    {
      id: 'person',
      header: t('texts.person'),
      cell: ({ user_id: id }) =>
        id === null ? t('texts.gone') : <Link to={accountConsolePaths.person.href({ id })}>{t('texts.open')}</Link>,
    },
  ];
  if (!rows.length) return <Text tone="muted">{t('texts.none')}</Text>;
  return <DataTable caption={t('texts.notSent')} columns={columns} rows={rows} keyOf={({ id }) => id} />;
};
