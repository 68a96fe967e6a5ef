import { useTranslation } from 'react-i18next';
import { logisticsReasons, type LeadClosing } from '@caravan/logistics/contract';
import { useCloseLeadMutation } from '@caravan/logistics/api/staff';
import { Button, Row, Stack, TextArea } from '@caravan/ui-kit';
import { useContractForm } from '@caravan/web-core/forms';

export interface CloseLeadFormProps {
  id: string;
  onClosed: () => void;
}

/** Closes an enquiry with a note on what came of it. */
export const CloseLeadForm = ({ id, onClosed }: CloseLeadFormProps) => {
  const { t } = useTranslation('logistics-console');
  const [close] = useCloseLeadMutation();
  const form = useContractForm<LeadClosing, LeadClosing>({
    schema: async () => (await import('@caravan/logistics/contract/schema')).leadClosing,
    defaultValues: { note: '' },
    reasons: logisticsReasons,
  });
  const send = async (body: LeadClosing) => {
    const result = await close({ params: { id }, body });
    if (result.data) onClosed();
    return result;
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <TextArea {...form.field('note')} required label={t('note')} hint={t('noteHint')} maxLength={500} rows={3} />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('close')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
