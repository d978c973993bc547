import { Link } from 'react-router';
import { Tree } from '../shared/tree.jsx';

function a({ href, ...properties }) {
  return href?.startsWith('/') ? <Link to={href} {...properties} /> : <a href={href} {...properties} />;
}

export function Page({ data, parts }) {
  return (
    <>
      <title>{data.title}</title>
      <meta name="description" content={data.description} />
      <Tree nodes={data.body} parts={{ a, ...parts }} />
    </>
  );
}
