import type { Control, ControllerRenderProps, FieldPath, FieldValues } from 'react-hook-form';
import type { FieldTexts } from '../../fields/field-shell.tsx';

/** What every field of the second door takes: a form's `control`, the value's name there, and its words. The error is the form's own. */
export interface BoundFieldProps<Values extends FieldValues, Output = Values> extends Omit<FieldTexts, 'error'> {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  disabled?: boolean;
}

/** The form's side of a field, as its control sees it. */
export type BoundField<Values extends FieldValues> = ControllerRenderProps<Values, FieldPath<Values>>;
