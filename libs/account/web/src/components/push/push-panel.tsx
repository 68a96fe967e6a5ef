import { useTranslation } from 'react-i18next';
import { Checkbox, Panel } from '@caravan/ui-kit';
import { LoadFailed } from '@caravan/web-core';
import { usePush } from './use-push.ts';

/** Switches the notifications of this browser on and off, or says why it cannot receive any. */
export const PushPanel = () => {
  const { t } = useTranslation('account');
  const { state, ready, failed, retry, set } = usePush();
  if (failed) return <LoadFailed part title={t('failed.title')} text={t('failed.text')} onRetry={retry} />;
  return (
    <Panel title={t('push.title')} text={t('push.text')}>
      <Checkbox
        role="switch"
        label={t('push.label')}
        hint={t(`push.${state}`)}
        checked={state === 'on'}
        disabled={!ready || state === 'unsupported' || state === 'denied'}
        onChange={({ target }) => set(target.checked)}
      />
    </Panel>
  );
};
