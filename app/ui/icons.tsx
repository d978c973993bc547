/** Of several pages; one that a single page has stands beside it. */
import { icon } from './icon.tsx';

export const ArrowIcon = icon('0 0 30 10', <path d="M1 5H29M24.5 1 29 5l-4.5 4" />);
export const LeftIcon = icon('0 0 24 24', <path d="M20 12H4M9 6.5 3.5 12 9 17.5" />);
export const RightIcon = icon('0 0 24 24', <path d="M4 12H20M15 6.5 20.5 12 15 17.5" />);
export const OutgoingIcon = icon('0 0 20 20', <path d="M8 4H4v12h12v-4M11.5 3.5h5v5M16.5 3.5 9 11" />);
export const MenuIcon = icon('0 0 26 26', <path d="M3 9.5H23M9 16.5H23" />);
export const CloseIcon = icon('0 0 26 26', <path d="M6 6 20 20M20 6 6 20" />);
export const ShareIcon = icon('0 0 20 20', <path d="M10 12.5V3M6.5 6.2 10 2.8l3.5 3.4M4 10.5V17h12v-6.5" />);
export const DownloadIcon = icon('0 0 20 20', <path d="M10 3v9.5M6.5 9.3 10 12.7l3.5-3.4M4 13v4h12v-4" />);
export const PhoneIcon = icon('0 0 24 24', <path d="M7.5 2.5h9v19h-9ZM10.5 5h3M12 18.2v.1" />);
/** Large letters, or 20 pixels would swallow one of the four. */
export const LineIcon = icon(
  '0 0 24 24',
  <>
    <path
      d="M12 2.4c6.3 0 11.2 3.4 11.2 8 0 4.5-5.3 8.6-11 11.3.3-1.5.3-2.6-.4-3.2C5.6 18.1.8 14.9.8 10.4c0-4.6 4.9-8 11.2-8Z"
      strokeWidth="1.15"
    />
    <path
      d="M5.1 7.9v5h2.4M9.7 7.9v5M12 12.9v-5l3.1 5v-5M19.5 7.9h-2.2v5h2.2M17.3 10.4h1.9"
      strokeWidth="1.2"
    />
  </>,
);
export const XIcon = icon('0 0 24 24', <path d="M4.5 4.5 19 19.5M19 4.5 5 19.5" />);
export const FacebookIcon = icon(
  '0 0 24 24',
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M13 20.5V13m0 0v-2.5c0-1.3.8-2 2-2h1M10.5 13h4.8" />
  </>,
);
export const LinkIcon = icon(
  '0 0 24 24',
  <path d="M10 14a4 4 0 0 0 5.7 0l3.2-3.2a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.2 3.2a4 4 0 0 0 5.7 5.7l1.2-1.2" />,
);
export const FanIcon = icon(
  '0 0 26 20',
  [-34, -11, 12, 35].map((turn) => (
    <rect key={turn} x="9.4" y="2" width="7.4" height="12.4" rx="1" transform={`rotate(${turn} 13 21)`} />
  )),
);
export const MoreIcon = icon('0 0 24 24', <path d="M12 15.5V4M8 7.6l4-3.9 4 3.9M5 12.5V20h14v-7.5" />);
export const TikTokIcon = icon(
  '0 0 24 24',
  <path d="M13 4v11.2a3.8 3.8 0 1 1-3.8-3.8M13 4c.3 3 2.3 4.9 5.2 5.2" />,
);
export const YouTubeIcon = icon(
  '0 0 24 24',
  <>
    <rect x="3" y="6" width="18" height="12.5" rx="3" />
    <path d="m10.5 9.5 4.5 2.75-4.5 2.75Z" />
  </>,
);
export const CopyIcon = icon(
  '0 0 20 20',
  <>
    <rect x="6.5" y="6.5" width="10" height="10.5" rx="1" />
    <path d="M13.5 6.5V3.5h-10V14h3" />
  </>,
);

/** The crescent that holds a star: the site's mark. */
export const LogoMark = icon(
  '0 0 30 30',
  <>
    <path
      d="M20.5 24.6A11.5 11.5 0 1 1 20.5 5.4 9.4 9.4 0 1 0 20.5 24.6Z"
      fill="currentColor"
      stroke="none"
    />
    <path d="M19.5 9Q19.5 15 25.5 15 19.5 15 19.5 21 19.5 15 13.5 15 19.5 15 19.5 9Z" fill="currentColor" />
  </>,
);
