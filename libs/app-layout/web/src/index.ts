export { accountAreaWeb } from './account-area/account-area.web.ts';
export { appLayoutWeb } from './app-layout.web.ts';
export { homeWeb } from './home.web.ts';
