/** The part of a profile that stands beside a session. */
export interface ProfileSummary {
  nickname: string | null;
  /** Address of the picture on this server. */
  avatar: string | null;
}

/** account's answer to auth, which shows a name and a picture with each session. */
export interface Profiles {
  find: (userId: string) => Promise<ProfileSummary>;
}
