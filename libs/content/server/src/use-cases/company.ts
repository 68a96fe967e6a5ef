import { shippedClaims, type Company, type NewCompany, type StaffCompany } from '@caravan/content/contract';
import { inLanguages, textIn, writtenIn, type Language } from '@caravan/kernel';
import type { Core, Tx } from '@caravan/server-core';
import { findSetting, writeSetting, type SettingRow } from '../db/setting.repo.ts';
import { replacePictures } from '../db/site-picture.repo.ts';
import type { ExpectedVersion } from '../db/write-version.ts';
import { topics, type ContentContext } from './content-context.ts';
import { notWritten } from './not-written.ts';
import { requirePictures, sitePicturePath } from './site-pictures.ts';

const noCompany: NewCompany = {
  name: '',
  address: '',
  registration: '',
  disputes: inLanguages(() => ''),
  pictures: [],
  claims: shippedClaims,
};

/** The company as staff have written it. */
export const readCompany = ({
  companies,
  db,
}: Pick<ContentContext, 'companies' | 'db'>): Promise<SettingRow<'company'> | undefined> =>
  companies.get('all', () => findSetting(db, 'company'));

const present = (row: SettingRow<'company'> | undefined): StaffCompany => {
  const { disputes, ...company } = row?.value ?? noCompany;
  return {
    ...company,
    // A text without words is not stored.
    disputes: { ...noCompany.disputes, ...disputes },
    edited_at: row?.editedAt.toISOString() ?? null,
    version: row?.version ?? 0,
  };
};

/** The company for visitors: null for what staff have not written. */
export const presentCompany = (row: SettingRow<'company'> | undefined, language: Language): Company => {
  const { name, address, registration, disputes, pictures, claims } = present(row);
  const text = textIn(disputes, language);
  return {
    name: name || null,
    address: address || null,
    registration: registration || null,
    disputes: text ? { text, language: writtenIn(disputes, language) } : null,
    pictures: pictures.map(sitePicturePath),
    claims,
  };
};

/** The company as staff edit it, not from memory. */
export const readStaffCompany = async ({ db }: Pick<ContentContext, 'db'>): Promise<StaffCompany> =>
  present(await findSetting(db, 'company'));

export interface ChangeCompany {
  given: NewCompany;
  expected: ExpectedVersion;
  /** Writes the audit entry in the same transaction. */
  audit: (tx: Tx) => Promise<void>;
}

/** Sets the company and the pictures of its warehouse. Fails with `picture_unknown` and `changed_meanwhile`. */
export const changeCompany = async (
  core: Pick<Core, 'transaction' | 'clock' | 'caches' | 'files'>,
  context: ContentContext,
  { given, expected, audit }: ChangeCompany,
): Promise<StaffCompany> => {
  await requirePictures(core, given.pictures);
  await core.transaction(async (tx) => {
    if (!(await writeSetting(tx, 'company', given, { now: core.clock(), expected })))
      throw await notWritten(
        context,
        tx,
        { kind: 'company', ref: 'company' },
        (await findSetting(tx, 'company'))?.version,
      );
    await replacePictures(tx, 'company', given.pictures);
    await audit(tx);
    await core.caches.changed(tx, topics.companies);
  });
  return readStaffCompany(context);
};
