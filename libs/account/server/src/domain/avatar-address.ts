const folder = '/v1/users/avatars/';

/** Where a picture of somebody is served. */
export const avatarAddress = (id: string): string => folder + id;

/** Where its bytes are kept. */
export const avatarFile = (id: string): string => `avatars/${id}.webp`;
