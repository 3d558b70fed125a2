// Buttons that commit or discard the text that is being typed.
import { Check, X } from 'lucide-react';
import { useStore } from 'zustand';
import type { PaintEditor } from '../../PaintEditor.ts';
import styles from '../Palette.module.css';

export function TypingButtons({ editor }: { readonly editor: PaintEditor }) {
  const none = useStore(editor.store, state => state.typing === null);
  return (
    <>
      <button
        type="button"
        className={styles.choice}
        aria-label="Keep the words"
        title="Keep the words (Enter)"
        aria-disabled={none}
        onClick={() => editor.finishTyping()}
      >
        <Check aria-hidden />
      </button>
      <button
        type="button"
        className={styles.choice}
        aria-label="Drop the words"
        title="Drop the words (Esc)"
        aria-disabled={none}
        onClick={() => editor.cancel()}
      >
        <X aria-hidden />
      </button>
    </>
  );
}
