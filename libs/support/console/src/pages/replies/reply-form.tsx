import { useTranslation } from 'react-i18next';
import { useCreateReplyMutation, useUpdateReplyMutation } from '@caravan/support/api/staff';
import { maxMessage, maxReplyName, supportReasons, type NewReply, type SavedReply } from '@caravan/support/contract';
import { Button, Row, Stack, TextArea, TextField } from '@caravan/ui-kit';
import { isApiError, reasonOf, useIdempotencyKey, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

export interface ReplyFormProps {
  /** The reply to change; absent for a new one. */
  reply: SavedReply | undefined;
  onDone: () => void;
}

/** Creates or changes a saved reply. */
export const ReplyForm = ({ reply, onDone }: ReplyFormProps) => {
  const { t } = useTranslation('support-console');
  const toast = useToast();
  const { keyFor, settle } = useIdempotencyKey();
  const [create] = useCreateReplyMutation();
  const [update] = useUpdateReplyMutation();
  const form = useContractForm<NewReply, NewReply>({
    schema: async () => (await import('@caravan/support/contract/schema')).newReply,
    defaultValues: { name: reply?.name ?? '', text_en: reply?.text_en ?? '', text_zh: reply?.text_zh ?? '' },
    reasons: supportReasons,
  });
  const send = async (body: NewReply) => {
    const result = reply
      ? await update({ params: { id: reply.id }, body, version: reply.version })
      : await create({ body, idempotencyKey: keyFor(body) });
    if (reasonOf(result.error) === 'reply_name_known' && isApiError(result.error))
      form.setError('name', { type: 'server', message: result.error.message });
    if (result.data) {
      settle();
      toast.show(t('replies.saved'), 'success');
      onDone();
    }
    return result;
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <TextField
          {...form.field('name')}
          required
          label={t('replies.name')}
          hint={t('replies.nameHint')}
          maxLength={maxReplyName}
        />
        <TextArea
          {...form.field('text_en')}
          required
          lang="en"
          label={t('replies.en')}
          rows={5}
          maxLength={maxMessage}
        />
        <TextArea
          {...form.field('text_zh')}
          required
          lang="zh"
          label={t('replies.zh')}
          rows={5}
          maxLength={maxMessage}
        />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('replies.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
