/** What stands beside a form while she writes: the page's words in the site's own look. Rendered by the editor: no hooks, no links. */
import type { CustomPreviewTemplate, CustomPreviewTemplateProps } from '@sveltia/cms';
import type { ReactNode } from 'react';
import { fillPlaceholders } from '../app/content/read/placeholders.ts';
import type { Block } from '../app/content/schemas/article.ts';
import { signNames } from '../app/content/schemas/sign.ts';
import { signLabel } from './choices.ts';
import type { SkyWords } from './weeks.ts';

/** Where a picture's file is, by its name in the content; none where it is not drawn yet. */
export type PictureFiles = Readonly<Record<string, string>>;

/** Templates by the collection (or, of a collection of files, the file) that they are for. */
export function previews(
  pictures: PictureFiles,
  sky: SkyWords,
  shared: Readonly<Record<string, string>>,
): Record<string, CustomPreviewTemplate> {
  const dataOf = ({ entry }: CustomPreviewTemplateProps): Unfinished =>
    fillPlaceholders((entry as unknown as { toJS(): { data?: unknown } }).toJS().data ?? {}, shared);
  const image = (name: unknown, { getAsset }: CustomPreviewTemplateProps): ReactNode => {
    if (typeof name !== 'string' || name === '') return null;
    const src = pictures[name] ?? getAsset(name)?.url;
    return src && <img src={src} alt="" />;
  };
  const card: CustomPreviewTemplate = (props) => {
    const { name, season, keywords = [], image: picture, message, description, detail = {} } = dataOf(props);
    return (
      <Sheet>
        {image(picture, props)}
        {season && <p className="small">いまは、{season}</p>}
        <p className="name">{name}</p>
        <p className="small">{keywords.join('　')}</p>
        {typeof message === 'string' ? (
          <p className="message">{message}</p>
        ) : (
          Object.entries(message ?? {}).map(([side, text]) => (
            <div key={side}>
              <p className="small">{side === 'upright' ? '正位置' : '逆位置'}</p>
              <p className="message">{`${text ?? ''}`}</p>
            </div>
          ))
        )}
        <Text
          text={typeof description === 'string' ? description : Object.values(description ?? {}).join('\n\n')}
        />
        {['overview', 'upright', 'reversed', 'message', 'advice'].map((key) => (
          <Text key={key} text={detail[key]} />
        ))}
      </Sheet>
    );
  };
  const week =
    (monday: string): CustomPreviewTemplate =>
    (props) => {
      const { greeting, signs = {} } = dataOf(props);
      const words = sky[monday] ?? {};
      const said = (sign: string, key: string) => {
        const own = signs?.[sign]?.[key];
        return own ? <p>{own}</p> : <p className="sky">{words[`signs.${sign}.${key}`]}</p>;
      };
      return (
        <Sheet>
          {greeting && <p className="message">{greeting}</p>}
          {signNames.map((sign) => (
            <section key={sign}>
              <h2>{signLabel(sign)}</h2>
              {['nickname', 'message', 'love', 'work', 'money'].map((key) => (
                <div key={key}>{said(sign, key)}</div>
              ))}
            </section>
          ))}
        </Sheet>
      );
    };
  return {
    ...Object.fromEntries(Object.keys(sky).map((monday) => [monday, week(monday)])),
    tarot: card,
    oracle: card,
    love: card,
    notices: (props) => {
      const { title, date, body, picture, links } = dataOf(props);
      return (
        <Sheet>
          <time>{`${date ?? ''}`.replaceAll('-', '/')}</time>
          <h2>{title}</h2>
          <Text text={body} />
          {image(picture?.src, props)}
          {(links ?? []).map((link: Link) => (
            <p key={link?.label}>{link?.label} →</p>
          ))}
        </Sheet>
      );
    },
    articles: (props) => {
      const { title, date, summary, thumbnail, content } = dataOf(props);
      return (
        <Sheet>
          <h1>{title}</h1>
          <time>{`${date ?? ''}`.replaceAll('-', '/')}</time>
          {image(thumbnail, props)}
          <p className="small">{summary}</p>
          {(content ?? []).map((block: Block) => (
            <div key={JSON.stringify(block)}>{shownBlock(block, (name) => image(name, props))}</div>
          ))}
        </Sheet>
      );
    },
    picks: (props) => {
      const { title, intro, answers = {} } = dataOf(props);
      return (
        <Sheet>
          <h1>{title}</h1>
          <p>{intro}</p>
          {['a', 'b', 'c'].map((letter) => (
            <section key={letter}>
              <h2>{letter.toUpperCase()}</h2>
              <Text text={answers?.[letter]?.text} />
            </section>
          ))}
        </Sheet>
      );
    },
  };
}

interface Link {
  label?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: while it is written, anything may be missing or of another kind
type Unfinished = any;

function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="sheet" data-sky="paper">
      {children}
    </div>
  );
}

/** Paragraphs stand apart by an empty line, as in the content. */
function Text({ text }: { text: unknown }) {
  if (typeof text !== 'string') return null;
  return text.split(/\n\s*\n/).map((paragraph) => <p key={paragraph}>{paragraph}</p>);
}

function shownBlock(block: Block | undefined, image: (name: unknown) => ReactNode): ReactNode {
  switch (block?.type) {
    case 'h2':
      return <h2 className="banner">{block.text}</h2>;
    case 'h3':
      return <h3>{block.text}</h3>;
    case 'p':
      return <Text text={block.text} />;
    case 'img':
      return (
        <>
          {image(block.src)}
          <p className="small">{block.text}</p>
        </>
      );
    case 'ul':
      return (
        <ul>
          {(block.items ?? []).map((item) => (
            <li key={item?.text}>{item?.text}</li>
          ))}
        </ul>
      );
    case 'card':
      return (
        <div className="banner">
          {image(block.image)}
          <h3>{block.title}</h3>
          <p>{block.text}</p>
          <p className="button">{block.buttonText}</p>
        </div>
      );
    default:
      return null;
  }
}
