import type { StaticHandlerContext } from 'react-router-dom';
import { errorOf } from '@caravan/web-core';

/** Errors as the browser's router takes them back; nothing of an error but its status and message leaves the server. */
export const shownErrors = (errors: StaticHandlerContext['errors']): StaticHandlerContext['errors'] => {
  if (!errors) return null;
  const shown = Object.entries(errors).map(([routeId, error]) => {
    const { status, message } = errorOf(error);
    return [routeId, { status, statusText: '', internal: false, data: { message } }];
  });
  return Object.fromEntries(shown) as StaticHandlerContext['errors'];
};
