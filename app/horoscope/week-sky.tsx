import type { WeekSky as Sky, SkyDay, SkyEvent } from '../sky/week-sky.server.ts';
import { MoonPhase } from '../ui/marks.tsx';
import { Moon } from '../ui/moon.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import styles from './week-sky.module.css';

interface WeekSkyProps {
  sky: Sky;
  texts: { skyTitle: string; skyNote: string; bandsLabel: string };
}

/** Bands narrower than this, in percent, have no room for their name. */
const NAMED_SHARE = 13;

/** 今週の空: seven Moons on an arc, the signs that she passes, and what happens when. */
export function WeekSky({ sky, texts }: WeekSkyProps) {
  return (
    <>
      <SectionHeading mark={<MoonPhase phase={1} />} title={texts.skyTitle} />
      {sky.lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      <div className={styles.body}>
        <div className={styles.arcWrap}>
          <svg
            className={styles.arc}
            viewBox="0 0 700 120"
            preserveAspectRatio="none"
            fill="none"
            aria-hidden="true"
          >
            <path d="M0 108C180 26 520 26 700 108" stroke="currentColor" vectorEffect="non-scaling-stroke" />
          </svg>
          <ol className={styles.days}>
            {sky.days.map((day) => (
              <DayOnArc key={day.day} {...day} />
            ))}
          </ol>
        </div>
        <Bands bands={sky.bands} label={texts.bandsLabel.replace('{signs}', sky.bandsText)} />
        <dl className={styles.events}>
          {sky.events.map((event) => (
            <Event key={event.title} {...event} />
          ))}
        </dl>
        <p className={`note ${styles.note}`}>{texts.skyNote}</p>
      </div>
    </>
  );
}

function DayOnArc({ weekday, day, moon, full }: SkyDay) {
  return (
    <li className={full ? styles.isFull : undefined}>
      <span className={styles.moonOnArc}>
        <svg viewBox="-40 -40 80 80" fill="none" stroke="currentColor" aria-hidden="true">
          {full && <path d={RAYS} opacity="0.7" />}
          {full && <circle r="22.5" opacity="0.6" />}
          <Moon
            look={moon}
            x="-40"
            y="-40"
            width="80"
            height="80"
            radius={full ? 3.4 : 2.8}
            strokeWidth="0.2"
          />
        </svg>
      </span>
      <b>{weekday}</b>
      <span className="num">{day}</span>
    </li>
  );
}

/** Twenty-four rays around the full Moon, every other one longer. */
const RAYS = Array.from({ length: 24 }, (_, place) => {
  const turn = (place * Math.PI) / 12;
  const at = (radius: number) =>
    `${(radius * Math.sin(turn)).toFixed(1)} ${(-radius * Math.cos(turn)).toFixed(1)}`;
  return `M${at(26)}L${at(place % 2 === 0 ? 34 : 30)}`;
}).join('');

/** The Moon's signs through the week, their borders at the true times. */
function Bands({ bands, label }: { bands: Sky['bands']; label: string }) {
  const ends = bands.map((_, place) => bands.slice(0, place + 1).reduce((sum, { share }) => sum + share, 0));
  return (
    <svg className={styles.bands} role="img" aria-label={label}>
      <path className={styles.rail} d="M0 5H9999" />
      {bands.map(({ sign, share }, place) => {
        const end = ends[place]!;
        return (
          <g key={sign}>
            {place > 0 && <line x1={`${end - share}%`} x2={`${end - share}%`} y1="0" y2="10" />}
            {share >= NAMED_SHARE && (
              <text x={`${end - share / 2}%`} y="28" textAnchor="middle">
                {sign}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function Event({ date, time, mark, title, text }: SkyEvent) {
  return (
    <div>
      <dt>
        {date}
        {time && <small>{time}</small>}
      </dt>
      <dd>
        <EventMark mark={mark} />
        <span>
          <b>{title}</b>
          {text}
        </span>
      </dd>
    </div>
  );
}

const PHASE = { 'new-moon': 0, 'first-quarter': 0.5, 'full-moon': 1 } as const;

function EventMark({ mark }: Pick<SkyEvent, 'mark'>) {
  if (mark === 'enters' || mark === 'stands')
    return (
      <svg viewBox="0 0 30 30" fill="none" stroke="currentColor" strokeWidth="1.25" aria-hidden="true">
        {mark === 'stands' && <circle cx="15" cy="15" r="10" />}
        {mark === 'stands' && <circle cx="15" cy="15" r="1.4" fill="currentColor" />}
        {mark === 'enters' && <path d="M4 15H25M18.5 8.5 25 15l-6.5 6.5M4 8v14" strokeLinecap="round" />}
      </svg>
    );
  if (mark === 'last-quarter') return <MoonPhase phase={0.5} className={styles.turned} />;
  return <MoonPhase phase={PHASE[mark]} />;
}
