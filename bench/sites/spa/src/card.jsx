import '../data/styles/card.css';
import data from '../data/card.json';
import { Page } from './page.jsx';

export function Component() {
  return <Page data={data} />;
}
