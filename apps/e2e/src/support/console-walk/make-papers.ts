import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import type { Person } from '../people.ts';

/** Customs papers are in English, whatever language staff read. */
const contents = { description: 'Table lamp of walnut wood', hs_code: '940521', origin: 'CN' };
const sender = {
  name: 'Caravan Trading Ltd',
  street: '88 Keji Road',
  street_more: '',
  city: 'Shenzhen',
  province: 'Guangdong',
  postcode: '518057',
  country: 'CN',
  phone: '+86 755 8888 0000',
  signer: 'Lin Wei',
  label_format: 'png',
};

/** Pages show these words of it in English. */
export const writtenForCustoms: readonly string[] = [
  contents.description,
  ...Object.values(sender).filter((word) => /[a-z]{3}/.test(word)),
];

/** Enters who sends parcels, and declares the contents of a package: all that its customs papers need. */
export const makePapers = async (owner: Person, packed: string): Promise<void> => {
  await owner.call('PUT', '/staff/carrier_settings', sender);
  interface Declaration {
    lines: { item_id: string; value_fen: number; weight_g: number }[];
  }
  const { lines } = await owner.call<Declaration>('GET', `/staff/packages/${packed}/declaration`);
  await owner.call('PUT', `/staff/packages/${packed}/declaration`, {
    lines: lines.map(({ item_id, value_fen, weight_g }) => ({ ...contents, item_id, value_fen, weight_g })),
  });
};

const papers = (page: Page) => page.getByRole('region', { name: /^(Customs papers|报关单据)$/ });

/** All three papers are offered. */
export const papersOffered = async (page: Page): Promise<void> => {
  await expect(papers(page).getByRole('button')).toHaveCount(3);
};

/** None is offered, and the panel says why: nobody has declared the contents. */
export const papersLack = async (page: Page): Promise<void> => {
  await expect(papers(page).getByRole('listitem')).toHaveCount(1);
  await expect(papers(page).getByRole('button')).toHaveCount(0);
};
