const folder = '/v1/users/avatars/';

/** The path of a user's picture. */
export const avatarAddress = (id: string): string => folder + id;

/** The file of the picture. */
export const avatarFile = (id: string): string => `avatars/${id}.webp`;
