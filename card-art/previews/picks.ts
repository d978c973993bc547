import { picture as love } from '../backs/love.ts';
import { picture as oracle } from '../backs/oracle.ts';
import { picture as tarot } from '../backs/tarot.ts';
import { abcPreview } from './shared/pick-preview.ts';

/** Three cards face down, one of each deck. */
export const picture = abcPreview({ of: 'picks', deck: 'tarot' }, [oracle, tarot, love]);
