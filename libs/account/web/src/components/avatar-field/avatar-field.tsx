import { useRef, useState, type ChangeEvent } from 'react';
import { accountReasons, type UserInfo } from '@caravan/account/contract';
import { Avatar, Button, FieldError, Row, Stack, Text, VisuallyHidden } from '@caravan/ui-kit';
import { lazyPart, useLanguage, useTexts } from '@caravan/web-core';
import { avatarAccept, avatarFault } from '../../lib/avatar-file.ts';
import type { CropDialogProps } from './crop-dialog.tsx';

type Fault = 'avatar_type' | 'avatar_too_large';

const CropDialog = lazyPart<CropDialogProps>(async () => (await import('./crop-dialog.tsx')).CropDialog);

/** A picture of oneself: chosen, cut to a square, and sent. */
export const AvatarField = ({ user }: { user: UserInfo }) => {
  const t = useTexts('account');
  const language = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<{ file: File; bitmap: ImageBitmap }>();
  const [fault, setFault] = useState<Fault>();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // The same file may be chosen again after it was refused or cancelled.
    target.value = '';
    if (!file) return;
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
      <Stack gap="2">
        <div>
          <Button variant="secondary" icon="upload" onClick={() => input.current?.click()} aria-describedby={fault ? 'avatar-fault avatar-rules' : 'avatar-rules'}>
            {user.avatar ? t('avatar.change') : t('avatar.choose')}
          </Button>
        </div>
        <VisuallyHidden>
          <input ref={input} type="file" accept={avatarAccept} tabIndex={-1} aria-label={t('avatar.file')} onChange={(event) => void choose(event)} />
        </VisuallyHidden>
        <Text id="avatar-rules" size="sm" tone="muted">
          {t('avatar.rules')}
        </Text>
        <div role="alert">{fault ? <FieldError id="avatar-fault">{accountReasons[fault][language]}</FieldError> : null}</div>
      </Stack>
      {picture ? <CropDialog {...picture} onClose={() => setPicture(undefined)} /> : null}
    </Row>
  );
};
