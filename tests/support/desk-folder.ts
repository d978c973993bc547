import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { ROOT } from '../../build/lib/paths.ts';
import { open } from './browser.ts';

/** The desk, opened on a folder of the browser's own that holds what stands in `content/`. */
export interface Desk {
  page: Page;
  messages: string[];
  outside: string[];
  /** Goes to a place of the editor: `/collections/notices/new`. */
  go(place: string): Promise<void>;
  /** Presses 保存; what has a mistake stays open. */
  press(): Promise<void>;
  /** Saves what has none: the form closes. */
  save(): Promise<void>;
  /** A file as it was saved; undefined where there is none. */
  read(path: string): Promise<string | undefined>;
  /** The size of a saved picture, in pixels. */
  picture(path: string): Promise<{ width: number; height: number }>;
  /** The whole content as it was saved, in a folder of the machine. */
  saved(): Promise<string>;
}

type Files = [path: string, text: string][];

/** Opens the desk as the owner does with a folder on her computer: the folder is chosen by a press, here it is the browser's. */
export async function openDesk(): Promise<Desk> {
  const { page, messages, outside } = await open('about:blank', {
    viewport: { width: 1280, height: 900 },
    init: () => {
      Object.assign(window, {
        showDirectoryPicker: async () => {
          const root = await navigator.storage.getDirectory();
          return root.getDirectoryHandle('site');
        },
      });
    },
  });
  // The editor asks whether GitHub is well, also where she works without it.
  await page.route(/^https:\/\/www\.githubstatus\.com\//, (route) =>
    route.fulfill({ status: 204, body: '' }),
  );
  await page.goto('/desk/editor');
  await page.evaluate(fill, contentFiles());
  await page.getByRole('button', { name: /ローカルリポジトリで作業/ }).click();
  // Beside its name stands the sign of its own list.
  await page
    .getByRole('button')
    .filter({ hasText: /ローカル\s+arrow/ })
    .waitFor();
  const read = async (path: string) => {
    const bytes = await page.evaluate(bytesOf, path);
    return bytes && Buffer.from(bytes);
  };
  const press = () => page.getByRole('button', { name: '保存' }).click();
  return {
    page,
    messages,
    outside,
    go: async (place) => {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, place);
      await page.getByRole('button', { name: '保存' }).waitFor();
    },
    press,
    save: async () => {
      await press();
      await page.getByRole('button', { name: '保存' }).waitFor({ state: 'hidden' });
    },
    read: async (path) => (await read(path))?.toString('utf8'),
    picture: async (path) => {
      const { width, height } = await sharp(await read(path)).metadata();
      return { width, height };
    },
    saved: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'desk-'));
      onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
      for (const [path, bytes] of await page.evaluate(all)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), Buffer.from(bytes));
      }
      return join(folder, 'content');
    },
  };
}

function contentFiles(): Files {
  const entries = readdirSync(join(ROOT, 'content'), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => [file.slice(ROOT.length + 1).replaceAll('\\', '/'), readFileSync(file, 'utf8')]);
}

/** Runs in the page: a repository with these files. */
async function fill(files: Files): Promise<void> {
  const root = await navigator.storage.getDirectory();
  const site = await root.getDirectoryHandle('site', { create: true });
  await site.getDirectoryHandle('.git', { create: true });
  for (const [path, text] of files) {
    const parts = path.split('/');
    let folder = site;
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, { create: true });
    const handle = await folder.getFileHandle(parts.at(-1)!, { create: true });
    const writer = await handle.createWritable();
    await writer.write(text);
    await writer.close();
  }
}

/** Runs in the page: a file's bytes; none where there is no such file. */
async function bytesOf(path: string): Promise<number[] | undefined> {
  try {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('site');
    const parts = path.split('/');
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
    const file = await (await folder.getFileHandle(parts.at(-1)!)).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  } catch {
    return undefined;
  }
}

/** Runs in the page: every file with its bytes. */
async function all(): Promise<[path: string, bytes: number[]][]> {
  const found: [string, number[]][] = [];
  const into = async (folder: FileSystemDirectoryHandle, path: string) => {
    for await (const [name, entry] of folder as unknown as AsyncIterable<[string, FileSystemHandle]>) {
      if (entry.kind === 'directory') await into(entry as FileSystemDirectoryHandle, `${path}${name}/`);
      else {
        const file = await (entry as FileSystemFileHandle).getFile();
        found.push([path + name, Array.from(new Uint8Array(await file.arrayBuffer()))]);
      }
    }
  };
  await into(await (await navigator.storage.getDirectory()).getDirectoryHandle('site'), '');
  return found;
}
