/**
 * Letters that people write before a postcode besides the code of ISO 3166-1: those of vehicles, which the European posts
 * used, and others in use.
 */
const otherLetters: Readonly<Record<string, string>> = {
  AT: 'A',
  AX: 'FI FIN',
  BA: 'BIH',
  BE: 'B',
  BL: 'F FR',
  CA: 'CDN',
  CZ: 'CZE',
  DE: 'D',
  DK: 'DEN',
  EE: 'EST',
  ES: 'E',
  FI: 'FIN',
  FO: 'FR',
  FR: 'F',
  GB: 'UK',
  GF: 'F FR',
  GP: 'F FR',
  HR: 'HRV',
  HU: 'H',
  IE: 'IRL',
  IT: 'I',
  LI: 'FL',
  LU: 'L',
  MC: 'F FR',
  ME: 'MNE',
  MF: 'F FR',
  MK: 'MKD NMK',
  MQ: 'F FR',
  MT: 'M',
  NL: 'NLD',
  NO: 'N',
  OM: 'PC',
  PM: 'F FR',
  PT: 'P',
  RE: 'F FR',
  RS: 'SRB',
  SE: 'S',
  SG: 'S SGP SINGAPORE',
  SI: 'SLO',
  SJ: 'N NO',
  SK: 'SVK',
  SM: 'I IT RSM',
  US: 'USA',
  VA: 'I IT SCV',
  YT: 'F FR',
};

/** Letters without which the code of these countries is not whole. */
const partsOfCode: Readonly<Record<string, string>> = {
  AD: 'AD',
  AI: 'AI-',
  BB: 'BB',
  KY: 'KY',
  LV: 'LV-',
  VC: 'VC',
  VG: 'VG',
};

const marks = /^(?:〒|〶|〠)\s*/u;

/**
 * A postcode without the letters of its country, which are no part of it, or with those that are: `FI-00100` is 00100,
 * while 1010 in Latvia is `LV-1010`.
 */
export const withCountryLetters = (country: string, written: string): string => {
  const letters = [country, ...(otherLetters[country]?.split(' ') ?? [])].join('|');
  const bare = written.replace(marks, '').replace(new RegExp(`^(?:${letters})(?:[ -]+|(?=\\d))`), '');
  return (partsOfCode[country] ?? '') + bare;
};
