import { useTranslation } from 'react-i18next';
import { useMakeApiTokenMutation } from '@caravan/auth/api';
import { authReasons, maxTokenName, tokenDays, type MadeApiToken, type NewApiToken } from '@caravan/auth/contract';
import { tokenScopes } from '@caravan/kernel';
import { Checkbox, FieldError, Fieldset, SelectField, Stack, TextField } from '@caravan/ui-kit';
import { useContractForm } from '@caravan/web-core/forms';
import { ProofField } from '../proof/proof-field.tsx';

export interface TokenFormProps {
  id: string;
  onBusy: (busy: boolean) => void;
  onMade: (made: MadeApiToken) => void;
}

const schema = async () => (await import('@caravan/auth/contract/schema')).newApiToken;

/** Asks for the name of a new token, its scopes and its lifetime. */
export const TokenForm = ({ id, onBusy, onMade }: TokenFormProps) => {
  const { t } = useTranslation('account');
  const [make] = useMakeApiTokenMutation();
  const form = useContractForm<Partial<NewApiToken>, NewApiToken>({
    schema,
    defaultValues: { scopes: [], days: 90 },
    reasons: authReasons,
  });
  const onSubmit = form.submit(async (body) => {
    onBusy(true);
    const result = await make({ body });
    onBusy(false);
    if (result.data) onMade(result.data);
    return result;
  });
  const { error } = form.field('scopes');
  return (
    <form id={id} method="post" noValidate onSubmit={onSubmit}>
      <Stack gap="4">
        <TextField
          {...form.field('name')}
          label={t('tokens.name')}
          hint={t('tokens.nameHint')}
          maxLength={maxTokenName}
          autoComplete="off"
        />
        <Fieldset legend={t('tokens.scopes')}>
          <Stack gap="3">
            {tokenScopes.map((scope) => (
              <Checkbox
                key={scope}
                {...form.register('scopes')}
                value={scope}
                label={t(`tokens.scope.${scope}`)}
                hint={t(`tokens.scopeHint.${scope}`)}
              />
            ))}
            {error ? <FieldError id={`${id}-scopes`}>{error}</FieldError> : null}
          </Stack>
        </Fieldset>
        <SelectField
          {...form.register('days', { valueAsNumber: true })}
          label={t('tokens.days')}
          error={form.field('days').error}
          options={tokenDays.map((count) => ({ value: String(count), label: t('tokens.daysOption', { count }) }))}
          autoComplete="off"
        />
        <ProofField field={form.field} passwordLabel={t('tokens.password')} />
      </Stack>
    </form>
  );
};
