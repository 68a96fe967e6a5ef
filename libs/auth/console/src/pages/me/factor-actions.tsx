import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRemoveSecondFactorMutation, useRenewRecoveryCodesMutation } from '@caravan/auth/api/staff';
import { Button, Dialog, Row, Stack, Text } from '@caravan/ui-kit';
import { useToast } from '@caravan/web-core';
import { CodeForm } from '../../components/code-form.tsx';

export interface FactorActionsProps {
  /** The unused recovery codes. */
  left: number;
  onCodes: (codes: readonly string[]) => void;
}

/** New recovery codes, or the end of the second step; each asks for a code. */
export const FactorActions = ({ left, onCodes }: FactorActionsProps) => {
  const { t } = useTranslation('auth-console');
  const toast = useToast();
  const [step, setStep] = useState<'renew' | 'remove'>();
  const [renew] = useRenewRecoveryCodesMutation();
  const [remove] = useRemoveSecondFactorMutation();
  const close = () => setStep(undefined);
  return (
    <Stack gap="3">
      <Text numeric>{t('me.codesLeft', { count: left })}</Text>
      <Row gap="3" wrap>
        <Button variant="secondary" onClick={() => setStep('renew')}>
          {t('me.renew')}
        </Button>
        <Button variant="secondary" onClick={() => setStep('remove')}>
          {t('me.remove')}
        </Button>
      </Row>
      <Dialog open={step === 'renew'} onClose={close} title={t('me.renew')} size="form">
        <Stack gap="4">
          <Text tone="muted">{t('me.renewLead')}</Text>
          <CodeForm
            submitLabel={t('me.renew')}
            send={async (body) => {
              const result = await renew({ body });
              if (result.data) {
                close();
                onCodes(result.data.recovery_codes);
              }
              return result;
            }}
          />
        </Stack>
      </Dialog>
      <Dialog open={step === 'remove'} onClose={close} title={t('me.remove')} size="form">
        <Stack gap="4">
          <Text tone="muted">{t('me.removeLead')}</Text>
          <CodeForm
            submitLabel={t('me.remove')}
            variant="danger"
            send={async (body) => {
              const result = await remove({ body });
              if (!result.error) {
                close();
                toast.show(t('me.removed'));
              }
              return result;
            }}
          />
        </Stack>
      </Dialog>
    </Stack>
  );
};
