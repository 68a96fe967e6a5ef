import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  maxMessage,
  supportReasons,
  type NewMessage,
  type NewMessageForm,
  type Picture,
} from '@caravan/support/contract';
import { Button, Row, Stack, Text, TextArea } from '@caravan/ui-kit';
import { failureOf, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';
import { PicturesField } from './pictures-field.tsx';

export interface MessageFormProps {
  /** Keeps the typed text under this key while the tab is open. */
  draftKey: string;
  send: (message: NewMessage) => Promise<{ data?: unknown; error?: unknown }>;
  /** The first text of the field, such as one that was typed elsewhere. */
  text?: string;
  /** Said below the text, such as that the message opens a closed conversation. */
  hint?: string;
}

/** A message with pictures; both stay when the server refuses. */
export const MessageForm = ({ draftKey, send, text = '', hint }: MessageFormProps) => {
  const { t } = useTranslation('support');
  const toast = useToast();
  const [pictures, setPictures] = useState<readonly Picture[]>([]);
  const [pictureError, setPictureError] = useState<string>();
  const form = useContractForm<NewMessageForm, NewMessage>({
    schema: async () => (await import('@caravan/support/contract/schema')).newMessage,
    defaultValues: { text, images: [] },
    reasons: supportReasons,
    draftKey,
  });
  const submit = async (message: NewMessage) => {
    const result = await send({ ...message, images: pictures.map(({ id }) => id) });
    setPictureError(failureOf(result.error)?.fields?.['images']);
    if (result.data) {
      form.reset({ text: '', images: [] });
      setPictures([]);
      toast.show(t('form.sent'), 'success');
    }
    return result;
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void form.submit(submit)(event)}>
      <Stack gap="4">
        <TextArea
          {...form.field('text')}
          label={t('form.text')}
          rows={5}
          maxLength={maxMessage}
          counterText={(used, max) => t('form.counter', { used, max })}
        />
        <PicturesField pictures={pictures} onChange={setPictures} error={pictureError} />
        {hint ? (
          <Text size="sm" tone="muted">
            {hint}
          </Text>
        ) : null}
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('form.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
