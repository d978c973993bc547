/** The drawn frame of a card that is not there. */
export function CardSlot({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 60 100"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <rect x="1" y="1" width="58" height="98" rx="3" />
      <path
        d="M10 5H50A5 5 0 0 0 55 10V90A5 5 0 0 0 50 95H10A5 5 0 0 0 5 90V10A5 5 0 0 0 10 5Z"
        strokeWidth=".6"
        opacity=".7"
      />
      <path d="M30 40Q30 50 40 50 30 50 30 60 30 50 20 50 30 50 30 40Z" fill="currentColor" stroke="none" />
    </svg>
  );
}
