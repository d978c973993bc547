import '../../../data/styles/draw.css';
import deck from '../../../data/deck.json';
import data from '../../../data/draw.json';
import { head, Page } from '../../../page.jsx';
import Draw from '../../../shared/draw.jsx';

export const metadata = head(data);

const island = () => <Draw cards={deck.cards} delay={deck.delay} />;

export default function DrawPage() {
  return <Page data={data} parts={{ 'draw-island': island }} />;
}
