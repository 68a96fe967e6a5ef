import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoField, usePhotos } from '@caravan/console-core';
import { useUploadStaffPictureMutation, useWriteStaffMessageMutation } from '@caravan/support/api/staff';
import {
  maxImages,
  maxMessage,
  supportReasons,
  type StaffNewMessage,
  type StaffNewMessageForm,
  type StaffThread,
} from '@caravan/support/contract';
import { Button, Checkbox, Disclosure, Row, Stack, TextArea } from '@caravan/ui-kit';
import { failureOf, useIdempotencyKey, useToast } from '@caravan/web-core';
import { useContractForm, useWatch } from '@caravan/web-core/forms';
import { ReplyPicker } from './reply-picker.tsx';

export interface AnswerFormProps {
  thread: StaffThread;
  /** The shopper has got an answer. */
  onAnswered?: () => void;
}

/** Answers the shopper, or adds an internal note. What was written stays when the server refuses. */
export const AnswerForm = ({ thread, onAnswered }: AnswerFormProps) => {
  const { t } = useTranslation('support-console');
  const toast = useToast();
  const [upload] = useUploadStaffPictureMutation();
  const [write] = useWriteStaffMessageMutation();
  const photos = usePhotos({ max: maxImages });
  /** The ids of uploaded pictures by their photos: a repeated attempt sends the same message. */
  const uploadedIds = useRef(new Map<string, string>());
  const { keyFor, settle } = useIdempotencyKey();
  const answers = thread.actions.includes('answer');
  const empty: StaffNewMessageForm = { text: '', images: [], internal: !answers };
  const form = useContractForm<StaffNewMessageForm, StaffNewMessage>({
    schema: async () => (await import('@caravan/support/contract/schema')).staffNewMessage,
    defaultValues: empty,
    reasons: supportReasons,
    draftKey: `ticket:${thread.id}`,
  });
  const isNote = useWatch({ control: form.control, name: 'internal' });
  // A visitor is answered by mail, which shows no pictures.
  const takesPictures = isNote || thread.product === null;

  const send = async (body: StaffNewMessage) => {
    const images: string[] = [];
    for (const [index, { id, blob }] of (takesPictures ? photos.photos : []).entries()) {
      const known = uploadedIds.current.get(id);
      if (known !== undefined) {
        images.push(known);
        continue;
      }
      const image = new File([blob], `picture-${index + 1}.jpg`, { type: blob.type });
      const uploaded = await upload({ body: { image } });
      if (!uploaded.data) return uploaded;
      uploadedIds.current.set(id, uploaded.data.id);
      images.push(uploaded.data.id);
    }
    const wish = { params: { id: thread.id }, body: { ...body, images } };
    const result = await write({ ...wish, idempotencyKey: keyFor(wish) });
    // A picture that the server has deleted meanwhile is uploaded again.
    if (failureOf(result.error)?.fields?.['images']) uploadedIds.current.clear();
    if (result.data) {
      settle();
      form.reset(empty);
      photos.clear();
      toast.show(t(body.internal ? 'write.saved' : 'write.sent'), 'success');
      if (!body.internal) onAnswered?.();
    }
    return result;
  };
  const insert = (text: string) => {
    const before = form.getValues('text').trim();
    form.setValue('text', before ? `${before}\n\n${text}` : text, { shouldDirty: true, shouldValidate: true });
  };

  return (
    <form method="post" noValidate onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <TextArea
          {...form.field('text')}
          label={t('write.text')}
          rows={5}
          maxLength={maxMessage}
          counterText={(used, max) => t('write.counter', { used, max })}
          {...(isNote ? { hint: t('write.noteHint') } : {})}
        />
        {answers ? <ReplyPicker language={thread.language} onChoose={insert} /> : null}
        {answers ? <Checkbox {...form.register('internal')} label={t('write.internal')} /> : null}
        {takesPictures ? (
          <Disclosure summary={t('write.pictures')}>
            <PhotoField photos={photos} />
          </Disclosure>
        ) : null}
        <Row>
          <Button type="submit" busy={form.busy}>
            {t(isNote ? 'write.save' : 'write.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
