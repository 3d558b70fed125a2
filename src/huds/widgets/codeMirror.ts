// The heavy part of the code editor: CodeMirror in a shadow root, where its styles are adopted sheets and the page's style policy holds.
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
import { EditorState, Prec, type Transaction } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { CodeMark, CodeSheet, CodeWord } from './code.ts';

interface Options {
  readonly root: ShadowRoot;
  readonly label: string;
  readonly text: string;
  readonly words: readonly CodeWord[];
  /** Characters that may be written; what would make it longer is not taken. */
  readonly most: number;
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
    // What is typed is what is seen: `!==` is three signs.
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

export function openSheet({ root, label, text, words, most, changed, tooLong, run }: Options): CodeSheet {
  let marks: readonly CodeMark[] = [];
  const view = new EditorView({
    root,
    parent: root,
    dispatchTransactions(all, sheet) {
      if (all.some(one => swells(one, most))) tooLong();
      else sheet.update(all);
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
        javascriptLanguage.data.of({ autocomplete: completing(words) }),
        syntaxHighlighting(defaultHighlightStyle),
        autocompletion({ icons: false }),
        lintGutter(),
        linter(({ state }) => [...faultsIn(state), ...marks.flatMap(mark => diagnosticOf(state, mark))], {
          delay: 300,
        }),
        EditorView.contentAttributes.of({
          'aria-label': label,
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
          beforeinput: replacesLines,
          // Megabytes are not even read in.
          paste(event, { state }) {
            const { from, to } = state.selection.main;
            const pasted = event.clipboardData?.getData('text/plain').length ?? 0;
            if (state.doc.length - (to - from) + pasted <= most) return false;
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
  // A soft keyboard, a turned phone: the line that is written stays in view.
  const sizes = new ResizeObserver(() => {
    if (view.hasFocus) view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head) });
  });
  sizes.observe(view.dom);
  return {
    setText(next) {
      if (next === view.state.doc.toString()) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: next } });
    },
    setMarks(next) {
      marks = next;
      forceLinting(view);
    },
    focus: () => view.focus(),
    destroy() {
      sizes.disconnect();
      view.destroy();
    },
  };
}

/** Typed, pasted or dropped, and more than a sheet holds. */
const swells = (one: Transaction, most: number): boolean =>
  one.isUserEvent('input') && one.newDoc.length > Math.max(most, one.startState.doc.length);

/** Several lines that are typed over are replaced here: left to itself the browser joins them with styles of its own, which the page's policy refuses. */
function replacesLines(event: InputEvent, view: EditorView): boolean {
  const { state } = view;
  const { from, to } = state.selection.main;
  const isSeveral = state.doc.lineAt(from).number !== state.doc.lineAt(to).number;
  if (event.inputType !== 'insertText' || event.data === null || event.isComposing || !isSeveral) return false;
  event.preventDefault();
  view.dispatch(state.update(state.replaceSelection(event.data), { scrollIntoView: true, userEvent: 'input.type' }));
  return true;
}

/** What the game adds to the language; of a dotted word ("state.po") as well. */
function completing(words: readonly CodeWord[]): CompletionSource {
  const options = words.map(({ word, kind, info }) => ({ label: word, type: kind, info }));
  return context => {
    const typed = context.matchBefore(/['"]?[\w.]+/);
    if (!typed && !context.explicit) return null;
    return { from: typed?.from ?? context.pos, options, validFor: /^['"]?[\w.]*$/ };
  };
}

const MOST_FAULTS = 20;
const PARSE_MS = 60;

/** Where the text is no JavaScript. */
function faultsIn(state: EditorState): readonly Diagnostic[] {
  const faults: Diagnostic[] = [];
  // A text that was not read to its end has no mistakes yet.
  ensureSyntaxTree(state, state.doc.length, PARSE_MS)?.iterate({
    enter({ type, from, to }) {
      if (!type.isError || faults.length >= MOST_FAULTS) return;
      const end = Math.min(state.doc.length, Math.max(to, from + 1));
      faults.push({ from: Math.min(from, end), to: end, severity: 'error', message: 'This is no JavaScript.' });
    },
  });
  return faults;
}

function diagnosticOf({ doc }: EditorState, { line, text }: CodeMark): readonly Diagnostic[] {
  if (line < 1 || line > doc.lines) return [];
  const { from, to } = doc.line(line);
  return [{ from, to, severity: 'warning', message: text }];
}
