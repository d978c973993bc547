/**
 * A card's number as it stands on the card, `XII`; heard it is the plain number, 12: read out, Roman numerals are
 * single letters.
 */
export function Numeral({ numeral, number }: { numeral: string; number: number }) {
  return (
    <>
      <span aria-hidden="true">{numeral}</span>
      <span className="visually-hidden">{number}</span>
    </>
  );
}
