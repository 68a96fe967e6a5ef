import { useTranslation } from 'react-i18next';
import { OtherLanguageFields, VersionedForm } from '@caravan/console-core';
import { useUpdateCompanyMutation } from '@caravan/content/api/staff';
import { contentReasons, maxSitePictures, type NewCompany, type StaffCompany } from '@caravan/content/contract';
import { Panel, PhotoStrip, TextArea, TextField } from '@caravan/ui-kit';
import { useContractForm, useWatch } from '@caravan/web-core/forms';
import { ClaimFields } from './claim-fields.tsx';
import { SitePictureUpload } from '../../components/site-picture/site-picture-upload.tsx';

/** The fields of the company that staff may change. */
const changeable = ({ name, address, registration, disputes, pictures, claims }: StaffCompany): NewCompany => ({
  name,
  address,
  registration,
  disputes,
  pictures,
  claims,
});

const moved = (ids: readonly string[], id: string, by: -1 | 1): string[] => {
  const from = ids.indexOf(id);
  return ids.with(from, ids[from + by] ?? id).with(from + by, id);
};

/** The company as shoppers and receipts show it, with the pictures of its warehouse. */
export const CompanyForm = ({ company }: { company: StaffCompany }) => {
  const { t } = useTranslation('content-console');
  const [update] = useUpdateCompanyMutation();
  const form = useContractForm<NewCompany, NewCompany>({
    schema: async () => (await import('@caravan/content/contract/staff')).newCompany,
    defaultValues: changeable(company),
    values: changeable(company),
    reasons: contentReasons,
  });
  const pictures = useWatch({ control: form.control, name: 'pictures' });
  const set = (ids: string[]) => form.setValue('pictures', ids, { shouldDirty: true });
  const photos = pictures.map((id, index) => ({
    id,
    src: `/v1/site_pictures/${id}`,
    alt: t('company.picture', { place: index + 1, count: pictures.length }),
  }));
  const placeOf = ({ id }: { id: string }) => ({ place: pictures.indexOf(id) + 1 });
  return (
    <VersionedForm
      label={t('company.form')}
      form={form}
      version={company.version}
      send={(body, seen) => update({ body, ...seen })}
    >
      <TextField {...form.field('name')} label={t('company.name')} hint={t('company.nameHint')} maxLength={120} />
      <TextArea {...form.field('address')} label={t('company.address')} rows={2} maxLength={300} />
      <TextField
        {...form.field('registration')}
        label={t('company.registration')}
        hint={t('company.registrationHint')}
        maxLength={200}
      />
      <Panel title={t('company.disputes')} text={t('company.disputesLead')} gap="3">
        <TextArea {...form.field('disputes.en')} label={t('company.disputesEn')} lang="en" rows={4} maxLength={3_000} />
        <TextArea {...form.field('disputes.zh')} label={t('company.disputesZh')} lang="zh" rows={4} maxLength={3_000} />
        <OtherLanguageFields
          field={(language) => form.field(`disputes.${language}`)}
          label={(language) => t('company.disputesIn', { language })}
          optionalText={t('optional')}
          maxLength={3_000}
          rows={4}
        />
      </Panel>
      <SitePictureUpload
        label={t('company.pictures')}
        hint={t('company.picturesHint', { max: maxSitePictures })}
        chooseLabel={t('company.choose')}
        disabled={pictures.length >= maxSitePictures}
        error={form.formState.errors.pictures?.message}
        onUploaded={({ id }) => set([...form.getValues('pictures'), id])}
      />
      {photos.length ? (
        <PhotoStrip
          label={t('company.pictures')}
          photos={photos}
          texts={{
            earlier: (photo) => t('company.earlier', placeOf(photo)),
            later: (photo) => t('company.later', placeOf(photo)),
            remove: (photo) => t('company.remove', placeOf(photo)),
          }}
          onMove={(id, by) => set(moved(pictures, id, by))}
          onRemove={(id) => set(pictures.filter((one) => one !== id))}
        />
      ) : null}
      <ClaimFields form={form} />
    </VersionedForm>
  );
};
