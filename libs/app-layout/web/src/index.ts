export { appLayoutWeb } from './app-layout.web.ts';
export { homeWeb } from './home.web.ts';
