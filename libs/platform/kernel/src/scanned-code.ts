/** White space, and invisible characters that scanners and copied texts contain. */
const invisible = /[\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A code as labels print it: half-width, upper case, without spaces. Scanners with Caps Lock, Chinese input methods and
 * copied tracking numbers all come to the same text.
 */
export const scannedCode = (text: string): string => text.normalize('NFKC').replaceAll(invisible, '').toUpperCase();
