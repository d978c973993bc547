import '../../../../data/styles/card.css';
import data from '../../../../data/card.json';
import { head, Page } from '../../../../page.jsx';

export const metadata = head(data);

export default function Card() {
  return <Page data={data} />;
}
