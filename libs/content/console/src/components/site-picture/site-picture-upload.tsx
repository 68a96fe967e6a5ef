import { useState } from 'react';
import { useUploadSitePictureMutation } from '@caravan/content/api/staff';
import { contentReasons, maxSitePictureBytes, type UploadedSitePicture } from '@caravan/content/contract';
import { commonReasons } from '@caravan/kernel';
import { FileUpload } from '@caravan/ui-kit';
import { isApiError, useLanguage } from '@caravan/web-core';

export interface SitePictureUploadProps {
  label: string;
  hint: string;
  chooseLabel: string;
  onUploaded: (picture: UploadedSitePicture) => void;
  disabled?: boolean;
  error?: string | undefined;
}

const faults = {
  not_a_picture: commonReasons.not_a_picture,
  picture_too_large: contentReasons.picture_too_large,
};

/** Uploads a picture of the website as soon as it is chosen. What the server refuses is said at the field. */
export const SitePictureUpload = ({ onUploaded, error, ...texts }: SitePictureUploadProps) => {
  const language = useLanguage();
  const [upload, { isLoading, error: refused, reset }] = useUploadSitePictureMutation();
  const [fault, setFault] = useState<keyof typeof faults>();
  const choose = async (image: File) => {
    setFault(undefined);
    const { data } = await upload({ body: { image } });
    if (data) onUploaded(data);
  };
  const refuse = (why: 'type' | 'size') => {
    reset();
    setFault(why === 'size' ? 'picture_too_large' : 'not_a_picture');
  };
  const said = isApiError(refused) ? refused.message : undefined;
  const message = said ?? (fault && faults[fault].text[language]) ?? error;
  return (
    <FileUpload
      {...texts}
      {...(message === undefined ? {} : { error: message })}
      accept={['image/gif', 'image/jpeg', 'image/png']}
      maxSize={maxSitePictureBytes}
      disabled={isLoading || texts.disabled === true}
      onChoose={(file) => void choose(file)}
      onRefuse={refuse}
    />
  );
};
