// The toasts, drawn without a style of their own so that a strict CSP lets them be.
import { type RefObject, useEffect, useRef } from 'react';
import { useToaster } from 'react-hot-toast/headless';
import { reserveSpace } from '../../../ui/reservedSpace.ts';
import styles from './Toaster.module.css';
import { useEditorState } from './useEditor.ts';

export default function Toaster() {
  const { toasts } = useToaster();
  const list = useRef<HTMLOListElement>(null);
  const newest = toasts[0]?.id;
  // Shown anew as a popover, it stands above a dialog that was opened since.
  useEffect(() => {
    const element = list.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest) element.showPopover();
  }, [newest]);
  // Input and output have bars of their own.
  const bars = useEditorState(state => `${state.tab} ${state.inputError !== null}`);
  return (
    <ol ref={list} popover="manual" className={styles.toasts} aria-label="Messages">
      {toasts.map(({ id, type, message, visible, ariaProps }) => (
        <li key={id} className={styles.toast} data-type={type} data-visible={visible}>
          <span {...ariaProps}>{typeof message === 'function' ? null : message}</span>
        </li>
      ))}
      {newest && <Room key={bars} list={list} />}
    </ol>
  );
}

/** Keeps the list off the bars while there is something in it. */
function Room({ list }: { readonly list: RefObject<HTMLOListElement | null> }) {
  useEffect(() => (list.current ? reserveSpace(list.current) : undefined), [list]);
  return null;
}
