/** The pattern of LIKE and ILIKE for texts that contain these words literally. */
export const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
