/** `npm run ready`: what is still to fill in or to sign before the site may be published, as the owner's list. */
import { ROOT } from '../build/lib/paths.ts';
import { toDos, toDoText } from '../desk/to-do.ts';

const list = toDos(ROOT, new Date());
console.log(toDoText(list));
process.exitCode = list.length > 0 ? 1 : 0;
