// CodeMirror view of the code editor, a lazy chunk. It lives in a shadow root, where its styles are adopted style sheets and the CSP is kept.
import {
  autocompletion,
  type CompletionSource,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { javascript, javascriptLanguage } from '@codemirror/lang-javascript';
import {
  bracketMatching,
  defaultHighlightStyle,
  ensureSyntaxTree,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { type Diagnostic, forceLinting, linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { EditorState, Prec, StateEffect, StateField, type Transaction } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { CodeMark, CodeView, Completion } from './code.ts';

interface Options {
  readonly root: ShadowRoot;
  readonly label: string;
  readonly text: string;
  readonly completions: readonly Completion[];
  /** Length limit in characters; a change beyond it is refused. */
  readonly maxLength: number;
  changed(text: string): void;
  tooLong(): void;
  run(): void;
}

const THEME = EditorView.theme({
  '&': { height: '100%', color: 'oklch(28% 0.05 265)', backgroundColor: 'oklch(98.5% 0.008 85)', fontSize: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: '"JetBrains Mono Variable", ui-monospace, Menlo, Consolas, monospace',
    lineHeight: '1.5',
    // No ligatures: `!==` is shown as three characters.
    fontVariantLigatures: 'none',
  },
  '.cm-gutters': { color: 'oklch(46% 0.04 265)', backgroundColor: 'oklch(95% 0.02 85)', border: 'none' },
  '.cm-activeLine': { backgroundColor: 'oklch(93% 0.05 85 / 0.5)' },
  '.cm-content': { caretColor: 'oklch(50% 0.16 50)', paddingBlock: '0.4em' },
  '.cm-cursor': { borderLeft: '2px solid oklch(56% 0.17 50)' },
  '.cm-tooltip': {
    border: '1px solid oklch(55% 0.04 265)',
    backgroundColor: 'oklch(99% 0.004 85)',
    color: 'oklch(28% 0.05 265)',
  },
  '.cm-tooltip-autocomplete > ul > li': { minHeight: '1.8em', lineHeight: '1.8' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'oklch(42% 0.12 275)', color: 'white' },
  '.cm-completionInfo': { maxWidth: '22em', padding: '0.4em 0.6em' },
});

const newMarks = StateEffect.define<readonly CodeMark[]>();
const isNewMarks = (effect: StateEffect<unknown>): boolean => effect.is(newMarks);
/** Errors of the last run, as they were set. */
const MARKS = StateField.define<readonly CodeMark[]>({
  create: () => [],
  update: (marks, { effects }) => effects.find(effect => effect.is(newMarks))?.value ?? marks,
});

/** Id of the description, within the editor's shadow tree. */
const WAY_OUT = 'way-out';

export function openCodeView({ root, label, text, completions, maxLength, changed, tooLong, run }: Options): CodeView {
  const view = new EditorView({
    root,
    parent: root,
    dispatchTransactions(all, target) {
      if (all.some(one => exceedsMax(one, maxLength))) tooLong();
      else target.update(all);
    },
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        history(),
        indentUnit.of('  '),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        EditorView.lineWrapping,
        javascript(),
        javascriptLanguage.data.of({ autocomplete: completionSource(completions) }),
        syntaxHighlighting(defaultHighlightStyle),
        autocompletion({ icons: false }),
        lintGutter(),
        MARKS,
        linter(
          ({ state }) => [...syntaxErrors(state), ...state.field(MARKS).flatMap(mark => diagnosticOf(state, mark))],
          { delay: 300, needsRefresh: ({ transactions }) => transactions.some(one => one.effects.some(isNewMarks)) },
        ),
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': WAY_OUT,
          spellcheck: 'false',
          autocapitalize: 'off',
          autocorrect: 'off',
        }),
        Prec.highest(keymap.of([{ key: 'Mod-Enter', run: () => (run(), true) }])),
        keymap.of([
          ...closeBracketsKeymap,
          ...defaultKeymap,
          ...historyKeymap,
          ...completionKeymap,
          ...lintKeymap,
          indentWithTab,
        ]),
        EditorView.domEventHandlers({
          beforeinput: replaceSelected,
          // A text that is too long is refused before it is read.
          paste(event, { state }) {
            const { from, to } = state.selection.main;
            const pasted = event.clipboardData?.getData('text/plain').length ?? 0;
            if (state.doc.length - (to - from) + pasted <= maxLength) return false;
            event.preventDefault();
            tooLong();
            return true;
          },
        }),
        EditorView.updateListener.of(update => {
          if (update.docChanged) changed(update.state.doc.toString());
        }),
        THEME,
      ],
    }),
  });
  // After a soft keyboard or a rotated phone the line with the cursor stays in view.
  const sizes = new ResizeObserver(() => {
    if (view.hasFocus) view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head) });
  });
  sizes.observe(view.dom);
  // Tab indents: the way out is said with the label. In the same tree, because no description reaches into a shadow.
  const wayOut = Object.assign(document.createElement('p'), { id: WAY_OUT, hidden: true });
  wayOut.textContent = 'Escape, then Tab leads out of the editor.';
  root.append(wayOut);
  return {
    setText(next) {
      if (next === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
    },
    setMarks(next) {
      view.dispatch({ effects: newMarks.of(next) });
      // The linter is due by that effect: what is due runs at once.
      forceLinting(view);
    },
    focus: () => view.focus(),
    destroy() {
      sizes.disconnect();
      view.destroy();
      wayOut.remove();
    },
  };
}

/** True for input (typed, pasted or dropped) that makes the text longer than its limit. */
const exceedsMax = (one: Transaction, maxLength: number): boolean =>
  one.isUserEvent('input') && one.newDoc.length > Math.max(maxLength, one.startState.doc.length);

/** Replaces a selection by typed text: the browser would join its lines and colours with inline styles, which the CSP refuses. */
function replaceSelected(event: InputEvent, view: EditorView): boolean {
  const { state } = view;
  const { from, to } = state.selection.main;
  const { data } = event;
  if (event.inputType !== 'insertText' || data === null || event.isComposing || from === to) return false;
  event.preventDefault();
  const insert = () => state.update(state.replaceSelection(data), { scrollIntoView: true, userEvent: 'input.type' });
  // A bracket is put round it, as where the browser writes.
  if (!state.facet(EditorView.inputHandler).some(handle => handle(view, from, to, data, insert)))
    view.dispatch(insert());
  return true;
}

/** Completion source for the game's words, also within a dotted word ("state.po"). */
function completionSource(completions: readonly Completion[]): CompletionSource {
  const options = completions.map(({ word, kind, info }) => ({ label: word, type: kind, info }));
  return context => {
    const typed = context.matchBefore(/['"]?[\w.]+/);
    if (!typed && !context.explicit) return null;
    return { from: typed?.from ?? context.pos, options, validFor: /^['"]?[\w.]*$/ };
  };
}

const MAX_SYNTAX_ERRORS = 20;
/** Time limit of the parser, in milliseconds. */
const PARSE_MS = 60;

/** Syntax errors of the text as diagnostics. */
function syntaxErrors(state: EditorState): readonly Diagnostic[] {
  const errors: Diagnostic[] = [];
  // A text that was not parsed to its end within the time limit has no errors yet.
  ensureSyntaxTree(state, state.doc.length, PARSE_MS)?.iterate({
    enter({ type, from, to }) {
      if (!type.isError || errors.length >= MAX_SYNTAX_ERRORS) return;
      const end = Math.min(state.doc.length, Math.max(to, from + 1));
      errors.push({ from: Math.min(from, end), to: end, severity: 'error', message: 'This is no JavaScript.' });
    },
  });
  return errors;
}

function diagnosticOf({ doc }: EditorState, { line, text }: CodeMark): readonly Diagnostic[] {
  if (line < 1 || line > doc.lines) return [];
  const { from, to } = doc.line(line);
  return [{ from, to, severity: 'warning', message: text }];
}
