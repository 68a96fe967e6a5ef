import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountReasons } from '@caravan/account/contract';
import { type UserInfo } from '@caravan/auth/contract';
import { Avatar, FileUpload, Row } from '@caravan/ui-kit';
import { lazyPart, useLanguage } from '@caravan/web-core';
import { avatarAccept, avatarFault } from '../../lib/avatar-file.ts';
import type { CropDialogProps } from './crop-dialog.tsx';

type Fault = 'avatar_type' | 'avatar_too_large';

const CropDialog = lazyPart<CropDialogProps>(async () => (await import('./crop-dialog.tsx')).CropDialog);

/** The profile picture: choose, crop to a square, upload. */
export const AvatarField = ({ user }: { user: UserInfo }) => {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const [picture, setPicture] = useState<{ file: File; bitmap: ImageBitmap }>();
  const [fault, setFault] = useState<Fault>();

  const choose = async (file: File) => {
    const wrong = avatarFault(file);
    setFault(wrong);
    if (wrong) return;
    try {
      const [bitmap] = await Promise.all([createImageBitmap(file), CropDialog.load()]);
      setPicture({ file, bitmap });
    } catch {
      setFault('avatar_type');
    }
  };

  return (
    <Row gap="6" wrap>
      <Avatar size="xl" src={user.avatar ?? undefined} name={user.name ?? user.email} />
      <FileUpload
        label={t('avatar.file')}
        hint={t('avatar.rules')}
        error={fault && accountReasons[fault].text[language]}
        accept={avatarAccept.split(',')}
        chooseLabel={user.avatar ? t('avatar.change') : t('avatar.choose')}
        onChoose={(file) => void choose(file)}
        onRefuse={(_, file) => void choose(file)}
      />
      {picture ? <CropDialog {...picture} onClose={() => setPicture(undefined)} /> : null}
    </Row>
  );
};
