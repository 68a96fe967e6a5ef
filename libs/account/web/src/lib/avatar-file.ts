import { maxAvatarBytes } from '@caravan/account/contract';

/** The formats of a picture (specification 19.5), by type and by extension: browsers use either. */
export const avatarAccept = 'image/gif,image/jpeg,image/png,image/bmp,.gif,.jpeg,.jpg,.png,.bmp';

const types = new Set(['image/gif', 'image/jpeg', 'image/png', 'image/bmp', 'image/x-ms-bmp', 'image/x-bmp']);
const extensions = /\.(gif|jpe?g|png|bmp)$/i;

/** Why a file cannot be a profile picture, by its name and size; the server checks its bytes. */
export const avatarFault = ({
  type,
  name,
  size,
}: Pick<File, 'type' | 'name' | 'size'>): 'avatar_type' | 'avatar_too_large' | undefined => {
  if (type ? !types.has(type) : !extensions.test(name)) return 'avatar_type';
  return size >= maxAvatarBytes ? 'avatar_too_large' : undefined;
};
