import type { StartFacts } from './hand-over.ts';

/** One page as `entry.server.tsx` renders it for the build: JSON in the place of the prerendered HTML. */
export interface RenderedPage {
  /** The document with its own scripts, and without anything of React Router's. */
  html: string;
  /** Addresses of its style sheets. */
  styles: string[];
  /** Null for a static page, which stays without React. */
  hydration: {
    start: Omit<StartFacts, 'data'>;
    /** The loaders' data as React Router's stream reads it; `StartFacts.data` is where the build puts it. */
    data: string;
  } | null;
}
