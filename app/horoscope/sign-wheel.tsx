import type { SignWeekPage } from '../pages/sign-week.server.ts';
import styles from './sign-wheel.module.css';

type Place = SignWeekPage['weeks'][number]['wheel'][number];

const MIDDLE = 110;
const RING = 84;

/** Where Sun, Moon, Mercury, Venus and Mars stand, seen from one sign: a wheel of twelve rooms, and the same in words. */
export function SignWheel({
  wheel,
  title,
  house,
}: {
  wheel: readonly Place[];
  title: string;
  house: string;
}) {
  return (
    <section className={styles.wheel}>
      <h3>{title}</h3>
      <div className={styles.body}>
        <svg viewBox="0 0 220 220" fill="none" stroke="currentColor" aria-hidden="true">
          <circle cx={MIDDLE} cy={MIDDLE} r="104" />
          <circle cx={MIDDLE} cy={MIDDLE} r="64" />
          {Array.from({ length: 12 }, (_, room) => {
            const turn = (room * 30 - 15) * (Math.PI / 180);
            const at = (radius: number) =>
              `${(MIDDLE - radius * Math.sin(turn)).toFixed(1)} ${(MIDDLE - radius * Math.cos(turn)).toFixed(1)}`;
            return <path key={turn} d={`M${at(64)}L${at(104)}`} />;
          })}
          {wheel.map(({ body, short, house: room }) => {
            const sharing = wheel.filter((other) => other.house === room);
            const aside = (sharing.findIndex((other) => other.body === body) - (sharing.length - 1) / 2) * 11;
            const turn = ((room - 1) * 30 + aside) * (Math.PI / 180);
            return (
              <text
                key={body}
                x={(MIDDLE - RING * Math.sin(turn)).toFixed(1)}
                y={(MIDDLE - RING * Math.cos(turn) + 5).toFixed(1)}
                textAnchor="middle"
              >
                {short}
              </text>
            );
          })}
        </svg>
        <dl>
          {wheel.map(({ body, name, sign, house: room, room: words }) => (
            <div key={body}>
              <dt>{name}</dt>
              <dd>
                {sign}・{house.replace('{number}', String(room))}
                <span>{words}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
