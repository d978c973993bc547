import type { ReactNode } from 'react';

interface IconProps {
  className?: string | undefined;
}

function icon(viewBox: string, drawing: ReactNode) {
  return function Icon({ className }: IconProps) {
    return (
      <svg
        className={className}
        viewBox={viewBox}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.25"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {drawing}
      </svg>
    );
  };
}

export const ArrowIcon = icon('0 0 30 10', <path d="M1 5H29M24.5 1 29 5l-4.5 4" />);
export const OutgoingIcon = icon('0 0 20 20', <path d="M8 4H4v12h12v-4M11.5 3.5h5v5M16.5 3.5 9 11" />);
export const MenuIcon = icon('0 0 26 26', <path d="M3 9.5H23M9 16.5H23" />);
export const CloseIcon = icon('0 0 26 26', <path d="M6 6 20 20M20 6 6 20" />);
export const ShareIcon = icon('0 0 20 20', <path d="M10 12.5V3M6.5 6.2 10 2.8l3.5 3.4M4 10.5V17h12v-6.5" />);
export const EnlargeIcon = icon('0 0 20 20', <path d="M12 3.5h4.5V8M8 16.5H3.5V12M16 4l-5 5M4 16l5-5" />);
export const LineIcon = icon(
  '0 0 24 24',
  <>
    <path d="M12 3.5c5 0 9 3.2 9 7.2 0 3.6-4.4 7.2-9 10.3.3-1.4.4-2.4-.2-3.1C6.9 17.6 3 14.6 3 10.7c0-4 4-7.2 9-7.2Z" />
    <path d="M8 9v4h1.8M12 9v4M14.3 13V9M16.5 9h-2.2v4h2.2M14.3 11h1.8" strokeWidth="1" />
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
export const SiteIcon = icon('0 0 24 24', <path d="M4 11.5 12 4.5l8 7M6 10v9.5h12V10M10 19.5V14h4v5.5" />);
export const EnvelopeIcon = icon('0 0 24 24', <path d="M3.5 6h17v12.5h-17ZM3.5 6.5 12 13l8.5-6.5" />);

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
