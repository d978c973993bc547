import '../data/styles/home.css';
import data from '../data/home.json';
import { head, Page } from '../page.jsx';

export const metadata = head(data);

export default function Home() {
  return <Page data={data} />;
}
