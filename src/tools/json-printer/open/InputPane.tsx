// Input pane: a text area, or the lines of a large text; the syntax error with its position; files by button or drop.
import { FileUp, History, Minimize2, TextQuote, WandSparkles, X } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, Suspense, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../../site/lazy/lazyPart.tsx';
import { Button } from '../../../ui/Button.tsx';
import { LARGE_TEXT } from '../engine/text/bytes.ts';
import type { TextPosition } from '../engine/text/textPosition.ts';
import { hasInputText } from '../jsonEditor.ts';
import { type Jump, jumpTarget, OpenMarks, OpenPlacesBar } from '../repair/OpenPlaces.tsx';
import { IconButton } from '../view/IconButton.tsx';
import { useEditor, useEditorState } from '../view/useEditor.ts';
import styles from './InputPane.module.css';
import { clearInput, editAsText, formatInput, openText, parseInput, typeText } from './input.ts';
import { clearDocument } from './openedDocument.ts';
import { StatusLine } from './StatusLine.tsx';

const LargeText = lazyPart(() => import('./LargeText.tsx'));
const RecentDialog = lazyPart(() => import('./RecentDialog.tsx'));
const YamlDialog = lazyPart(() => import('../forms/YamlDialog.tsx'));
const RepairDialog = lazyPart(() => import('../repair/RepairDialog.tsx'));

/** Delay after the last keystroke before the text is parsed, in milliseconds. */
const DEBOUNCE_MS = 300;

export function InputPane() {
  const editor = useEditor();
  const input = useEditorState(state => state.input);
  const offer = useEditorState(state => state.offer);
  const isLines = useEditorState(state => state.isLines);
  const indent = useEditorState(state => state.settings.indent);
  const file = useRef<HTMLInputElement>(null);
  const [dialog, setDialog] = useState<'repair' | 'recent' | 'yaml'>();
  const close = () => setDialog(undefined);
  const [jump, setJump] = useState<Jump>({ to: 'error', times: 0 });
  const jumpTo = (to: Jump['to']) => setJump({ to, times: jump.times + 1 });
  const jumpToPlace = () => jumpTo(0);
  const isEmpty = input.kind === 'text' && input.text.trim() === '';
  return (
    <div className={styles.input}>
      <div className={styles.tools} data-bar="top" role="toolbar" aria-label="Input">
        <Button size="sm" onClick={() => void parseInput(editor)}>
          Parse JSON
        </Button>
        <Button size="sm" variant="secondary" onClick={() => file.current?.click()}>
          <FileUp aria-hidden /> Open file
        </Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".json,.jsonl,.ndjson,.yaml,.yml,.txt,.geojson,.har,.map,application/json,application/jsonl,application/x-ndjson,application/yaml,text/plain"
          aria-label="File to open"
          onChange={event => {
            const [chosen] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (chosen) void openText(editor, chosen);
          }}
        />
        <IconButton icon={History} label="Recent documents" onClick={() => setDialog('recent')} />
        <IconButton icon={X} label="Clear" disabled={isEmpty} onClick={() => clearInput(editor)} />
        <span className={styles.group}>
          {/* JSON Lines have one layout. */}
          {!isLines && (
            <Button size="sm" variant="ghost" disabled={isEmpty} onClick={() => void formatInput(editor, indent)}>
              <TextQuote aria-hidden /> Format
            </Button>
          )}
          <Button size="sm" variant="ghost" disabled={isEmpty} onClick={() => void formatInput(editor, 'compact')}>
            <Minimize2 aria-hidden /> Compact
          </Button>
          <Button size="sm" variant="ghost" disabled={isEmpty} onClick={() => setDialog('repair')}>
            <WandSparkles aria-hidden /> Repair
          </Button>
          {input.kind === 'large' && offer !== 'Windows-1252' && (
            <Button size="sm" variant="ghost" onClick={() => editAsText(editor)}>
              Edit as text
            </Button>
          )}
        </span>
      </div>
      {input.kind === 'large' ? (
        <Suspense>
          <LargeText bytes={input.bytes} jump={jump} />
        </Suspense>
      ) : (
        <TextField text={input.text} jump={jump} />
      )}
      <OpenPlacesBar onJump={jumpTo} />
      <StatusLine
        onJump={() => jumpTo('error')}
        onRepair={() => setDialog('repair')}
        onYaml={() => setDialog('yaml')}
      />
      {dialog && (
        <Suspense>
          {dialog === 'repair' && <RepairDialog onClose={close} onJump={jumpToPlace} />}
          {dialog === 'recent' && <RecentDialog onClose={close} />}
          {dialog === 'yaml' && <YamlDialog onClose={close} onJump={() => jumpTo('error')} />}
        </Suspense>
      )}
    </div>
  );
}

function TextField({ text, jump }: { readonly text: string; readonly jump: Jump }) {
  const editor = useEditor();
  const field = useRef<HTMLTextAreaElement>(null);
  const rest = useRef(0);
  const textSize = useEditorState(state => state.settings.textSize);

  // Text entered before hydration is taken over.
  useEffect(() => {
    const early = field.current?.value;
    if (!early || hasInputText(editor)) return;
    typeText(editor, early);
    void parseInput(editor, { notify: true, showOutput: false });
  }, [editor]);
  // The text area is uncontrolled: while the user types it keeps its own text, and only text from outside is set.
  useEffect(() => {
    const { input } = editor.store.getState();
    const isLatest = input.kind === 'text' && input.text === text;
    if (isLatest && field.current && field.current.value !== text) field.current.value = text;
  }, [text, editor]);
  useEffect(() => {
    if (field.current) field.current.style.setProperty('--field-text', `${textSize}px`);
  }, [textSize]);
  useEffect(() => () => clearTimeout(rest.current), []);
  useEffect(() => {
    const place = jumpTarget(editor, jump);
    if (place && field.current) select(field.current, place, place.length);
  }, [jump, editor]);

  function typed(event: FormEvent<HTMLTextAreaElement>) {
    const { value } = event.currentTarget;
    const native = event.nativeEvent;
    const isTyping =
      native instanceof InputEvent && (native.data?.length ?? 0) <= 1 && native.inputType !== 'insertFromPaste';
    clearTimeout(rest.current);
    typeText(editor, value);
    if (value.trim() === '') clearDocument(editor, null);
    // A pasted text is parsed at once with toasts; typed text after a delay and without.
    else if (isTyping)
      rest.current = window.setTimeout(
        () => void parseInput(editor, { notify: false, showOutput: false }),
        DEBOUNCE_MS,
      );
    else void parseInput(editor, { notify: true, showOutput: false });
  }

  function pasted(event: ClipboardEvent<HTMLTextAreaElement>) {
    const pastedText = event.clipboardData.getData('text');
    const isWhole = text === '' || pastedText.length >= LARGE_TEXT;
    if (!isWhole || pastedText === '') return;
    event.preventDefault();
    void openText(editor, pastedText);
  }

  return (
    <div className={styles.field}>
      <OpenMarks field={field} textSize={textSize} />
      <textarea
        ref={field}
        className={styles.text}
        aria-label="JSON input"
        placeholder="Paste JSON, drop a file, or type."
        defaultValue={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        onInput={typed}
        onPaste={pasted}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void parseInput(editor);
        }}
      />
    </div>
  );
}

/** Selects what stands at a position and scrolls it into view. */
function select(field: HTMLTextAreaElement, { line, column }: TextPosition, length: number): void {
  let from = 0;
  for (let at = 1; at < line; at++) from = field.value.indexOf('\n', from) + 1;
  const place = from + column - 1;
  field.focus();
  field.setSelectionRange(place, place + Math.max(1, length));
  const lineHeight = Number.parseFloat(getComputedStyle(field).lineHeight);
  const char = Number.parseFloat(getComputedStyle(field).fontSize) * 0.6;
  field.scrollTop = Math.max(0, (line - 4) * lineHeight);
  field.scrollLeft = Math.max(0, column * char - field.clientWidth / 2);
}
