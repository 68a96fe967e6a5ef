import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBeginSecondFactorMutation } from '@caravan/auth/api/staff';
import type { Enrolment as EnrolmentData, Me } from '@caravan/auth/contract';
import { Badge, Banner, Button, Panel, Stack, Text } from '@caravan/ui-kit';
import { Enrolment } from './enrolment.tsx';
import { FactorActions } from './factor-actions.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** The second login step: set it up, or renew its recovery codes and remove it. */
export const FactorPanel = ({ me }: { me: Me }) => {
  const { t } = useTranslation('auth-console');
  const [begin, { isLoading }] = useBeginSecondFactorMutation();
  const [enrolment, setEnrolment] = useState<EnrolmentData>();
  const [codes, setCodes] = useState<readonly string[]>();
  const isEnrolled = me.second_factor === 'enrolled';

  const start = async () => {
    const { data } = await begin();
    if (data) setEnrolment(data);
  };
  const showCodes = (fresh: readonly string[]) => {
    setEnrolment(undefined);
    setCodes(fresh);
  };
  return (
    <Panel
      title={t('me.factor')}
      aside={
        <Badge tone={isEnrolled ? 'success' : 'warning'}>{t(isEnrolled ? 'me.enrolled' : 'me.notEnrolled')}</Badge>
      }
    >
      <Stack gap="4">
        <Text tone="muted">{t('me.factorLead')}</Text>
        {me.required && !isEnrolled ? <Banner tone="warning">{t('me.factorRequired')}</Banner> : null}
        {codes ? <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} /> : null}
        {!codes && isEnrolled ? <FactorActions left={me.recovery_codes_left} onCodes={showCodes} /> : null}
        {!codes && !isEnrolled && enrolment ? <Enrolment enrolment={enrolment} onEnrolled={showCodes} /> : null}
        {!codes && !isEnrolled && !enrolment ? (
          <div>
            <Button busy={isLoading} onClick={() => void start()}>
              {t('me.begin')}
            </Button>
          </div>
        ) : null}
      </Stack>
    </Panel>
  );
};
