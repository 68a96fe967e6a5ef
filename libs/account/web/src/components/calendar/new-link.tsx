import { useTranslation } from 'react-i18next';
import { Banner, ButtonLink, CopyButton, Row, Stack, TextField } from '@caravan/ui-kit';

/** The address of a link that was just made: to copy, or to open in the calendar of this device. */
export const NewLink = ({ url }: { url: string }) => {
  const { t } = useTranslation('account');
  return (
    <Stack gap="3">
      <Banner tone="success" live="status">
        {t('calendar.once')}
      </Banner>
      <TextField
        label={t('calendar.address')}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
        action={<CopyButton value={url} label={t('calendar.copy')} />}
      />
      <Row>
        <ButtonLink href={url.replace(/^https?:/, 'webcal:')}>{t('calendar.open')}</ButtonLink>
      </Row>
    </Stack>
  );
};
