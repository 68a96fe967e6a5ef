import { useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner, Button, Checkbox, Row, SelectField, Stack, TextField } from '@caravan/ui-kit';
import { scannedCode } from '@caravan/kernel';
import {
  useCreateBinMutation,
  useSeveralWarehouses,
  useUpdateBinMutation,
} from '@caravan/warehouse-packages/api/staff';
import { binKinds, type Bin, type BinKind } from '@caravan/warehouse-packages/contract';
import { failureOf, useSingleFlight } from '@caravan/web-core';
import { messageOf } from '@caravan/console-core';

interface BinFormProps {
  /** The bin to change; absent for a new one. */
  bin: Bin | undefined;
  onDone: () => void;
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const kindOf = (text: string): BinKind => binKinds.find((kind) => kind === text) ?? 'shelf';

/** The fields of a form as the call takes them; the server judges them. */
const valuesOf = (form: FormData) => ({
  zone: textOf(form, 'zone'),
  kind: kindOf(textOf(form, 'kind')),
  position: Number(scannedCode(textOf(form, 'position')) || NaN),
  active: form.get('active') !== null,
  // Absent in shops with one warehouse.
  ...(textOf(form, 'warehouse') && { warehouse: textOf(form, 'warehouse') }),
});

/** Creates or changes a bin. */
export const BinForm = ({ bin, onDone }: BinFormProps) => {
  const { t } = useTranslation('warehouse-packages-console');
  const warehouses = useSeveralWarehouses();
  const [create, creating] = useCreateBinMutation();
  const [update, updating] = useUpdateBinMutation();
  const [error, setError] = useState<unknown>();
  const fields: Record<string, string | undefined> = failureOf(error)?.fields ?? {};

  const save = useSingleFlight(async (form: FormData) => {
    const values = valuesOf(form);
    const code = textOf(form, 'code');
    const answer = bin
      ? await update({ params: { code: bin.code }, body: values, version: bin.version })
      : await create({ body: { ...(code ? { code } : {}), ...values } });
    setError(answer.error);
    if (!answer.error) onDone();
  }, 0);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void save(new FormData(event.currentTarget));
  };

  return (
    <form onSubmit={submit} noValidate aria-label={bin ? t('bins.editOf', { code: bin.code }) : t('bins.add')}>
      <Stack gap="4">
        {error && !Object.keys(fields).length ? (
          <Banner tone="danger" live="alert">
            {messageOf(error)}
          </Banner>
        ) : null}
        {bin ? null : (
          <TextField
            name="code"
            label={t('bins.code')}
            hint={t('bins.codeHint')}
            optionalText={t('bins.optional')}
            error={fields['code']}
            maxLength={30}
            autoComplete="off"
          />
        )}
        {warehouses.length ? (
          <SelectField
            name="warehouse"
            label={t('warehouse')}
            {...(bin ? { hint: t('bins.warehouseHint') } : { placeholder: t('station.none') })}
            defaultValue={bin?.warehouse?.id ?? ''}
            error={fields['warehouse']}
            options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
          />
        ) : null}
        <TextField name="zone" label={t('bins.zone')} defaultValue={bin?.zone} error={fields['zone']} maxLength={40} />
        <SelectField
          name="kind"
          label={t('bins.kind')}
          defaultValue={bin?.kind ?? 'shelf'}
          error={fields['kind']}
          options={binKinds.map((value) => ({ value, label: t(`bins.kinds.${value}`) }))}
        />
        <TextField
          name="position"
          label={t('bins.position')}
          hint={t('bins.positionHint')}
          defaultValue={bin?.position}
          error={fields['position']}
          inputMode="numeric"
          numeric
        />
        <Checkbox
          name="active"
          label={t('bins.active')}
          hint={t('bins.activeHint')}
          defaultChecked={bin?.active ?? true}
        />
        <Row>
          <Button type="submit" busy={creating.isLoading || updating.isLoading}>
            {t('bins.save')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
