// Type bar: typeface, size and styles of text, and the buttons that commit or discard it. Loaded with the text tool.
import { Bold, Italic, type LucideIcon, Underline } from 'lucide-react';
import { useStore } from 'zustand';
import { FACES, type Face, STYLES, type Style, TYPE_SIZES, type TypeSize } from '../../engine/text.ts';
import type { PaintEditor } from '../../PaintEditor.ts';
import { Choices } from '../Choices.tsx';
import styles from '../Palette.module.css';
import { TypingButtons } from './TypingButtons.tsx';

const faceOptions = (Object.keys(FACES) as Face[]).map(face => ({
  value: face,
  label: face,
  hint: `Letters: ${face}`,
  face: (
    <span className={styles.face} data-face={face}>
      Aa
    </span>
  ),
}));
const sizeOptions = TYPE_SIZES.map(size => ({
  value: size,
  label: `${size} pixels high`,
  hint: `Letters ${size} pixels high`,
  face: <span>{size}</span>,
}));
const STYLE_FACES: Readonly<Record<Style, readonly [face: LucideIcon | 'O' | 'S', keys?: string]>> = {
  bold: [Bold, 'Ctrl+B'],
  italic: [Italic, 'Ctrl+I'],
  underline: [Underline, 'Ctrl+U'],
  outline: ['O'],
  shadow: ['S'],
};

export default function TypeBar({ editor }: { readonly editor: PaintEditor }) {
  const typeface = useStore(editor.store, state => state.typeface);
  return (
    <div className={styles.type}>
      <Choices
        label="Face"
        kind="type"
        options={faceOptions}
        chosen={typeface.face}
        choose={(face: Face) => editor.choose({ typeface: { ...typeface, face } })}
      />
      <div className={styles.group} data-kind="type" role="toolbar" aria-label="Style">
        {STYLES.map(style => {
          const [Icon, keys] = STYLE_FACES[style];
          return (
            <button
              key={style}
              type="button"
              className={styles.choice}
              aria-label={style}
              aria-pressed={typeface.styles.includes(style)}
              title={keys ? `${style} (${keys})` : style}
              onClick={() => editor.toggleStyle(style)}
            >
              {typeof Icon === 'string' ? <span data-style={style}>{Icon}</span> : <Icon aria-hidden />}
            </button>
          );
        })}
        <span className={styles.wide}>
          <TypingButtons editor={editor} />
        </span>
      </div>
      <Choices
        label="Letter size"
        kind="type"
        options={sizeOptions}
        chosen={typeface.size}
        choose={(size: TypeSize) => editor.choose({ typeface: { ...typeface, size } })}
      />
    </div>
  );
}
