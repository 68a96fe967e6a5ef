import { useTranslation } from 'react-i18next';
import { Banner, Button, Loading, Skeleton, Stack } from '@caravan/ui-kit';

/** Shown instead of the form while the link is being checked, and when the check failed. */
export const LinkCheck = ({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) => {
  const { t } = useTranslation('auth');
  if (hasFailed) {
    return (
      <Banner
        tone="warning"
        live="alert"
        action={
          <Button size="sm" variant="secondary" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        }
      >
        {t('resetPassword.notChecked')}
      </Banner>
    );
  }
  return (
    <Loading label={t('resetPassword.checking')}>
      <Stack gap="6">
        <Stack gap="2">
          <Skeleton part="1-4" />
          <Skeleton shape="control" />
        </Stack>
        <Stack gap="2">
          <Skeleton part="1-3" />
          <Skeleton shape="control" />
        </Stack>
        <Skeleton shape="control" />
      </Stack>
    </Loading>
  );
};
