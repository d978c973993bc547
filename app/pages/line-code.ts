import { siteContent } from '../content/site-content.server.ts';
import { qrCode } from '../lib/qr-code.server.ts';

/** The way to the LINE account for who sits at a computer: its address as a QR code, for the phone. */
export function loader() {
  return new Response(qrCode(siteContent().site.links.line), {
    headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' },
  });
}
