import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClaimParcelMutation } from '@caravan/forwarding/api';
import {
  forwardingReasons,
  maxContents,
  maxProof,
  maxProofPictures,
  type NewParcelClaim,
} from '@caravan/forwarding/contract';
import { maxPhotoBytes } from '@caravan/goods/contract';
import { reasonText } from '@caravan/kernel';
import { Button, FilesField, Grid, Row, Stack, TextArea, TextField } from '@caravan/ui-kit';
import { isApiError, reasonOf, useLanguage, useToast } from '@caravan/web-core';
import { useContractForm } from '@caravan/web-core/forms';

type Typed = Omit<NewParcelClaim, 'pictures'>;

const pictureTypes = ['image/gif', 'image/jpeg', 'image/png'] as const;
const pictureReasons = new Set(['not_a_picture', 'picture_too_large', 'too_many_pixels']);
const fresh: Typed = { tracking_number: '', contents: '', proof: '' };

/** Says that a parcel without a code is the shopper's, with what proves it. */
export const ClaimForm = () => {
  const { t } = useTranslation('forwarding');
  const language = useLanguage();
  const toast = useToast();
  const [claim] = useClaimParcelMutation();
  const [pictures, setPictures] = useState<readonly File[]>([]);
  const [pictureError, setPictureError] = useState<string>();
  const form = useContractForm<Typed, Typed>({
    schema: async () => (await import('@caravan/forwarding/contract/schema')).newParcelClaim,
    defaultValues: fresh,
    reasons: forwardingReasons,
  });
  const send = async (body: Typed) => {
    const result = await claim({ body: { ...body, pictures: [...pictures] } });
    const { error } = result;
    setPictureError(pictureReasons.has(reasonOf(error) ?? '') && isApiError(error) ? error.message : undefined);
    if (result.data) {
      form.reset();
      setPictures([]);
      toast.show(t('claims.done'));
    }
    return result;
  };
  return (
    <form noValidate aria-label={t('claims.title')} onSubmit={(event) => void form.submit(send)(event)}>
      <Stack gap="4">
        <Grid columns={{ base: 1, md: 2 }} gap="4">
          <TextField {...form.field('tracking_number')} label={t('announce.number')} required autoComplete="off" />
          <TextField {...form.field('contents')} label={t('announce.contents')} required maxLength={maxContents} />
        </Grid>
        <TextArea
          {...form.field('proof')}
          label={t('claims.proof')}
          hint={t('claims.proofHint')}
          required
          maxLength={maxProof}
          rows={3}
        />
        <FilesField
          label={t('claims.pictures')}
          hint={t('claims.picturesHint', { max: maxProofPictures })}
          error={pictureError}
          accept={pictureTypes}
          maxSize={maxPhotoBytes}
          max={maxProofPictures}
          files={pictures}
          onChange={(files) => {
            setPictureError(undefined);
            setPictures(files);
          }}
          onRefuse={(why) =>
            setPictureError(
              reasonText(why === 'size' ? 'picture_too_large' : 'not_a_picture', language, forwardingReasons),
            )
          }
          chooseLabel={t('claims.choose')}
          removeLabel={(place) => t('claims.remove', { place })}
        />
        <Row>
          <Button type="submit" busy={form.busy}>
            {t('claims.send')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
};
