import type { ComponentType } from 'react';
import type { AppLayout, LayoutProps, WebFeature } from '../manifest.ts';
import { Link } from '../navigation/link.tsx';
import { testLayout } from '../testing/test-layout.tsx';

/** The plain app layout, with a home page that lists the feature's pages. */
export const harnessLayout = (
  feature: WebFeature,
  pages: readonly string[],
  Around?: ComponentType<LayoutProps>,
): AppLayout => {
  const { default: Plain } = testLayout.layouts;
  const Layout = Around
    ? ({ children }: LayoutProps) => (
        <Around>
          <Plain>{children}</Plain>
        </Around>
      )
    : Plain;
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
    ...testLayout,
    layouts: { default: Layout, login: Layout, bare: Layout },
    routes: [
      { path: '/', layout: 'bare', load: () => Promise.resolve({ Page: Pages, meta: () => ({ title: feature.id }) }) },
    ],
  };
};
