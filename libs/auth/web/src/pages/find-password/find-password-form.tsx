import { useTranslation } from 'react-i18next';
import { useSendResetMutation } from '@caravan/auth/api';
import { EmailForm } from '../../components/email-form/email-form.tsx';

const schema = async () => (await import('@caravan/auth/contract/schema')).resetRequest;

export const FindPasswordForm = ({ onSent }: { onSent: (email: string) => void }) => {
  const { t } = useTranslation('auth');
  const [send] = useSendResetMutation();
  return (
    <EmailForm
      schema={schema}
      draftKey="auth.find-password"
      send={send}
      submitText={t('findPassword.submit')}
      onSent={onSent}
    />
  );
};
