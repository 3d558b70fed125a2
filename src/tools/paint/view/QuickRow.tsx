// Row of a narrow or low window: the current tool and size, which open the drawer, the current pattern, which opens the sheet, and the
// buttons that keep or drop typed words.
import { ChevronUp } from 'lucide-react';
import { useStore } from 'zustand';
import { patternOf } from '../engine/inks.ts';
import type { PaintEditor } from '../PaintEditor.ts';
import { TypingButtons } from './artboard/TypingButtons.tsx';
import palette from './Palette.module.css';
import { ToolIcon } from './Palette.tsx';
import { PatternFace } from './PatternFace.tsx';
import styles from './QuickRow.module.css';
import type { Panel } from './usePanel.ts';

interface QuickRowProps {
  readonly editor: PaintEditor;
  readonly panel: Panel;
  show(panel: Panel): void;
  /** Id of the element that holds drawer and sheet. */
  readonly panelId: string;
}

export function QuickRow({ editor, panel, show, panelId }: QuickRowProps) {
  const { tool, size, pattern, custom } = useStore(editor.store);
  const opener = (which: 'tools' | 'patterns', name: string) => ({
    type: 'button' as const,
    className: styles.opener,
    'data-opens': which,
    'aria-label': name,
    'aria-expanded': panel === which,
    'aria-controls': panelId,
    title: name,
    onClick: () => show(panel === which ? null : which),
  });
  return (
    <div className={styles.quick}>
      <button {...opener('tools', `All tools and sizes. Now: ${tool}, size ${size}`)}>
        <ToolIcon tool={tool} />
        <span>size {size}</span>
        <ChevronUp aria-hidden />
      </button>
      {tool === 'text' ? (
        <div className={palette.group} data-kind="typing" role="toolbar" aria-label="Typed words">
          <TypingButtons editor={editor} />
        </div>
      ) : (
        <button {...opener('patterns', `All patterns. Now: ${pattern}`)}>
          <PatternFace pattern={patternOf(pattern, custom)} />
          <ChevronUp aria-hidden />
        </button>
      )}
    </div>
  );
}
