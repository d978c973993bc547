/** The only door to `content/`: read, check, hand out. */
import { dateOf } from '../horoscope/week.ts';
import { checkDraft } from './check/check.ts';
import { ContentError, formatProblem } from './explain/problem.ts';
import { assemble } from './read/assemble.ts';
import { type ContentFolder, listFolder, readFolder } from './read/folder.ts';
import type { ContentText } from './read/texts.ts';
import type { Content } from './types.ts';

export { ContentError } from './explain/problem.ts';

type Loaded = { stamp: string; content: Content };

/** The last result for each folder: prerendering asks once a page. */
const cache = new Map<string, Loaded>();

/** What was read last: a check asks for the content, its texts and its notes, one after the other. */
let lastRead: { stamp: string; folder: ContentFolder } | undefined;

/** The files themselves, each with its schema, as far as they can be read; problems are left to {@link loadContent}. */
export function contentFolder(root = 'content', files = listFolder(root)): ContentFolder {
  const stamp = JSON.stringify([root, files]);
  if (lastRead?.stamp !== stamp) lastRead = { stamp, folder: readFolder(root, files) };
  return lastRead.folder;
}

/**
 * Reads and checks everything the owner writes.
 *
 * The result is kept until a file changes; treat it as read-only.
 *
 * @param root the content folder, from the working directory
 * @param pictureNames the drawn pictures (`tarot/17-star`, …); without it only
 *   the owner's own files (`images/…`) are looked for
 * @param now the time of the build: what is dated later in Tokyo is not there yet; without it everything is
 * @throws {ContentError} with all problems of all files
 */
export function loadContent(root = 'content', pictureNames?: ReadonlySet<string>, now?: number): Content {
  const files = listFolder(root);
  const today = now === undefined ? undefined : dateOf(now);
  const stamp = JSON.stringify([files, pictureNames && [...pictureNames], today]);
  const last = cache.get(root);
  if (last?.stamp === stamp) return last.content;

  const { draft, images, problems: ofFiles } = contentFolder(root, files);
  const problems = [...ofFiles, ...checkDraft(draft, images, pictureNames, today)];
  if (problems.length > 0) throw new ContentError(problems);

  const content = shownOn(assemble(draft), today);
  cache.set(root, { stamp, content });
  return content;
}

/** Notices and articles are not there before their day. An A・B・C is: its film leads to it as soon as it is out. */
function shownOn(content: Content, today: string | undefined): Content {
  if (today === undefined) return content;
  const isThere = ({ date }: { date: string }) => date <= today;
  return {
    ...content,
    notices: content.notices.filter(isThere),
    articles: content.articles.filter(isThere),
  };
}

/**
 * Every text of the content with what its schema says of it: for the fonts and the text check. Problems are left to
 * {@link loadContent}; a file that cannot be read has no texts.
 */
export function contentTexts(root = 'content'): ContentText[] {
  return contentFolder(root).draft.texts;
}

/** What the owner has written in another form than is asked for, and what it was read as; whatever else is wrong is left to {@link loadContent}. */
export function contentNotes(root = 'content'): string[] {
  return contentFolder(root).notes.map(formatProblem);
}

/** The number of YAML files, for the checker's one line. */
export function countContentFiles(root = 'content'): number {
  return listFolder(root).filter(({ path }) => /\.ya?ml$/.test(path)).length;
}
