import { schemaOf } from '@caravan/kernel';
import { changeTextEvents, confirmTextPhone, getTexts, removeTextPhone, setTextPhone } from './texts.endpoints.ts';
import { newTextPhone, staffTexts, textCode, textEventsChange, textLimits, textSettings } from './texts.schema.ts';
import { getStaffTexts, updateTextLimits } from './texts.staff-endpoints.ts';
export * from './texts.schema.ts';

export const getTextsContract = schemaOf(getTexts, { data: textSettings });
export const setTextPhoneContract = schemaOf(setTextPhone, { body: newTextPhone, data: textSettings });
export const confirmTextPhoneContract = schemaOf(confirmTextPhone, { body: textCode, data: textSettings });
export const changeTextEventsContract = schemaOf(changeTextEvents, { body: textEventsChange, data: textSettings });
export const removeTextPhoneContract = schemaOf(removeTextPhone, { data: textSettings });
export const getStaffTextsContract = schemaOf(getStaffTexts, { data: staffTexts });
export const updateTextLimitsContract = schemaOf(updateTextLimits, { body: textLimits, data: staffTexts });
