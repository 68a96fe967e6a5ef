import { articleSection } from '../../lib/section.ts';
import { sectionPage } from './section-page.tsx';

export const { Page, loader, meta } = sectionPage(articleSection);
