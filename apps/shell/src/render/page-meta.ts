import type { StaticHandlerContext } from 'react-router-dom';
import { errorOf, type FrameFeature, type PageMeta, type Translate } from '@caravan/web-core';

const isMeta = (data: unknown): data is PageMeta => typeof data === 'object' && data !== null && 'title' in data && typeof data.title === 'string';

/** The meta of what is shown: the innermost page's, or the error page's. */
export const metaOf = ({ errors, matches, loaderData }: StaticHandlerContext, frame: FrameFeature, t: Translate): PageMeta => {
  const error = Object.values(errors ?? {})[0] as unknown;
  if (error !== undefined) return { noindex: true, ...frame.errorMeta(errorOf(error), t) };
  const metas = matches.map(({ route }) => loaderData[route.id] as unknown).filter(isMeta);
  return metas.at(-1) ?? { title: '' };
};
