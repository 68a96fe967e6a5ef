import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '@caravan/auth/api';
import { supportPaths } from '@caravan/routes';
import { useAskAboutProductMutation, useCreateConversationMutation } from '@caravan/support/api';
import { answeredIn, maxQuestion, supportReasons, type AskedProduct } from '@caravan/support/contract';
import { Button, ButtonLink, Dialog, Stack, Text, TextArea, TextField } from '@caravan/ui-kit';
import { useIdempotencyKey } from '@caravan/web-core';
import { FormDialog, useContractForm } from '@caravan/web-core/forms';

/** A shopper's question has no address. */
interface Question {
  email?: string | undefined;
  text: string;
}

/** The most characters of a link in a message of a shopper. */
const maxLink = 1_000;

/** The message of a shopper, which names the product itself. */
const messageAbout = ({ name, url }: AskedProduct, text: string): string =>
  [name, url.slice(0, maxLink), '', text].join('\n');

export interface AskDialogProps {
  product: AskedProduct;
  onClose: () => void;
}

/** A question about a product: by e-mail without an account, otherwise as a conversation of the account. */
export const AskDialog = ({ product, onClose }: AskDialogProps) => {
  const { t } = useTranslation('support');
  const { isLogin } = useSession();
  const [ask] = useAskAboutProductMutation();
  const [start] = useCreateConversationMutation();
  const { keyFor } = useIdempotencyKey();
  /** Where the answer comes to, once the question was sent. */
  const [sentTo, setSentTo] = useState<string>();
  const form = useContractForm<Question, Question>({
    schema: async () => {
      const { productQuestion } = await import('@caravan/support/contract/schema');
      return isLogin ? productQuestion.pick({ text: true }) : productQuestion.pick({ email: true, text: true });
    },
    defaultValues: isLogin ? { text: '' } : { email: '', text: '' },
    reasons: supportReasons,
    draftKey: `ask:${product.url.slice(0, 200)}`,
  });

  const send = async ({ email = '', text }: Question) => {
    const body = { about: { kind: 'general' as const }, text: messageAbout(product, text), images: [] };
    const result = isLogin
      ? await start({ body, idempotencyKey: keyFor(body) })
      : await ask({ body: { email, text, product } });
    if (!result.error) setSentTo(email);
    return result;
  };

  if (sentTo !== undefined) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={t('ask.sent')}
        footer={
          isLogin ? (
            <ButtonLink to={supportPaths.conversations.href()}>{t('ask.conversations')}</ButtonLink>
          ) : (
            <Button onClick={onClose}>{t('ask.close')}</Button>
          )
        }
      >
        <Text role="status">
          {isLogin ? t('ask.comesHere', { hours: answeredIn }) : t('ask.comesTo', { email: sentTo, hours: answeredIn })}
        </Text>
      </Dialog>
    );
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t('ask.open')}
      closesBeside={false}
      submit={t('ask.send')}
      busy={form.busy}
      onSubmit={form.submit(send)}
    >
      <Stack gap="4">
        <Text tone="muted">{product.name}</Text>
        <TextArea
          {...form.field('text')}
          required
          label={t('ask.text')}
          rows={4}
          maxLength={maxQuestion}
          counterText={(used, max) => t('form.counter', { used, max })}
        />
        {isLogin ? null : (
          <TextField
            {...form.field('email')}
            required
            type="email"
            inputMode="email"
            autoComplete="email"
            label={t('ask.email')}
            hint={t('ask.emailHint')}
          />
        )}
      </Stack>
    </FormDialog>
  );
};
