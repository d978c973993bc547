import { useEffect, useState } from 'react';
import type { Pages } from '../content/types.ts';
import { copyText } from '../lib/copy-text.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toast.tsx';
import styles from './notices.module.css';
import { type KeptRecord, mend, removeAside, room } from './record.ts';

interface NoticesProps {
  record: KeptRecord;
  texts: Pages['myCards'];
  copyFailed: string;
}

/** What she is told where something of the record is not as it should be. Refused storage is the page's own face. */
export function Notices({ record, texts, copyFailed }: NoticesProps) {
  const toast = useToast();
  const [full, setFull] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes the record may change what fits beside it
  useEffect(() => {
    mend();
    setFull(room() === 'full');
  }, [record]);
  const { aside } = record;
  return (
    <>
      {full && <p className={styles.notice}>{texts.full}</p>}
      {record.state === 'newer' && <p className={styles.notice}>{texts.newer}</p>}
      {(aside !== null || record.state === 'damaged') && (
        <div className={styles.notice}>
          <p>{texts.damaged.text}</p>
          {aside !== null && (
            <div className="buttons buttons-row">
              <Button
                look="line"
                compact
                onClick={async () => toast((await copyText(aside)) ? texts.acts.copied : copyFailed)}
              >
                {texts.damaged.copy}
              </Button>
              <Button look="line" compact onClick={removeAside}>
                {texts.damaged.remove}
              </Button>
            </div>
          )}
        </div>
      )}
    </>
  );
}
