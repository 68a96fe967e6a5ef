/** What a mail says beside its letter. */
export interface LetterMailTexts {
  action: string;
  /** Before the address of the settings. */
  choose: string;
}

export const texts: LetterMailTexts = {
  action: 'See details',
  choose: 'You choose in your settings which mails you get:',
};
