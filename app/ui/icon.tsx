import type { ReactNode } from 'react';

interface IconProps {
  className?: string | undefined;
}

/** An icon of thin lines in the colour of the text around it; how large it is says its class. */
export function icon(viewBox: string, drawing: ReactNode) {
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
