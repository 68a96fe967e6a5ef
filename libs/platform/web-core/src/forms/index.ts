export { useContractForm, type ContractForm, type ContractFormOptions, type SubmitResult } from './use-contract-form.ts';
export { clearDraft, readDraft } from './drafts.ts';
export { showServerFields } from './server-fields.ts';
export { Controller, useFieldArray, useWatch, type Control, type FieldValues, type UseFormReturn } from 'react-hook-form';
