/**
 * HTML's `maxlength` for a limit in characters (specification 22.13). It counts code units, of which a character has one or
 * two, so the browser stops only what is too long for certain. The form's contract checks the exact limit.
 */
export const nativeMaxLength = (characters: number | undefined): number | undefined =>
  characters === undefined ? undefined : 2 * characters;
