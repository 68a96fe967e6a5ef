import type { FrameFeature, WebFeature } from '../manifest.ts';
import { Link } from '../navigation/link.tsx';
import { testFrame } from '../testing/test-frame.tsx';

/** The plain frame, with a first page that lists the feature's own. */
export const harnessFrame = (feature: WebFeature, pages: readonly string[]): FrameFeature => {
  const Pages = () => (
    <>
      <h1>{feature.id}</h1>
      <ul>
        {pages.map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </>
  );
  return {
    ...testFrame,
    routes: [{ path: '/', layout: 'bare', load: () => Promise.resolve({ Page: Pages, meta: () => ({ title: feature.id }) }) }],
  };
};
