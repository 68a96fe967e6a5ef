import { weightReading, type ScaleReading, type WeightUnit } from './scale-reading.ts';

/** The usage page of scales in the USB standard "Point of Sale Usage Tables", section 4. */
export const scaleUsagePage = 0x8d;
/** The report with a weight; others have attributes and limits of the scale. */
const weightReportId = 3;

const units: Readonly<Record<number, WeightUnit>> = { 1: 'mg', 2: 'g', 3: 'kg', 11: 'oz', 12: 'lb' };

const status = { zero: 2, moving: 3, steady: 4, negative: 5, overload: 6 } as const;

/**
 * Reads the weight report of a USB scale: status, unit, power of ten, and the weight in two bytes, the low one first.
 * Undefined for other reports, for faults of the scale, and for units in which no parcel is weighed.
 */
export const readHidReport = (reportId: number, data: DataView): ScaleReading | undefined => {
  if (reportId !== weightReportId || data.byteLength < 5) return undefined;
  const state = data.getUint8(0);
  if (state === status.overload) return { kind: 'overload' };
  if (state === status.negative) return { kind: 'negative' };
  if (state === status.zero) return { kind: 'weight', grams: 0, steady: true };
  const unit = units[data.getUint8(1)];
  if (!unit || (state !== status.moving && state !== status.steady)) return undefined;
  const value = data.getUint16(3, true) * 10 ** data.getInt8(2);
  return weightReading(value, unit, state === status.steady);
};
