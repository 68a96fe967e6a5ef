import type { Country } from '@caravan/account/contract';
import type { Language } from '@caravan/kernel';
import type { SelectOption } from '@caravan/ui-kit';

/** Countries for a select, in the order of the page's language. */
export const countryOptions = (countries: readonly Country[], language: Language): SelectOption[] => {
  const { compare } = new Intl.Collator(language === 'zh' ? 'zh-CN' : 'en');
  return countries
    .map(({ code, name, name_zh: nameZh }) => ({ value: code, label: language === 'zh' ? nameZh : name }))
    .sort((one, other) => compare(one.label, other.label));
};
