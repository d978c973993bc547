/** Runs inside the page, of any engine: the paths of everything kept on the device, in all caches. */
export async function keptPaths(): Promise<string[]> {
  const paths: string[] = [];
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
  }
  return paths;
}
