import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetTextPhoneMutation } from '@caravan/account/api/texts';
import { accountReasons, type NewTextPhone } from '@caravan/account/contract';
import { Button, Row, Stack, TextField } from '@caravan/ui-kit';
import { useContractForm } from '@caravan/web-core/forms';

const schema = async () => (await import('@caravan/account/contract/schema')).newTextPhone;

export interface NumberFormProps {
  /** Takes the focus, because the shopper asked for the form. */
  focused: boolean;
  onSent: () => void;
  /** Undefined while there is no number to go back to. */
  onCancel: (() => void) | undefined;
}

/** A phone number, to which a code is sent. */
export const NumberForm = ({ focused, onSent, onCancel }: NumberFormProps) => {
  const { t } = useTranslation('account');
  const [setPhone] = useSetTextPhoneMutation();
  const form = useContractForm<Partial<NewTextPhone>, NewTextPhone>({
    schema,
    defaultValues: {},
    reasons: accountReasons,
  });
  const { setFocus } = form;
  useEffect(() => {
    if (focused) setFocus('number');
  }, [focused, setFocus]);
  const onSubmit = form.submit(async (body) => {
    const result = await setPhone({ body });
    if (result.data) onSent();
    return result;
  });
  return (
    <form method="post" noValidate aria-label={t('texts.number')} onSubmit={onSubmit}>
      <Stack gap="4">
        <TextField
          {...form.field('number')}
          label={t('texts.number')}
          hint={t('personal.phoneHint')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          numeric
        />
        <Row gap="3" wrap>
          <Button type="submit" busy={form.busy}>
            {t('texts.send')}
          </Button>
          {onCancel ? (
            <Button variant="ghost" onClick={onCancel}>
              {t('cancel')}
            </Button>
          ) : null}
        </Row>
      </Stack>
    </form>
  );
};
