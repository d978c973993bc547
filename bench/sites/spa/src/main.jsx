import '../data/styles/common.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

// One module a page, fetched when its address is opened.
const HydrateFallback = () => null;
const router = createBrowserRouter([
  { path: '/', HydrateFallback, lazy: () => import('./home.jsx') },
  { path: '/reading/tarot', HydrateFallback, lazy: () => import('./draw.jsx') },
  { path: '/reading/tarot/17', HydrateFallback, lazy: () => import('./card.jsx') },
  { path: '/weekly/scorpio', HydrateFallback, lazy: () => import('./weekly.jsx') },
  { path: '/blog/tarot-intro', HydrateFallback, lazy: () => import('./article.jsx') },
]);

createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);
