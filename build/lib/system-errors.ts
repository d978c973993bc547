import { stripVTControlCharacters } from 'node:util';

/** What the operating system's refusals mean for whoever builds; nothing of it is about the site. */
const MEANINGS: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room and run the same command again.',
  EDQUOT: 'Your share of the disk is used up. Make room and run the same command again.',
  EROFS: 'The disk cannot be written to. Put the repository where you may write.',
  EACCES: 'A file or folder may not be read or written. Who owns it?',
  EPERM: 'A file or folder may not be changed. Who owns it, and is another program using it?',
  EMFILE: 'Too many files are open at once. Allow more (ulimit -n 4096) and run the same command again.',
  ENFILE: 'Too many files are open on this machine. Close other programs and run the same command again.',
  EXDEV: 'A file cannot be moved to another volume. Keep .cache and dist on the volume of the repository.',
  EBUSY: 'Another program is using a file. Close it and run the same command again.',
  ENOTEMPTY: 'Another program is writing to a folder. Wait for it, then run the same command again.',
  EIO: 'The disk does not answer. Is it damaged?',
};

/**
 * What an error of the operating system means, with the file it is about.
 * @returns undefined when the error is none of these
 */
export function explained(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, path, dest } = error as NodeJS.ErrnoException & { dest?: string };
  const meaning = MEANINGS[code ?? ''] ?? explained(error.cause);
  if (!meaning || !MEANINGS[code ?? '']) return meaning;
  const where = [path, dest].filter(Boolean).join(' → ');
  return where ? `${meaning}\n${where} (${code})` : `${meaning}\n${error.message}`;
}

/** The same for what a program printed before it failed; the first code that it names counts. */
export function explainedOutput(text: string): string | undefined {
  const code = text.match(/\bE[A-Z]{2,9}\b/g)?.find((word) => word in MEANINGS);
  return code && MEANINGS[code];
}

/** A text as a terminal may show it: a name in it can hold anything, commands to the terminal too. */
export function printable(text: string): string {
  return stripVTControlCharacters(text).replaceAll(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not pass
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
