/** Whether this device has a share sheet that takes a link. */
export function canShareSheet(): boolean {
  return typeof navigator.share === 'function' && typeof navigator.canShare === 'function';
}

/** The sheet opens only shortly after the tap: a picture that takes longer stays behind, in milliseconds. */
const PICTURE_MS = 1500;

interface Shared {
  text: string;
  url: string;
  /** Addresses of pictures, the wanted one first: the next is sent where it does not come. */
  pictures: (string | undefined)[];
  /** The card's name, for the picture's file. */
  name: string;
}

/**
 * Opens the device's share sheet, with the story picture where files can be shared.
 * A closed sheet is no failure; a sheet that refuses the picture is offered the text alone.
 */
export async function shareBySheet({ text, url, pictures, name }: Shared): Promise<void> {
  // Asked for together: there is no time to wait for one after the other.
  const files = await Promise.all(pictures.map((src) => (src ? pictureFile(src, name) : null)));
  const file = files.find((one) => one !== null);
  const full = { text: `${text} ${url}`, ...(file ? { files: [file] } : {}) };
  try {
    await navigator.share(navigator.canShare(full) ? full : { text, url });
  } catch {
    // Cancelled, or refused by the system: the other ways of the dialog are still there.
  }
}

async function pictureFile(src: string, name: string): Promise<File | null> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), PICTURE_MS);
  try {
    const response = await fetch(src, { signal: late.signal });
    if (!response.ok) return null;
    const blob = await response.blob();
    const extension = (blob.type.split('/')[1] ?? 'webp').replace('jpeg', 'jpg');
    return new File([blob], `${name}.${extension}`, { type: blob.type });
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
