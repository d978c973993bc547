import type { CustomFieldControl, CustomFieldControlProps, CustomFieldPickedFile } from '@sveltia/cms';
import { createElement } from 'react';

const LIST = 'desk-pictures';

/** Beside them, for the editor shows its fields where no sheet of the page reaches. */
const ROW = { display: 'flex', flexWrap: 'wrap', gap: 8, width: '100%' } as const;
const INPUT = { flex: '1 1 16em' } as const;
const BUTTON = {
  flex: 'none',
  width: 'auto',
  padding: '6px 14px',
  border: '1px solid currentcolor',
  borderRadius: 6,
  font: 'inherit',
  color: 'inherit',
  background: 'transparent',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
} as const;

/**
 * The field of a picture: one of the site's drawings by its name, or a photograph of her own.
 * @param pictures the names of all drawings
 */
export function pictureControl(pictures: readonly string[]): CustomFieldControl {
  return ({ value, forID, classNameWrapper, onChange, pickFile }: CustomFieldControlProps) =>
    createElement(
      'div',
      { style: ROW },
      createElement('input', {
        id: forID,
        className: classNameWrapper,
        style: INPUT,
        type: 'text',
        list: LIST,
        value: value ?? '',
        onChange: (event: { target: { value: string } }) => onChange(event.target.value),
      }),
      createElement(
        'datalist',
        { id: LIST },
        pictures.map((name) => createElement('option', { key: name, value: name })),
      ),
      createElement(
        'button',
        {
          type: 'button',
          style: BUTTON,
          onClick: async () => {
            const picked = (await pickFile({
              kind: 'image',
              allowURL: false,
            })) as CustomFieldPickedFile | null;
            if (picked) onChange(picked.value);
          },
        },
        '自分の写真をえらぶ',
      ),
    );
}
