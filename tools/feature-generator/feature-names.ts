/** A feature's name in the forms that its files use. */
export interface FeatureNames {
  /** `gift-cards`: folders, files, projects, paths. */
  name: string;
  /** `giftCards`: functions and values. */
  camel: string;
  /** `GiftCards`: types and compound names. */
  pascal: string;
  /** `Gift cards`: what the page says. */
  title: string;
}

const kebab = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const featureNames = (name: string): FeatureNames => {
  if (!kebab.test(name)) throw new Error(`"${name}" is not in kebab case: lower-case words joined by hyphens, such as gift-cards`);
  const pascal = name.split('-').map(capital).join('');
  return { name, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1), pascal, title: capital(name.replaceAll('-', ' ')) };
};
