import { paths } from '../../addresses/paths.ts';
import type { Content } from '../content/types.ts';

/** A link by name and address. */
export interface NamedPage {
  name: string;
  path: string;
}

/** A button of the footer with the pages that belong to it. */
export interface FooterColumn extends NamedPage {
  /** Pages that the owner wants as buttons and that nothing belongs to. */
  buttons: NamedPage[];
  links: NamedPage[];
  /** All names are so short that several stand in a line of a phone. */
  short: boolean;
}

/** The footer shows so many articles, the first of the list. */
const ARTICLES = 6;
/** Up to so many letters a name counts as short: 山羊座. */
const SHORT = 3;

/** The pages that stand beside the main menu. Their names are their titles. */
export function menus({ pages, legal }: Content): Record<'others' | 'legal', NamedPage[]> {
  return {
    others: [
      { name: pages.about.title, path: paths.about() },
      { name: pages.link.title, path: paths.link() },
    ],
    legal: [
      { name: legal.terms.title, path: paths.terms() },
      { name: legal.privacy.title, path: paths.privacy() },
      { name: legal.legalNotation.title, path: paths.legalNotation() },
    ],
  };
}

/** The lists of meanings, a page for each deck. */
export function meaningsPages({ decks }: Content): NamedPage[] {
  return decks.map(({ deck, meanings }) => ({ name: meanings.title, path: paths.meanings(deck) }));
}

/** The list of the A・B・C, where there are any. */
export function picksPage({ picks, pages }: Content): NamedPage[] {
  return picks.length > 0 ? [{ name: pages.picks.title, path: paths.picks() }] : [];
}

/**
 * The footer's columns: the owner's buttons in their order, each with what belongs to it. A button that nothing belongs
 * to stands with those of the home page, as profile and official links do.
 */
export function footerColumns(content: Content): FooterColumn[] {
  const { footer, decks, readings, signs, articles, services, pages } = content;
  const belonging: Record<string, NamedPage[]> = {
    [paths.readings()]: [
      ...decks,
      ...readings,
      { name: pages.myCards.title, path: paths.myCards() },
      ...picksPage(content),
    ],
    [paths.weekly()]: signs.map(({ sign, name }) => ({ name, path: paths.sign(sign) })),
    [paths.blog()]: articles
      .slice(0, ARTICLES)
      .map(({ id, thumbnailTitle }) => ({ name: thumbnailTitle, path: paths.article(id) })),
    [paths.paidFortune()]: services.map(({ id, title }) => ({
      name: title,
      path: `${paths.paidFortune()}#${id}`,
    })),
    [paths.home()]: menus(content).others,
  };
  const single = footer.filter(({ path }) => !belonging[path]?.length);
  const home = { name: pages.shell.crumbs.home, path: paths.home() };
  const columns = footer.filter((item) => !single.includes(item));
  return (columns.some(({ path }) => path === home.path) ? columns : [...columns, home]).map(
    ({ name, path }) => {
      const links = belonging[path] ?? [];
      return {
        name,
        path,
        buttons: path === home.path ? single.map(({ name, path }) => ({ name, path })) : [],
        links: links.map((link) => ({ name: link.name, path: link.path })),
        short: links.every((link) => link.name.length <= SHORT),
      };
    },
  );
}
