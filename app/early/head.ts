/** In the head of a page that React takes over and that is of none of the other kinds. */
import { askedCards } from './asked-cards.ts';
import { beginPage } from './begin-page.ts';

beginPage(askedCards);
