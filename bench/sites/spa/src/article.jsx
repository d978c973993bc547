import '../data/styles/article.css';
import data from '../data/article.json';
import { Page } from './page.jsx';

export function Component() {
  return <Page data={data} />;
}
