import type { MergedReading } from '../../pages/merge-readings.ts';

/** An invented page in the grammar of real shops, and what it says. */
export interface OwnPage {
  /** The special feature of the page. */
  name: string;
  url: string;
  html: string;
  expected: Pick<MergedReading, 'source' | 'title' | 'price' | 'availability' | 'confirm'> &
    Partial<Omit<MergedReading, 'skus'>> & { skus?: readonly Partial<MergedReading['skus'][number]>[] };
}

export const euro = (amount: string) => ({ amount, currency: 'EUR' });
export const yuan = (amount: string) => ({ amount, currency: 'CNY' });
