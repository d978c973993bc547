import '../../../data/styles/article.css';
import data from '../../../data/article.json';
import { head, Page } from '../../../page.jsx';

export const metadata = head(data);

export default function Article() {
  return <Page data={data} />;
}
