import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languageTable, staffLanguages, staffRoles } from '@caravan/kernel';
import { Checkbox, FieldError, Fieldset, SelectField, Stack, type SelectFieldProps } from '@caravan/ui-kit';

export interface MemberFieldsProps {
  /** The props of `register('roles')`. */
  roles: { name: string; error: string | undefined; disabled?: boolean };
  language: Omit<SelectFieldProps, 'label' | 'options'>;
}

/** The roles, each with what it may do, and the language of mails. */
export const MemberFields = ({ roles: { error, disabled = false, ...register }, language }: MemberFieldsProps) => {
  const { t } = useTranslation('auth-console');
  const errorId = useId();
  return (
    <Stack gap="4">
      <Fieldset legend={t('staff.roles')} hint={disabled ? t('staff.own') : t('staff.rolesHint')} disabled={disabled}>
        <Stack gap="2">
          {staffRoles.map((role) => (
            <Checkbox {...register} key={role} value={role} label={t(`roles.${role}`)} hint={t(`roleHints.${role}`)} />
          ))}
          {error ? <FieldError id={errorId}>{error}</FieldError> : null}
        </Stack>
      </Fieldset>
      <SelectField
        {...language}
        label={t('staff.language')}
        options={staffLanguages.map((value) => ({ value, label: languageTable[value].name }))}
      />
    </Stack>
  );
};
