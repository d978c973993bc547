import { type Art, closed, ellipse } from '../../../kit/pen/index.ts';
import { form, GOLD } from './form.ts';

/** A high throne of wood with a red back, turned a little to the window. */
export function throne(art: Art): void {
  form(
    art,
    closed('300,640! 302,330! 318,290 352,258 372,244! 396,258 430,290 444,330! 450,640!'),
    '#7a4f38',
    14,
    { shade: '#20121c' },
  );
  form(
    art,
    closed('314,600! 316,336! 330,302 356,276 372,264! 392,276 418,302 431,336! 434,600!'),
    '#8a2a3a',
    14,
    {
      shade: '#34102a',
      rim: '#e88a6c',
    },
  );
  form(art, ellipse(373, 244, 8), '#d9a750', 4, GOLD);
  for (const knots of [
    '276,644! 276,528! 288,516 306,516! 310,644!',
    '440,644! 440,520! 456,514 474,522! 478,644!',
  ])
    form(art, closed(knots), '#8f6244', 8, { shade: '#20121c' });
}
