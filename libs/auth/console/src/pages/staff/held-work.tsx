import { useTranslation } from 'react-i18next';
import type { MemberWork } from '@caravan/auth/contract';
import { DescriptionList, Text } from '@caravan/ui-kit';

/** Tasks are counted by their queue, and the rest by its kind. */
export const HeldWork = ({ items }: Pick<MemberWork, 'items'>) => {
  const { t } = useTranslation(['auth-console', 'console-core']);
  if (items.length === 0) return <Text tone="muted">{t('handover.nothing')}</Text>;
  return (
    <DescriptionList
      items={items.map(({ kind, queue, count }) => ({
        key: queue ?? kind,
        term:
          queue === null
            ? t(kind === 'view' ? 'handover.views' : 'handover.approvals')
            : t(`queues.${queue}`, { ns: 'console-core' }),
        value: count,
      }))}
    />
  );
};
