import { icon } from '../ui/icon.tsx';

export const BinIcon = icon(
  '0 0 20 20',
  <path d="M4 5.5h12M8 5.5V3.5h4v2M5.5 5.5 6.3 17h7.4l.8-11.5M8.6 8.5v5.5M11.4 8.5v5.5" />,
);
