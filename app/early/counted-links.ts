import { count } from '../navigation/events.ts';
import { around } from './around.ts';

/**
 * Tells of taps on links to LINE (`data-line-link`, where it stands) and to an order (`data-order-link`, the service),
 * before React and after it.
 */
export function countLinks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const line = around<HTMLElement>(event, '[data-line-link]');
      if (line) {
        const inApp = document.documentElement.dataset.inApp;
        const target = inApp && inApp !== 'line' ? 'sheet' : 'line';
        count('line_open', { place: line.dataset.lineLink ?? '', target });
      }
      const order = around<HTMLElement>(event, '[data-order-link]');
      if (order) count('order_open', { service: order.dataset.orderLink ?? '' });
    },
    true,
  );
}
