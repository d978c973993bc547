import '../data/styles/draw.css';
import deck from '../data/deck.json';
import data from '../data/draw.json';
import Draw from '../shared/draw.jsx';
import { Page } from './page.jsx';

const island = () => <Draw cards={deck.cards} delay={deck.delay} />;

export function Component() {
  return <Page data={data} parts={{ 'draw-island': island }} />;
}
