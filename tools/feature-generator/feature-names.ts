/** A feature's name in the forms that its files use. */
export interface FeatureNames {
  /** `gift-cards`: folders, files, projects, paths. */
  name: string;
  /** `giftCards`: functions and values. */
  camel: string;
  /** `GiftCards`: types and compound names. */
  pascal: string;
  /** `gift_cards`: tables and reasons. */
  snake: string;
  /** `Gift cards`: the page's title. */
  title: string;
}

const kebab = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const featureNames = (name: string): FeatureNames => {
  if (!kebab.test(name))
    throw new Error(`"${name}" is not in kebab case: lower-case words joined by hyphens, such as gift-cards`);
  const pascal = name.split('-').map(capital).join('');
  return {
    name,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: name.replaceAll('-', '_'),
    title: capital(name.replaceAll('-', ' ')),
  };
};
