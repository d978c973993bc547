const fetched = new Map<string, Promise<unknown>>();

/**
 * Fetches a JSON file, once; a failure is not remembered.
 * @throws where it cannot be had
 */
export function fetchJson<Value>(address: string): Promise<Value> {
  const kept = fetched.get(address);
  if (kept) return kept as Promise<Value>;
  const coming = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
    return response.json() as Promise<Value>;
  });
  fetched.set(address, coming);
  coming.catch(() => fetched.delete(address));
  return coming;
}
