// Status line of the input: number of values, or the syntax error with a link to its position.
import { Button } from '../../../ui/Button.tsx';
import type { JsonDocument } from '../engine/document/document.ts';
import { childCount } from '../engine/document/nodes.ts';
import { canBeLines } from '../engine/text/jsonLines.ts';
import type { JsonEditor } from '../jsonEditor.ts';
import { useEditor, useEditorState } from '../view/useEditor.ts';
import styles from './InputPane.module.css';
import { makeArray, openText, parseInput, readAsOffered } from './input.ts';

interface StatusLineProps {
  onJump(): void;
  onRepair(): void;
  onYaml(): void;
}

export function StatusLine({ onJump, onRepair, onYaml }: StatusLineProps) {
  const editor = useEditor();
  const inputError = useEditorState(state => state.inputError);
  const failure = useEditorState(state => state.failure);
  const document = useEditorState(state => state.document);
  const input = useEditorState(state => state.input);
  const isLines = useEditorState(state => state.isLines && state.document !== null && canBeLines(state.document));
  const readAs = useEditorState(state => state.readAs);
  const offer = useEditorState(state => state.offer);
  const isEmpty = input.kind === 'text' && input.text.trim() === '';
  if (inputError)
    return (
      <p className={styles.status} data-bar="bottom" data-broken>
        <span role="status">
          {inputError.message} at line {inputError.position.line.toLocaleString('en')}, column{' '}
          {inputError.position.column.toLocaleString('en')}
        </span>
        <Button size="sm" variant="link" onClick={onJump}>
          Jump to it
        </Button>
        {offer && (
          <Button
            size="sm"
            variant="link"
            onClick={() => (offer === 'YAML' ? onYaml() : void readAsOffered(editor, offer))}
          >
            Read as {offer}
          </Button>
        )}
        {/* A repair needs letters: bytes are read as some first. */}
        {!isEmpty && offer !== 'Windows-1252' && (
          <Button size="sm" variant="link" onClick={onRepair}>
            Propose a repair
          </Button>
        )}
      </p>
    );
  if (failure)
    return (
      <p className={styles.status} data-bar="bottom" data-broken>
        <span role="status">{failure}</span>
        <Button size="sm" variant="link" onClick={() => void parseInput(editor)}>
          Try again
        </Button>
      </p>
    );
  const size =
    input.kind === 'large'
      ? formatBytes(input.bytes.length - 1)
      : `${input.text.length.toLocaleString('en')} characters`;
  return (
    <p className={styles.status} data-bar="bottom">
      <span role="status">
        {document
          ? `Valid ${isLines ? `JSON Lines, ${rowCount(document)}` : 'JSON'}, ${document.nodes.length.toLocaleString('en')} values, ${size}`
          : 'Ctrl+Enter or ⌘+Enter parses. Nothing leaves this device.'}
      </span>
      {readAs && <span>{readAs}</span>}
      {isLines && (
        <Button size="sm" variant="link" onClick={() => void makeArray(editor)}>
          Make it a JSON array
        </Button>
      )}
      {isEmpty && (
        <Button size="sm" variant="link" onClick={() => void openExample(editor)}>
          Show an example
        </Button>
      )}
    </p>
  );
}

const rowCount = ({ nodes }: JsonDocument): string => {
  const count = childCount(nodes, 0);
  return `${count.toLocaleString('en')} ${count === 1 ? 'row' : 'rows'}`;
};

const formatBytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

async function openExample(editor: JsonEditor): Promise<void> {
  const { EXAMPLE } = await import('./example.ts');
  await openText(editor, EXAMPLE);
}
