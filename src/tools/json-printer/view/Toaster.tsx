// Toasts, rendered without inline styles, which a strict CSP forbids.
import { type RefObject, useEffect, useRef } from 'react';
import { useToaster } from 'react-hot-toast/headless';
import { reserveSpace } from '../../../ui/reservedSpace.ts';
import { showOnTop } from '../../../ui/topLayer.ts';
import { placedMessage } from './placedMessage.ts';
import styles from './Toaster.module.css';
import { useEditorState } from './useEditor.ts';

export default function Toaster() {
  const { toasts } = useToaster();
  const list = useRef<HTMLOListElement>(null);
  const newest = toasts[0]?.id;
  // Showing the popover again lifts it above a dialog that was opened since.
  useEffect(() => (newest && list.current ? showOnTop(list.current) : undefined), [newest]);
  // Input and output have different bars.
  const bars = useEditorState(state => `${state.tab} ${state.inputError !== null}`);
  // The status line says what is wrong with the input; said by both it would be heard twice.
  const isSaid = useEditorState(({ inputError }) => inputError && placedMessage(inputError));
  return (
    <ol ref={list} popover="manual" className={styles.toasts} aria-label="Messages">
      {toasts.map(({ id, type, message, visible, ariaProps }) => (
        <li key={id} className={styles.toast} data-type={type} data-visible={visible}>
          <span {...(message === isSaid ? { 'aria-hidden': true } : ariaProps)}>
            {typeof message === 'function' ? null : message}
          </span>
        </li>
      ))}
      {newest && <Room key={bars} list={list} />}
    </ol>
  );
}

/** Keeps the list clear of the bars while it has toasts. */
function Room({ list }: { readonly list: RefObject<HTMLOListElement | null> }) {
  useEffect(() => (list.current ? reserveSpace(list.current) : undefined), [list]);
  return null;
}
