import { useTranslation } from 'react-i18next';
import { Button, CopyButton, Heading, Row, Stack, Text } from '@caravan/ui-kit';
import styles from './enrolment.module.css';

export interface RecoveryCodesProps {
  codes: readonly string[];
  onSaved: () => void;
}

/** New recovery codes, which are shown once. */
export const RecoveryCodes = ({ codes, onSaved }: RecoveryCodesProps) => {
  const { t } = useTranslation('auth-console');
  return (
    <Stack gap="4">
      <Stack gap="1">
        <Heading level={3} size="sm">
          {t('me.recoveryTitle')}
        </Heading>
        <Text measure>{t('me.recoveryLead')}</Text>
      </Stack>
      <ul className={styles.codes} aria-label={t('me.recoveryTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Row gap="3" wrap>
        <CopyButton value={codes.join('\n')} label={t('me.copyCodes')} size="md" />
        <Button onClick={onSaved}>{t('me.recoverySaved')}</Button>
      </Row>
    </Stack>
  );
};
