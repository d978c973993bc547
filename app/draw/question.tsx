import type { Ref } from 'react';
import scale from '../ui/scale.module.css';

/** One theme she may ask about. */
export interface Theme {
  key: string;
  label: string;
}

interface QuestionProps {
  ref: Ref<HTMLFieldSetElement>;
  legend: string;
  /** The label of the choice that leaves it open, and is preset. */
  any: string;
  themes: readonly Theme[];
  deck: string;
}

/**
 * 何について聞きますか: native radio inputs, so that she can choose before React and without it. What is checked is read
 * at the draw; the page's script presets and remembers it for the visit (`early/`).
 */
export function Question({ ref, legend, any, themes, deck }: QuestionProps) {
  const many = themes.length > 4;
  return (
    <fieldset ref={ref} className={`${scale.scale} ${many ? scale.twoLines : ''}`} data-question={deck}>
      <legend>{legend}</legend>
      <div className={scale.row}>
        {[{ key: '', label: any }, ...themes].map(({ key, label }) => (
          <label key={key} className={scale.item}>
            <input type="radio" name="theme" value={key} defaultChecked={key === ''} />
            <i />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
