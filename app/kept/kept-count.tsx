import styles from './kept-count.module.css';
import { useRecord } from './use-record.ts';

/** 「12枚」 beside a link to the record, once there is a card in it. `form` has `{count}`. */
export function KeptCount({ form }: { form: string }) {
  const readings = useRecord()?.readings ?? [];
  const count = readings.reduce((sum, { cards }) => sum + cards.length, 0);
  return count > 0 && <small className={styles.count}>{form.replace('{count}', String(count))}</small>;
}
