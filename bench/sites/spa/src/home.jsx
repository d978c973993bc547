import '../data/styles/home.css';
import data from '../data/home.json';
import { Page } from './page.jsx';

export function Component() {
  return <Page data={data} />;
}
