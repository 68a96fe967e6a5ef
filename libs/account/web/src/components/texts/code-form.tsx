import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfirmTextPhoneMutation, useSetTextPhoneMutation } from '@caravan/account/api/texts';
import { accountReasons, type TextCode } from '@caravan/account/contract';
import { Button, Row, Stack, TextField } from '@caravan/ui-kit';
import { useSingleFlight, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

const schema = async () => (await import('@caravan/account/contract/schema')).textCode;

export interface CodeFormProps {
  number: string;
  /** Takes the focus, because the code was just sent. */
  focused: boolean;
  onConfirmed: () => void;
}

/** The code that went to a number, and another one for a shopper who got none. */
export const CodeForm = ({ number, focused, onConfirmed }: CodeFormProps) => {
  const { t } = useTranslation('account');
  const toast = useToast();
  const [confirm] = useConfirmTextPhoneMutation();
  const [sendAgain, { isLoading }] = useSetTextPhoneMutation();
  const form = useContractForm<Partial<TextCode>, TextCode>({ schema, defaultValues: {}, reasons: accountReasons });
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus('code');
  }, [focused, setFocus]);
  const onSubmit = form.submit(async (body) => {
    const result = await confirm({ body });
    if (result.data) {
      toast.show(t('texts.confirmed'));
      onConfirmed();
    }
    return result;
  });
  const again = useSingleFlight(async () => {
    const { error } = await sendAgain({ body: { number } });
    if (error) return;
    toast.show(t('texts.sentAgain'));
    setFocus('code');
  });
  return (
    <form method="post" noValidate aria-label={t('texts.code')} onSubmit={onSubmit}>
      <Stack gap="4">
        <TextField
          {...form.field('code')}
          label={t('texts.code')}
          hint={t('texts.codeHint', { number })}
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          numeric
        />
        <Row gap="3" wrap>
          <Button type="submit" busy={form.busy}>
            {t('texts.confirm')}
          </Button>
          <Button variant="secondary" busy={isLoading} onClick={() => void again()}>
            {t('texts.again')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
