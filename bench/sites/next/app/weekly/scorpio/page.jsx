import '../../../data/styles/weekly.css';
import data from '../../../data/weekly.json';
import { head, Page } from '../../../page.jsx';

export const metadata = head(data);

export default function Weekly() {
  return <Page data={data} />;
}
