'use client';

import { useState } from 'react';
import idle from '../data/idle.json';
import { Tree } from './tree.jsx';

/** The one-card draw as an island: before, waiting, and the card with its words. */
export default function Draw({ cards, delay }) {
  const [drawn, setDrawn] = useState(null);
  const [shown, setShown] = useState(false);
  const draw = () => {
    const [chance] = crypto.getRandomValues(new Uint32Array(1));
    setDrawn(cards[chance % cards.length]);
    setTimeout(() => setShown(true), delay);
  };
  if (shown) return <Card card={drawn} />;
  const button = (properties) => <button {...properties} disabled={drawn !== null} onClick={draw} />;
  return <Tree nodes={[idle]} parts={{ button }} />;
}

function Card({ card }) {
  const { picture, alt, name, english, keywords, description } = card;
  return (
    <section data-sky="night">
      <picture>
        {picture.sources.map(({ type, srcSet }) => (
          <source key={type} type={type} srcSet={srcSet} sizes="60vw" />
        ))}
        <img src={picture.src} alt={alt} width={picture.width} height={picture.height} />
      </picture>
      <h2>{name}</h2>
      <p>{english}</p>
      <ul>
        {keywords.map((keyword) => (
          <li key={keyword}>{keyword}</li>
        ))}
      </ul>
      <p>{description}</p>
    </section>
  );
}
