import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';

/** `?mode=dark` and `?part=…` select a view, so that a check can open it. */
const query = new URLSearchParams(location.search);
const mode = query.get('mode');
if (mode === 'light' || mode === 'dark') document.documentElement.dataset.mode = mode;

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Gallery part={query.get('part') ?? undefined} />
    </StrictMode>,
  );
}
