/** The thread between two cards, with a star in its middle. */
export function Thread({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 320 40"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M4 20C60 2 100 2 148 20M316 20C260 38 220 38 172 20" />
      <path d="M4 20C60 38 100 38 148 20M316 20C260 2 220 2 172 20" opacity="0.45" />
      <path
        d="M160 6Q160 20 174 20 160 20 160 34 160 20 146 20 160 20 160 6Z"
        fill="currentColor"
        stroke="none"
      />
    </svg>
  );
}
