import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffAction } from '@caravan/account/contract';

type Words = Readonly<Record<string, string>>;

/** The log's actions and subjects in words. What has no words, because it is of an older version, is shown as it is. */
export const useAuditWords = () => {
  const { t } = useTranslation('account-console');
  return useMemo(() => {
    const byKind: Readonly<Record<string, Words>> = t('audit.actions', { returnObjects: true });
    const kinds: Words = t('audit.kinds', { returnObjects: true });
    const actions = Object.entries(byKind).flatMap(([kind, verbs]) =>
      Object.entries(verbs).map(([verb, label]) => ({ value: `${kind}.${verb}`, label })),
    );
    const words = new Map(actions.map(({ value, label }) => [value, label]));
    return {
      /** All actions, as options of a field. */
      actions,
      actionOf: (action: string): string => words.get(action) ?? action,
      kindOf: ({ subject_kind: kind }: StaffAction): string => kinds[kind] ?? kind,
    };
  }, [t]);
};
