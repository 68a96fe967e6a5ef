import { useTranslation } from 'react-i18next';
import { measureUnit } from '@caravan/goods-services/contract';
import { type MeasureKind } from '@caravan/warehouse-packages/contract';
import {
  Button,
  Checkbox,
  Grid,
  Row,
  Stack,
  TextField,
  type CheckboxProps,
  type TextFieldProps,
} from '@caravan/ui-kit';

type FieldProps = Omit<TextFieldProps, 'label'>;

interface StatedFieldProps {
  what: MeasureKind;
  /** The name of the value. */
  of: string;
  field: FieldProps;
}

/** The value that the product page states. */
const StatedField = ({ what, of, field }: StatedFieldProps) => {
  const { t } = useTranslation('goods-services');
  return (
    <TextField
      {...field}
      label={t('order.statedOf', { what: of })}
      optionalText={t('order.optional')}
      suffix={measureUnit(what)}
      inputMode="numeric"
      autoComplete="off"
      numeric
    />
  );
};

export interface MeasureChoiceProps {
  what: MeasureKind;
  box: Omit<CheckboxProps, 'label'>;
  /** Undefined while it is not wanted. */
  stated: FieldProps | undefined;
}

/** A side or the weight, and what is stated of it once it is wanted. */
export const MeasureChoice = ({ what, box, stated }: MeasureChoiceProps) => {
  const { t } = useTranslation('goods-services');
  const label = t(`measure.kinds.${what}`);
  return (
    <Grid columns={{ base: 1, sm: '1-2' }} gap="2" align="center">
      <Checkbox {...box} label={label} />
      {stated ? <StatedField what={what} of={label} field={stated} /> : null}
    </Grid>
  );
};

export interface DimensionFieldsProps {
  /** 1 for the first dimension. */
  place: number;
  name: FieldProps;
  stated: FieldProps;
  onRemove: () => void;
}

/** A dimension that the shopper names. */
export const DimensionFields = ({ place, name, stated, onRemove }: DimensionFieldsProps) => {
  const { t } = useTranslation('goods-services');
  const label = t('order.dimension', { place });
  return (
    <Stack gap="2" role="group" aria-label={label}>
      <Grid columns={{ base: 1, sm: 2 }} gap="3" align="start">
        <TextField {...name} label={label} hint={t('order.dimensionHint')} autoComplete="off" />
        <StatedField what="other" of={label} field={stated} />
      </Grid>
      <Row>
        <Button variant="ghost" size="sm" onClick={onRemove}>
          {t('order.removeOf', { what: label })}
        </Button>
      </Row>
    </Stack>
  );
};
