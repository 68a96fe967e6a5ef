const digitsOf = (text: string): number[] => [...text].map(Number);

const weighted = (values: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0);

const isOneDigit = (text: string): boolean => /^(.)\1*$/.test(text);

/** A date `YYMMDD` of some century. */
const isDate = (text: string): boolean => {
  const [year = 0, month = 0, day = 0] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)].map(Number);
  // 2000 is a leap year as well as 1904: a year of two digits is one in either century if it divides by 4.
  const date = new Date(Date.UTC(2000 + year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** CPF: each check digit weighs the digits before it down to 2. Numbers of one repeated digit fit, but are not given out. */
export const isCpf = (text: string): boolean => {
  if (!/^\d{11}$/.test(text) || isOneDigit(text)) return false;
  const digits = digitsOf(text);
  const check = (length: number): number => {
    const weights = Array.from({ length }, (_, index) => length + 1 - index);
    return ((weighted(digits, weights) * 10) % 11) % 10;
  };
  return check(9) === digits[9] && check(10) === digits[10];
};

/** CNPJ: characters count by their place in ASCII after `0`, weighed 2 to 9 from the right. */
export const isCnpj = (text: string): boolean => {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(text) || isOneDigit(text)) return false;
  const values = [...text].map((character) => character.charCodeAt(0) - 48);
  const check = (length: number): number => {
    const weights = Array.from({ length }, (_, index) => ((length - 1 - index) % 8) + 2);
    const rest = weighted(values, weights) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  return check(12) === values[12] && check(13) === values[13];
};

/** RUT: digits weigh 2 to 7 from the right; 11 less the rest, where 11 is 0 and 10 is K. */
export const isRut = (text: string): boolean => {
  if (!/^[1-9]\d{5,7}[0-9K]$/.test(text)) return false;
  const digits = digitsOf(text.slice(0, -1)).toReversed();
  const sum = digits.reduce((total, digit, index) => total + digit * ((index % 6) + 2), 0);
  return '0K987654321'[sum % 11] === text.at(-1);
};

/** T.C. kimlik numarası: the tenth digit from the odd and the even places, the eleventh from all. */
export const isTckn = (text: string): boolean => {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  const tenth = (weighted(digits, [7, -1, 7, -1, 7, -1, 7, -1, 7]) + 100) % 10;
  const eleventh =
    weighted(
      digits,
      Array.from({ length: 10 }, () => 1),
    ) % 10;
  return tenth === digits[9] && eleventh === digits[10];
};

/** Vergi kimlik numarası: each digit is moved by its place and multiplied by a power of two, modulo 9. */
export const isVkn = (text: string): boolean => {
  if (!/^\d{10}$/.test(text)) return false;
  const sum = digitsOf(text.slice(0, 9)).reduce((total, digit, index) => {
    const moved = (digit + 9 - index) % 10;
    const part = (moved * 2 ** (9 - index)) % 9;
    return total + (moved !== 0 && part === 0 ? 9 : part);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(text[9]);
};

/** RFC: its date must exist; its last character is no certain check. */
export const isRfc = (text: string): boolean => {
  const date = /^[A-ZÑ&]{3,4}(\d{6})[0-9A-Z]{2}[0-9A]$/.exec(text)?.[1];
  return date !== undefined && isDate(date);
};

const curpLetters = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ';

/** CURP: the characters count by their place in the Spanish alphabet after the digits, weighed 18 down to 2. */
export const isCurp = (text: string): boolean => {
  const date = /^[A-Z][AEIOUX][A-Z]{2}(\d{6})[HMX][A-Z]{2}[B-DF-HJ-NP-TV-ZÑ]{3}[0-9A-Z]\d$/.exec(text)?.[1];
  if (date === undefined || !isDate(date)) return false;
  const values = [...text].map((character) => curpLetters.indexOf(character));
  const sum = weighted(
    values,
    Array.from({ length: 17 }, (_, index) => 18 - index),
  );
  return (10 - (sum % 10)) % 10 === values[17];
};

const elevenWeights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** CUIT or CUIL: the first two digits say whose it is; 11 less the rest, where 11 is 0 and 10 is 9. */
export const isCuit = (text: string): boolean => {
  if (!/^(2[034567]|3[034]|5[015])\d{9}$/.test(text)) return false;
  const digits = digitsOf(text);
  return Number('09987654321'[weighted(digits, elevenWeights) % 11]) === digits[10];
};

/** The sum of Luhn with the doubled digits at even (0) or odd (1) places. */
const luhnSum = (digits: readonly number[], doubled: 0 | 1): number =>
  digits.reduce((sum, digit, index) => {
    const value = index % 2 === doubled ? digit * 2 : digit;
    return sum + (value > 9 ? value - 9 : value);
  }, 0);

/** Cédula: a province (01 to 24, 30 abroad), a third digit below 7, and Luhn. */
export const isCedula = (text: string): boolean => {
  if (!/^(0[1-9]|1\d|2[0-4]|30)[0-6]\d{7}$/.test(text)) return false;
  return luhnSum(digitsOf(text), 0) % 10 === 0;
};

/** RUC of Ecuador: a cédula and 001 for a person; for others the province and the kind are certain, and no more. */
export const isEcuadorianRuc = (text: string): boolean => {
  if (!/^\d{13}$/.test(text) || text.endsWith('000')) return false;
  return isCedula(text.slice(0, 10)) || /^(0[1-9]|1\d|2[0-4]|30)[69]\d{10}$/.test(text);
};

/** RUC of Peru: persons have 10, 15, 16 or 17 at its beginning, companies 20. */
export const isPeruvianRuc = (text: string): boolean => {
  if (!/^(10|1[567]|20)\d{9}$/.test(text)) return false;
  const digits = digitsOf(text);
  return (11 - (weighted(digits, elevenWeights) % 11)) % 10 === digits[10];
};

/** The number of a South African identity document: a date of birth, 0 to 2 for citizenship, and Luhn. */
export const isSouthAfricanId = (text: string): boolean =>
  /^\d{10}[012]\d{2}$/.test(text) && isDate(text) && luhnSum(digitsOf(text), 1) % 10 === 0;
