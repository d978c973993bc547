import { ButtonLink, buttonClass } from '../ui/button.tsx';
import { CardPicture, PictureElement } from '../ui/card-picture.tsx';
import { newTab } from '../ui/new-tab.tsx';
import { PageLink } from '../ui/page-link.tsx';
import { Phrases } from '../ui/phrases.tsx';
import { AS_WIDE_AS_TEXT } from '../ui/sizes.ts';
import styles from './blocks.module.css';
import type { ShownBlock } from './shown-block.ts';

type Props<Type extends ShownBlock['type']> = Extract<ShownBlock, { type: Type }>;

/**
 * One block of an article. Exhaustive on purpose: a kind that nobody draws is an error of the type check,
 * never a block that silently disappears.
 */
export function renderBlock(block: ShownBlock, key: string) {
  switch (block.type) {
    case 'h2':
      return <BannerHeading key={key} {...block} />;
    case 'h3':
      return <Subheading key={key} {...block} />;
    case 'p':
      return <Paragraph key={key} {...block} />;
    case 'ul':
      return <List key={key} {...block} />;
    case 'img':
      return <Figure key={key} {...block} />;
    case 'card':
      return <CardBlock key={key} {...block} />;
  }
}

/** A picture with the heading laid over it. */
function BannerHeading({ text, anchor, picture, view }: Props<'h2'>) {
  return (
    <div className={styles.banner} data-sky="night" data-view={view}>
      <PictureElement picture={picture} alt="" sizes={AS_WIDE_AS_TEXT} />
      <h2 id={anchor} tabIndex={-1}>
        <Phrases text={text} />
      </h2>
    </div>
  );
}

function Subheading({ text, anchor }: Props<'h3'>) {
  return (
    <h3 id={anchor} tabIndex={-1} className={`star-heading ${styles.subheading}`}>
      <Phrases text={text} />
    </h3>
  );
}

function Paragraph({ text, href }: Props<'p'>) {
  return <p>{href ? <ContentLink href={href}>{text}</ContentLink> : text}</p>;
}

function List({ items }: Props<'ul'>) {
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.text}>
          {item.href ? <ContentLink href={item.href}>{item.text}</ContentLink> : item.text}
        </li>
      ))}
    </ul>
  );
}

function Figure({ picture, alt, text }: Props<'img'>) {
  const upright = picture.height > picture.width;
  return (
    <figure className={upright ? `${styles.figure} ${styles.upright}` : styles.figure}>
      <PictureElement
        picture={picture}
        alt={alt}
        sizes={upright ? '(min-width: 480px) 300px, 70vw' : AS_WIDE_AS_TEXT}
      />
      {text && (
        <figcaption>
          <Phrases text={text} />
        </figcaption>
      )}
    </figure>
  );
}

function CardBlock({ picture, title, text, buttonText, buttonHref, bgColor }: Props<'card'>) {
  return (
    <div className={`${styles.card} ${styles[bgColor]}`} data-sky="night">
      <CardPicture picture={picture} alt="" sizes="(min-width: 768px) 132px, 96px" />
      <div>
        <p className={styles.cardTitle}>
          <Phrases text={title} />
        </p>
        {text && <p className={styles.cardText}>{text}</p>}
        {buttonHref.startsWith('/') ? (
          <ButtonLink to={buttonHref} compact>
            {buttonText}
          </ButtonLink>
        ) : (
          <a href={buttonHref} className={buttonClass({ compact: true })} {...newTab}>
            {buttonText}
          </a>
        )}
      </div>
    </div>
  );
}

/** A link in the running text: within the site by the router, outside in a new tab. */
function ContentLink({ href, children }: { href: string; children: string }) {
  return href.startsWith('/') ? (
    <PageLink to={href} prefetch="intent" className="text-link">
      {children}
    </PageLink>
  ) : (
    <a href={href} className="text-link" {...newTab}>
      {children}
    </a>
  );
}
