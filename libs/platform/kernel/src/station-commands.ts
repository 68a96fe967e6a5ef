/** The meaning of a printed command. */
export type StationCommand = 'save' | 'undo' | 'photo' | 'next' | 'clear';

/** The texts of the printed commands. A colon is in no number, bin code or tracking number. */
export const commandCodes: Readonly<Record<StationCommand, string>> = {
  save: 'CMD:SAVE',
  undo: 'CMD:UNDO',
  photo: 'CMD:PHOTO',
  next: 'CMD:NEXT',
  clear: 'CMD:CLEAR',
};

const sizePrefix = 'CMD:SIZE-';

/** The text of the printed code of a size of the shop. */
export const sizeCode = (size: string): string => `${sizePrefix}${size}`;

/** The size of a printed code; undefined for other texts. */
export const sizeOfCode = (text: string): string | undefined =>
  text.startsWith(sizePrefix) ? /^[A-Z0-9]{1,4}$/.exec(text.slice(sizePrefix.length))?.[0] : undefined;
