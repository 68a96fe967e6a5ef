import { defineReasons, failer } from '@caravan/kernel';
import { reasonTexts } from './reasons/reason-texts.ts';

export const haulReasons = defineReasons(
  {
    not_an_archive: 422,
    archive_too_large: 413,
    archive_version: 422,
    archive_damaged: 422,
    imports_full: 409,
  },
  reasonTexts,
);

export const fail = failer(haulReasons);
