import type { TaxNumberKind } from '@caravan/customs/contract';
import {
  isCedula,
  isCnpj,
  isCpf,
  isCuit,
  isCurp,
  isEcuadorianRuc,
  isPeruvianRuc,
  isRfc,
  isRut,
  isSouthAfricanId,
  isTckn,
  isVkn,
} from './check-digits.ts';

const checks: Readonly<Record<TaxNumberKind, (number: string) => boolean>> = {
  br_cpf: isCpf,
  br_cnpj: isCnpj,
  kr_pccc: (number) => /^P\d{12}$/.test(number),
  cl_rut: isRut,
  tr_tckn: isTckn,
  tr_vkn: isVkn,
  mx_rfc: isRfc,
  mx_curp: isCurp,
  ar_cuit: isCuit,
  ec_cedula: isCedula,
  ec_ruc: isEcuadorianRuc,
  pe_dni: (number) => /^\d{8}$/.test(number) && number !== '00000000',
  pe_ruc: isPeruvianRuc,
  za_id: isSouthAfricanId,
  other: (number) => /^[A-Z\d]{4,30}$/.test(number),
};

/** A number as a register has it. */
export interface TaxNumber {
  kind: TaxNumberKind;
  /** Without what separates its groups, in capitals. */
  number: string;
}

/**
 * Reads a number in the form of its register; undefined if it fits none of the kinds. Full-width characters and
 * separators are read as what they mean, because people copy numbers from cards and mails.
 */
export const readTaxNumber = (kinds: readonly TaxNumberKind[], typed: string): TaxNumber | undefined => {
  const number = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s.\-–—/\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '');
  const kind = kinds.find((one) => checks[one](number));
  return kind && { kind, number };
};
