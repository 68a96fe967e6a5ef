import { onePort } from '@caravan/server-core';

/** The part of a profile that a session shows. */
export interface ProfileSummary {
  nickname: string | null;
  /** The path of the picture on this server. */
  avatar: string | null;
}

/** Implemented by account for auth, which shows a name and a picture with each session. */
export interface Profiles {
  find: (userId: string) => Promise<ProfileSummary>;
}

export const profilesPort = onePort<Profiles>('Profiles');
