import type { Language } from '@caravan/kernel';

/** What every mail of ours says. */
export const mailWords: Record<Language, { fallback: string; footer: string }> = {
  en: {
    fallback: 'If the button does not work, open this address:',
    footer: 'Caravan. Buy from any Chinese shop. One parcel to your door.',
  },
  zh: {
    fallback: '如果按钮无法点击，请复制以下链接到浏览器打开：',
    footer: 'Caravan：中国店铺随心买，一个包裹送到家',
  },
};
