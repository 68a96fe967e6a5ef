/// <reference types="vite/client" />
export { ControlsProvider, type ControlsProviderProps } from './controls-provider.tsx';
export { makeEmotionCache } from './emotion-cache.ts';

export type { BoundField, BoundFieldProps } from './form/bound-field.ts';
export { FormCheckbox, type FormCheckboxProps } from './form/form-checkbox.tsx';
export { FormCombobox, type FormComboboxProps } from './form/form-combobox.tsx';
export { FormField, type FormFieldProps } from './form/form-field.tsx';
export { FormFileUpload, type FileRefusal, type FormFileUploadProps } from './form/form-file-upload.tsx';
export { FormInput, type FormInputProps } from './form/form-input.tsx';
export { FormNumber, type FormNumberProps } from './form/form-number.tsx';
export { FormPassword, type FormPasswordProps } from './form/form-password.tsx';
export { FormPin, type FormPinProps } from './form/form-pin.tsx';
export { FormSelect, type FormSelectProps } from './form/form-select.tsx';
export { FormTextarea, type FormTextareaProps } from './form/form-textarea.tsx';

export { ActionMenu, type ActionMenuItem, type ActionMenuProps } from './actions/action-menu.tsx';
export { FormDialog, type FormDialogProps } from './actions/form-dialog.tsx';
export { Tooltip, type TooltipProps } from './actions/tooltip.tsx';

export { PageSwitch, type PageSwitchProps } from './views/page-switch.tsx';
export { Steps, type Step, type StepsProps } from './views/steps.tsx';
export { Tabs, type Tab, type TabsProps } from './views/tabs.tsx';
