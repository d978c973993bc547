import '../data/styles/weekly.css';
import data from '../data/weekly.json';
import { Page } from './page.jsx';

export function Component() {
  return <Page data={data} />;
}
