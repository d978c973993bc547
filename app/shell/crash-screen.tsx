import type { Pages } from '../content/types.ts';
import { buttonClass } from '../ui/button.tsx';
import styles from './crash-screen.module.css';

/** The words for when even the content could not be read: the build's content says the same in its own words. */
const LAST_RESORT: Pages['notFound']['crash'] = {
  heading: 'Unexpected Application Error!',
  text: '画面を組み立てる途中で、糸がからまりました。もう一度読み込むか、ホームへお戻りください。',
  reload: 'もう一度読み込む',
  home: 'ホームに戻る',
};

/** Shown when the page itself broke. Plain links only: whatever broke may have been the router. */
export function CrashScreen({ texts = LAST_RESORT }: { texts?: Pages['notFound']['crash'] | undefined }) {
  return (
    <main className={styles.screen} data-sky="night">
      {/* The page that broke took its title with it. */}
      <title>{texts.heading}</title>
      <h1 lang="en">{texts.heading}</h1>
      <p>{texts.text}</p>
      <div className="buttons buttons-row">
        <button type="button" className={buttonClass({})} onClick={() => location.reload()}>
          {texts.reload}
        </button>
        <a className={buttonClass({ look: 'line' })} href="/">
          {texts.home}
        </a>
      </div>
    </main>
  );
}
