import { maxAvatarBytes } from '@caravan/account/contract';

/** What a picture may be (storefront.md 5); browsers go by either. */
export const avatarAccept = 'image/gif,image/jpeg,image/png,image/bmp,.gif,.jpeg,.jpg,.png,.bmp';

const types = new Set(['image/gif', 'image/jpeg', 'image/png', 'image/bmp', 'image/x-ms-bmp', 'image/x-bmp']);
const endings = /\.(gif|jpe?g|png|bmp)$/i;

/** Why a file cannot become a picture of somebody, as far as its name and size tell; the server looks at its bytes. */
export const avatarFault = ({ type, name, size }: Pick<File, 'type' | 'name' | 'size'>): 'avatar_type' | 'avatar_too_large' | undefined => {
  if (type ? !types.has(type) : !endings.test(name)) return 'avatar_type';
  return size >= maxAvatarBytes ? 'avatar_too_large' : undefined;
};
