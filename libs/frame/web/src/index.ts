export { frameWeb } from './frame.web.ts';
export { homeWeb } from './home.web.ts';
export { notOpenWeb } from './not-open.web.ts';
