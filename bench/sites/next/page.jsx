import Link from 'next/link';
import { Tree } from './shared/tree.jsx';

/** Only these pages are built: a link to another one stays plain, so that Next prefetches nothing that is not there. */
const BUILT = ['/', '/reading/tarot', '/reading/tarot/17', '/weekly/scorpio', '/blog/tarot-intro'];

function a(properties) {
  return BUILT.includes(properties.href) ? <Link {...properties} /> : <a {...properties} />;
}

/** Next's title and description of a page. */
export const head = ({ title, description }) => ({ title, description });

export function Page({ data, parts }) {
  return <Tree nodes={data.body} parts={{ a, ...parts }} />;
}
