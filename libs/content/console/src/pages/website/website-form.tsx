import { useTranslation } from 'react-i18next';
import { VersionedForm } from '@caravan/console-core';
import { useUpdateWebsiteMutation } from '@caravan/content/api/staff';
import { contentReasons, type NewWebsite, type StaffWebsite } from '@caravan/content/contract';
import { Button, Image, Row, TextField } from '@caravan/ui-kit';
import { useContractForm, useWatch } from '@caravan/web-core/forms';
import { SitePictureUpload } from '../../components/site-picture/site-picture-upload.tsx';

/** The logo that ships with the product. */
const shippedLogo = '/logo.svg';

const socialNames = ['facebook', 'instagram', 'x'] as const;

const emptyWebsite: NewWebsite = {
  tag: '',
  WEBSITE_NAME: '',
  WEBSITE_LOGO_PATH: shippedLogo,
  SERVICE_EMAIL: '',
  socials: socialNames.map((name) => ({ name, url: '' })),
};

/** The fields of a website that staff may change. */
const changeable = (website: StaffWebsite): NewWebsite => {
  const { tag, WEBSITE_NAME, WEBSITE_LOGO_PATH, SERVICE_EMAIL, socials } = website;
  return { tag, WEBSITE_NAME, WEBSITE_LOGO_PATH, SERVICE_EMAIL, socials };
};

export interface WebsiteFormProps {
  /** The website to change; absent for that of another tag. */
  website: StaffWebsite | undefined;
  onDone: () => void;
}

/** Name, logo, service address and social accounts of a website tag. */
export const WebsiteForm = ({ website, onDone }: WebsiteFormProps) => {
  const { t } = useTranslation('content-console');
  const [update] = useUpdateWebsiteMutation();
  const shown = website ? changeable(website) : emptyWebsite;
  const form = useContractForm<NewWebsite, NewWebsite>({
    schema: async () => (await import('@caravan/content/contract/staff')).newWebsite,
    defaultValues: shown,
    values: shown,
    reasons: contentReasons,
  });
  const { socials } = form.getValues();
  const logo = useWatch({ control: form.control, name: 'WEBSITE_LOGO_PATH' });
  const setLogo = (path: string) => form.setValue('WEBSITE_LOGO_PATH', path, { shouldDirty: true });
  return (
    // A tag that has no row yet has version 0, so that nobody overwrites one that a colleague has just made.
    <VersionedForm
      label={t('website.form')}
      form={form}
      version={website?.version ?? 0}
      send={(body, seen) => update({ body, ...seen })}
      onSaved={onDone}
    >
      {website ? null : (
        <TextField
          {...form.field('tag')}
          label={t('website.tag')}
          hint={t('website.tagHint')}
          maxLength={64}
          autoComplete="off"
        />
      )}
      <TextField {...form.field('WEBSITE_NAME')} label={t('website.name')} maxLength={60} />
      <SitePictureUpload
        label={t('website.logo')}
        hint={t('website.logoHint')}
        chooseLabel={t('website.logoChoose')}
        error={form.formState.errors.WEBSITE_LOGO_PATH?.message}
        onUploaded={({ path }) => setLogo(path)}
      />
      <Row gap="3" wrap>
        <Image src={logo} alt={t('website.logoNow')} ratio="2-1" fit="contain" size="96" radius="control" />
        {logo === shippedLogo ? null : (
          <Button size="sm" variant="secondary" onClick={() => setLogo(shippedLogo)}>
            {t('website.logoShipped')}
          </Button>
        )}
      </Row>
      <TextField
        {...form.field('SERVICE_EMAIL')}
        type="email"
        inputMode="email"
        label={t('website.email')}
        hint={t('website.emailHint')}
      />
      {socials.map(({ name }, index) => (
        <TextField
          {...form.field(`socials.${index}.url`)}
          key={name}
          type="url"
          inputMode="url"
          label={t(`website.social.${name}`)}
          optionalText={t('optional')}
        />
      ))}
    </VersionedForm>
  );
};
