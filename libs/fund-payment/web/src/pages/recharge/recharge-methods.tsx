import { useTranslation } from 'react-i18next';
import { Text } from '@caravan/ui-kit';
import { NotLoaded } from '../../components/not-loaded/not-loaded.tsx';
import { MethodChoice } from '../../components/method-choice/method-choice.tsx';
import { MethodsSkeleton } from '../../components/method-choice/methods-skeleton.tsx';
import type { Methods } from '../../lib/use-methods.ts';

export const RechargeMethods = ({ methods: { methods, chosen, choose, error, retry } }: { methods: Methods }) => {
  const { t } = useTranslation('fund-payment');
  if (error) return <NotLoaded part status={error.status} onRetry={retry} />;
  if (!methods) return <MethodsSkeleton />;
  return (
    <>
      <MethodChoice methods={methods} chosen={chosen} onChoose={choose} />
      {chosen === undefined ? <Text tone="danger">{t('methods.none')}</Text> : null}
    </>
  );
};
