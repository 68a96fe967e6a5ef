/** Parses a typed or pasted whole number; accepts full-width digits, spaces and thousands separators. */
export const parseWhole = (text: string): number | undefined => {
  const plain = text.normalize('NFKC').replaceAll(/[\s,]/g, '');
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined;
};

export const clamp = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max);

/** The value after a key press; undefined for keys without an effect. */
export const valueByKey = (key: string, value: number, min: number, max: number): number | undefined => {
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: value + 1,
    ArrowDown: value - 1,
    PageUp: value + 10,
    PageDown: value - 10,
  };
  const target = steps[key];
  return target === undefined ? undefined : clamp(target, min, max);
};
