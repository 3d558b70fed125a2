// Query pane for JSONPath (RFC 9535): the query, and its results as tree, table or paths. A lazy chunk.
import { Copy, CornerDownRight, FilePlus2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { JsonDocument } from '../engine/document/document.ts';
import { printText } from '../engine/print/print.ts';
import { type JsonEditor, revisionOf } from '../jsonEditor.ts';
import { openText } from '../open/input.ts';
import { copyJson } from '../print/actions.ts';
import { runWithProgress } from '../runWithProgress.ts';
import { toggleTableView } from '../table/tableMode.ts';
import { NodeBar } from '../tree/NodeBar.tsx';
import { goToNode } from '../tree/navigation.ts';
import { Tree } from '../tree/Tree.tsx';
import { IconButton } from '../view/IconButton.tsx';
import { EditorContext, useEditor, useEditorState } from '../view/useEditor.ts';
import styles from './QueryPane.module.css';
import { newQueryClient, QueryError } from './queryClient.ts';
import { newResultEditor, resultAtCursor, showResultTable } from './results.ts';

const VIEWS = ['Tree', 'Table', 'Paths'] as const;
type ViewName = (typeof VIEWS)[number];

interface Answer {
  readonly path: string;
  readonly revision: unknown;
  readonly found: Uint32Array;
  readonly shown: number;
  readonly values: JsonEditor;
  readonly paths?: JsonEditor;
}

/** Most nodes of a document that is queried with every letter typed. */
const SYNC_LIMIT = 20_000;
const DEBOUNCE_MS = 250;

export default function QueryPane({ document, onClose }: { readonly document: JsonDocument; onClose(): void }) {
  const editor = useEditor();
  const [asking] = useState(() => newQueryClient(editor));
  const input = useRef<HTMLInputElement>(null);
  const rest = useRef(0);
  const [answer, setAnswer] = useState<Answer>();
  const [queryError, setQueryError] = useState<{ message: string; at: number }>();
  const [view, setView] = useState<ViewName>('Tree');
  const revision = useEditorState(revisionOf);
  useEffect(() => {
    input.current?.focus();
    return () => {
      clearTimeout(rest.current);
      asking.close();
    };
  }, [asking]);
  // An edit makes the results obsolete.
  const isStale = answer?.revision !== revision;

  async function ask(path: string) {
    clearTimeout(rest.current);
    if (path === '') {
      setAnswer(undefined);
      setQueryError(undefined);
      return;
    }
    try {
      const found = await runWithProgress(editor, 'Asking', ({ signal }) => asking.find(path, signal));
      if (!found || input.current?.value.trim() !== path) return;
      setAnswer({
        path,
        revision: revisionOf(editor.store.getState()),
        found: found.found,
        shown: found.shown,
        values: newResultEditor(editor, found.list),
      });
      setQueryError(undefined);
      setView(now => (now === 'Paths' ? 'Tree' : now));
    } catch (error) {
      setAnswer(undefined);
      const at = error instanceof QueryError ? error.position : 0;
      setQueryError({ message: error instanceof Error ? error.message : 'The query was given up', at });
    }
  }

  function typed(value: string) {
    clearTimeout(rest.current);
    if (document.nodes.length > SYNC_LIMIT) return;
    rest.current = window.setTimeout(() => void ask(value.trim()), DEBOUNCE_MS);
  }

  async function show(next: ViewName) {
    if (!answer) return;
    if (next === 'Table') {
      if (!(await showResultTable(answer.values))) {
        editor.notify.info(
          'These results make no table: only objects that share their keys, or lists of one length, do.',
        );
        return;
      }
    } else if (next === 'Tree' && answer.values.store.getState().tables.has(0)) {
      await toggleTableView(answer.values, 0);
    } else if (next === 'Paths' && !answer.paths) {
      const listed = await runWithProgress(editor, 'Listing the paths', ({ signal }) => asking.paths(signal)).catch(
        (error: Error) => editor.notify.error(error.message),
      );
      if (!listed) return;
      setAnswer({ ...answer, paths: newResultEditor(editor, listed.list) });
    }
    setView(next);
  }

  const part = view === 'Paths' ? answer?.paths : answer?.values;
  const partDocument = part?.store.getState().document;
  const count = answer?.found.length ?? 0;
  return (
    <>
      <form
        className={styles.bar}
        role="search"
        aria-label="Query"
        onSubmit={event => {
          event.preventDefault();
          void ask(input.current?.value.trim() ?? '');
        }}
      >
        <input
          ref={input}
          className={styles.path}
          aria-label="JSONPath"
          aria-invalid={queryError !== undefined}
          placeholder="$..id  or  $.items[?@.price < 10].name"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={event => typed(event.currentTarget.value)}
          onKeyDown={event => {
            if (event.key === 'Escape') onClose();
          }}
        />
        <Button size="sm" type="submit">
          Ask
        </Button>
        <IconButton icon={X} label="Close the query" onClick={onClose} />
      </form>
      {queryError && (
        <p className={styles.fault} role="status">
          <span>{`${queryError.message} (character ${queryError.at + 1})`}</span>
          <Button size="sm" variant="link" onClick={() => select(input.current, queryError.at)}>
            Jump to it
          </Button>
        </p>
      )}
      {answer && part && partDocument && !isStale ? (
        <>
          <div className={styles.tools} role="toolbar" aria-label="Results">
            <output className={styles.count}>
              {count === 1 ? '1 value' : `${count.toLocaleString('en')} values`}
              {answer.shown < count && `, the first ${answer.shown.toLocaleString('en')} listed`}
            </output>
            <span className={styles.views} role="group" aria-label="Show as">
              {VIEWS.map(name => (
                <Button
                  key={name}
                  size="sm"
                  variant={view === name ? 'secondary' : 'ghost'}
                  aria-pressed={view === name}
                  disabled={count === 0}
                  onClick={() => void show(name)}
                >
                  {name}
                </Button>
              ))}
            </span>
            <IconButton icon={Copy} label="Copy the results" onClick={() => void copyJson(part)} />
            <IconButton
              icon={CornerDownRight}
              label="Go to it in the document"
              disabled={count === 0}
              onClick={() => {
                goToNode(editor, answer.found[resultAtCursor(part)] as number);
                onClose();
              }}
            />
            <IconButton
              icon={FilePlus2}
              label="Open the results as a document"
              onClick={() => {
                const text = printText(partDocument, editor.store.getState().settings.indent);
                onClose();
                void openText(editor, new Blob([text]), undefined, { name: `Results of ${answer.path}` });
              }}
            />
          </div>
          <EditorContext value={part}>
            <Tree key={`${answer.path} ${view}`} document={partDocument} isWhole={answer.shown === count} />
          </EditorContext>
        </>
      ) : (
        <>
          <Tree document={document} isWhole />
          <NodeBar document={document} />
        </>
      )}
    </>
  );
}

function select(field: HTMLInputElement | null, at: number): void {
  field?.focus();
  field?.setSelectionRange(at, at + 1);
}
