/** The texts around the message. */
export interface MessageMailTexts {
  action: string;
  /** Precedes the URL of the settings. */
  choose: string;
}

export const texts: MessageMailTexts = {
  action: 'See details',
  choose: 'Choose in your settings which mails you receive:',
};
