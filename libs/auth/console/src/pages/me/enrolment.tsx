import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEnrolSecondFactorMutation } from '@caravan/auth/api/staff';
import type { Enrolment as EnrolmentData } from '@caravan/auth/contract';
import { CopyButton, Row, Stack, Text } from '@caravan/ui-kit';
import { CodeForm } from '../../components/code-form.tsx';
import styles from './enrolment.module.css';

/** An address for a picture; the console's policy allows `blob:` and no `data:`. */
const usePicture = (svg: string): string | undefined => {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return address;
};

export interface EnrolmentProps {
  enrolment: EnrolmentData;
  onEnrolled: (recoveryCodes: readonly string[]) => void;
}

/** The secret as a picture and as text, and the first code of the app. */
export const Enrolment = ({ enrolment: { qr, secret }, onEnrolled }: EnrolmentProps) => {
  const { t } = useTranslation('auth-console');
  const [enrol] = useEnrolSecondFactorMutation();
  const picture = usePicture(qr);
  return (
    <Stack gap="4">
      <Text measure>{t('me.scan')}</Text>
      {picture ? <img src={picture} alt={t('me.qr')} width={200} height={200} className={styles.code} /> : null}
      <Stack gap="1">
        <Text size="sm" tone="muted">
          {t('me.secret')}
        </Text>
        <Row gap="2" wrap>
          <code className={styles.secret}>{secret}</code>
          <CopyButton value={secret} label={t('me.copySecret')} />
        </Row>
      </Stack>
      <CodeForm
        appOnly
        submitLabel={t('me.enrol')}
        send={async (body) => {
          const result = await enrol({ body });
          if (result.data) onEnrolled(result.data.recovery_codes);
          return result;
        }}
      />
    </Stack>
  );
};
