import { LineIcon, TikTokIcon, YouTubeIcon } from '../ui/icons.tsx';
import { newTab } from '../ui/new-tab.tsx';
import { LineLink } from './line-link.tsx';
import type { ShellData } from './shell-data.ts';

interface SocialLinksProps {
  links: Pick<ShellData['site']['links'], 'tiktok' | 'youtube' | 'line'>;
  /** Where they stand, for what is counted. */
  place: string;
  className?: string | undefined;
}

/** The teller's accounts, as many as there are, each in a new tab. */
export function SocialLinks({ links, place, className }: SocialLinksProps) {
  return (
    <ul className={className}>
      {links.tiktok && (
        <li>
          <a href={links.tiktok} {...newTab}>
            <TikTokIcon />
            TikTok
          </a>
        </li>
      )}
      {links.youtube && (
        <li>
          <a href={links.youtube} {...newTab}>
            <YouTubeIcon />
            YouTube
          </a>
        </li>
      )}
      <li>
        <LineLink href={links.line} place={place}>
          <LineIcon />
          LINE
        </LineLink>
      </li>
    </ul>
  );
}
