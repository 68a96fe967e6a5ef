import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '@caravan/ui-kit';
import { ShownSecret } from '../programs/shown-secret.tsx';
import { TokenForm } from './token-form.tsx';

/** Makes a token and shows it once. */
export const TokenDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('account');
  const formId = useId();
  const [busy, setBusy] = useState(false);
  const [token, setToken] = useState<string>();
  return (
    <Dialog
      open
      title={token ? t('tokens.ready') : t('tokens.new')}
      closesBeside={false}
      onClose={onClose}
      footer={
        token ? (
          <Button onClick={onClose}>{t('tokens.done')}</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={formId} busy={busy}>
              {t('tokens.make')}
            </Button>
          </>
        )
      }
    >
      {token ? (
        <ShownSecret value={token} label={t('tokens.token')} notice={t('tokens.once')} copy={t('tokens.copy')} />
      ) : (
        <TokenForm id={formId} onBusy={setBusy} onMade={(made) => setToken(made.access_token)} />
      )}
    </Dialog>
  );
};
