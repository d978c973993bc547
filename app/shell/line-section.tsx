import type { Pages } from '../content/types.ts';
import type { Phrased } from '../lib/phrase-break.ts';
import { buttonClass } from '../ui/button.tsx';
import { dialogCommand } from '../ui/dialog.tsx';
import { LineIcon } from '../ui/icons.tsx';
import { MoonPhase } from '../ui/marks.tsx';
import { Lines, Phrases } from '../ui/phrases.tsx';
import { LineCode, type LineCodeTexts } from './line-code.tsx';
import { LineLink } from './line-link.tsx';
import styles from './line-section.module.css';
import { LINE_SHEET } from './line-sheet.tsx';
import { useShell } from './use-shell.ts';

interface LineSectionProps {
  texts: Omit<Pages['home']['line'], 'title' | 'lead' | 'code'> & {
    title: Phrased[];
    lead: Phrased;
    code: LineCodeTexts;
  };
}

/** On the home page: what LINE brings, and the way there; at a computer by a code for the phone. */
export function LineSection({ texts }: LineSectionProps) {
  const { site } = useShell();
  return (
    <section className={`section stars ${styles.firstNight}`} data-sky="night">
      <div className="wrap">
        <div className={`frame ${styles.line}`}>
          <div className={styles.lineHead}>
            <MoonPhase phase={0.14} className={styles.mark} />
            <h2>
              <Lines lines={texts.title} />
            </h2>
            <p>
              <Phrases text={texts.lead} />
            </p>
          </div>
          <div>
            <ol className={styles.themes}>
              {texts.themes.map((theme) => (
                <li key={theme.name}>
                  <span>
                    {theme.name}
                    {theme.note && <small>{theme.note}</small>}
                  </span>
                </li>
              ))}
            </ol>
            <div className={`buttons ${styles.lineButtons}`}>
              <LineLink href={site.links.line} place="home" className={buttonClass({ wide: true })}>
                <LineIcon />
                {texts.button}
              </LineLink>
              <LineCode texts={texts.code} />
              <p className={`note ${styles.onPhone}`}>
                {texts.note}
                <button
                  type="button"
                  className={`text-link ${styles.help}`}
                  {...dialogCommand(LINE_SHEET, 'show-modal')}
                >
                  {texts.help}
                </button>
              </p>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
