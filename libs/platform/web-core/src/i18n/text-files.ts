import { languageOfFile, type Language } from '@caravan/kernel';

/** A feature's texts in one language; the files of all languages have exactly the shape of the English one. */
export type Texts = { readonly [key: string]: string | Texts };

export interface TextFile {
  texts: Texts;
}

/** Loads the texts of one namespace; the console's are in English where it has none in a language. */
export type TextSource = Partial<Record<Language, () => Promise<TextFile>>> & { en: () => Promise<TextFile> };

/** The files of a folder, from `import.meta.glob('./i18n/??.ts')`, by the language in their names. */
export const textFiles = (files: Readonly<Record<string, () => Promise<TextFile>>>): TextSource =>
  Object.fromEntries(Object.entries(files).map(([path, load]) => [languageOfFile(path), load])) as TextSource;
