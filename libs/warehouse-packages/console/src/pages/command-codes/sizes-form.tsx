import { useTranslation } from 'react-i18next';
import { VersionedForm } from '@caravan/console-core';
import { useUpdateBoxSizesMutation } from '@caravan/content/api/staff';
import { contentReasons, maxBoxSizes, type BoxSize, type BoxSizes, type NewBoxSizes } from '@caravan/content/contract';
import { Button, Grid, Row, Stack, TextField } from '@caravan/ui-kit';
import { useContractForm, useFieldArray } from '@caravan/web-core/forms';

const sides = ['length_mm', 'width_mm', 'height_mm'] as const;

/** A size that was just added has no sides yet. */
interface SizesFields {
  sizes: (Pick<BoxSize, 'code'> & Partial<BoxSize>)[];
}

/** The sizes in the order of their labels. */
export const SizesForm = ({ sizes }: { sizes: BoxSizes }) => {
  const { t } = useTranslation('warehouse-packages-console');
  const [update] = useUpdateBoxSizesMutation();
  const form = useContractForm<SizesFields, NewBoxSizes>({
    schema: async () => (await import('@caravan/content/contract/staff')).newBoxSizes,
    defaultValues: { sizes: sizes.sizes },
    values: { sizes: sizes.sizes },
    reasons: contentReasons,
  });
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'sizes' });
  const errors = form.formState.errors.sizes;
  return (
    <VersionedForm
      label={t('codes.sizes')}
      form={form}
      version={sizes.version}
      send={(body, seen) => update({ body, ...seen })}
    >
      <Stack gap="4">
        {fields.map(({ id }, index) => (
          <Row key={id} gap="3" align="start" wrap>
            <Grid columns={{ base: 2, sm: 4 }} gap="3" align="start">
              <TextField
                {...form.field(`sizes.${index}.code`)}
                label={t('codes.code', { place: index + 1 })}
                maxLength={4}
                autoComplete="off"
              />
              {sides.map((side) => (
                <TextField
                  {...form.register(`sizes.${index}.${side}`, { valueAsNumber: true })}
                  key={side}
                  label={t(`codes.${side}`, { place: index + 1 })}
                  suffix="mm"
                  inputMode="numeric"
                  autoComplete="off"
                  numeric
                  error={errors?.[index]?.[side]?.message}
                />
              ))}
            </Grid>
            <Button
              variant="ghost"
              icon="trash"
              disabled={fields.length === 1}
              aria-label={t('codes.removeOf', { place: index + 1 })}
              onClick={() => remove(index)}
            >
              {t('codes.remove')}
            </Button>
          </Row>
        ))}
        <Row>
          <Button
            variant="secondary"
            icon="plus"
            disabled={fields.length >= maxBoxSizes}
            onClick={() => append({ code: '' })}
          >
            {t('codes.add')}
          </Button>
        </Row>
      </Stack>
    </VersionedForm>
  );
};
