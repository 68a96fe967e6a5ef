export { texts as en } from '../i18n/en.ts';
export { texts as zh } from '../i18n/zh.ts';
export { addressesHandlers, packageAnswers, packagesHandlers } from '../mocks/packages.handlers.ts';
