export { ComboboxField } from './combobox-field.tsx';
export {
  useContractForm,
  type ContractForm,
  type ContractFormOptions,
  type SubmitResult,
} from './use-contract-form.ts';
export { answerPostedForm, type PostedForm } from './posted-form.ts';
export { useDrafts } from './drafts.ts';
export { FormDialog } from './form-dialog.tsx';
export {
  Controller,
  useController,
  useFieldArray,
  useWatch,
  type Control,
  type FieldPathByValue,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
export { LazyLine } from './lazy-line.tsx';
