import { useTranslation } from 'react-i18next';
import { retentionKinds, type RetentionDue } from '@caravan/content/contract';
import { countedItems } from '@caravan/kernel';
import { Stack, Text } from '@caravan/ui-kit';
import { useFormats } from '@caravan/web-core';

/** The rows that shorter periods will delete at the next run, by kind. */
export const DueRows = ({ due }: { due: RetentionDue }) => {
  const { t } = useTranslation('content-console');
  const { number } = useFormats();
  return (
    <Stack gap="3">
      <Text>{t('retention.shorterLead')}</Text>
      {retentionKinds.flatMap((kind) => {
        const rows = due[kind];
        if (rows === undefined) return [];
        const name = t(`retention.kinds.${kind}`);
        const text =
          rows === null
            ? t('retention.dueMore', { name, number: number(countedItems) })
            : t('retention.due', { name, count: rows, number: number(rows) });
        return [
          <Text key={kind} numeric>
            {text}
          </Text>,
        ];
      })}
    </Stack>
  );
};
