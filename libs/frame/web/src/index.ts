export { frameWeb } from './frame.web.ts';
export { homeWeb } from './home.web.ts';
