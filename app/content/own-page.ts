/**
 * A link of the site with its domain in front, as copied from the address bar, is the same as its path alone.
 * @param address the site's own, as `https://hoshiakari.example`
 * @returns the path with what follows it; any other link as it is
 */
export function ownPage(link: string, address: string): string {
  const rest = link.startsWith(address) ? link.slice(address.length) : undefined;
  if (rest === undefined || !/^(?:[/?#]|$)/.test(rest)) return link;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
