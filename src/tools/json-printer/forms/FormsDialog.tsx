// Dialog of other forms: YAML, CSV of any table, or TypeScript types, to copy or to save. What the form cannot hold is said first.
import { Copy, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/Select.tsx';
import { saveFile } from '../../../ui/share/files.ts';
import type { JsonDocument } from '../engine/document/document.ts';
import { Kind } from '../engine/document/nodes.ts';
import type { FormKind, Written } from '../engine/forms/form.ts';
import { NormalizedPaths } from '../engine/jsonpath/normalizedPath.ts';
import { clearToasts } from '../notify.ts';
import { copyWithNotice } from '../print/clipboard.ts';
import { fileName } from '../print/sharing.ts';
import { useEditor } from '../view/useEditor.ts';
import styles from './Forms.module.css';
import { type FormsClient, newFormsClient } from './formsClient.ts';
import type { Part } from './formsMessages.ts';
import { LossList } from './LossList.tsx';

const FORMS: Readonly<Record<FormKind, { readonly ending: string; readonly type: string }>> = {
  YAML: { ending: 'yaml', type: 'application/yaml' },
  CSV: { ending: 'csv', type: 'text/csv' },
  TypeScript: { ending: 'ts', type: 'text/plain' },
};
/** Most characters shown. */
const MAX_SHOWN = 20_000;

/** What became of a choice. */
type Outcome = { readonly form: FormKind; readonly node: number } & (Written | { readonly refused: string });

export default function FormsDialog({ document, onClose }: { readonly document: JsonDocument; onClose(): void }) {
  const editor = useEditor();
  useEffect(clearToasts, []);
  const [form, setForm] = useState<FormKind>('YAML');
  const [cursor] = useState(() => editor.store.getState().cursor);
  const [node, setNode] = useState(0);
  const [table, setTable] = useState<number>();
  const { client, tables, failed } = useHeld(document);
  const [last, setLast] = useState<Outcome>();
  const chosenTable = table ?? tables?.find(part => part.node === cursor)?.node ?? tables?.[0]?.node;
  const target = form === 'CSV' ? chosenTable : node;
  // What was written of another choice is none of this one.
  const written = last?.form === form && last.node === target ? last : undefined;
  useEffect(() => {
    if (!client || target === undefined) return;
    const stop = new AbortController();
    const write = async () => {
      try {
        setLast({ form, node: target, ...(await client.write(form, target, stop.signal)) });
      } catch (error) {
        const refused = error instanceof Error ? error.message : String(error);
        if (!stop.signal.aborted) setLast({ form, node: target, refused });
      }
    };
    void write();
    return () => stop.abort();
  }, [client, form, target]);

  const text = written && 'text' in written ? written.text : undefined;
  const save = (whole: string) => {
    const name = fileName(new Date(), FORMS[form].ending);
    saveFile(name, new Blob([whole], { type: FORMS[form].type }));
    editor.notify.success(`${form} downloaded as ${name}`);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Save as"
      size="wide"
      footer={
        text !== undefined && (
          <>
            <Button onClick={() => save(text)}>
              <Download aria-hidden /> Download {form}
            </Button>
            <Button
              variant="secondary"
              onClick={() => void copyWithNotice(editor, text, `${form} copied to clipboard`)}
            >
              <Copy aria-hidden /> Copy {form}
            </Button>
          </>
        )
      }
    >
      <div className={styles.choices}>
        <Select<FormKind>
          label="Form"
          value={form}
          options={[
            { value: 'YAML', label: 'YAML' },
            { value: 'CSV', label: 'CSV of a table', closed: tables?.length === 0 },
            { value: 'TypeScript', label: 'TypeScript types' },
          ]}
          onChange={setForm}
        />
        {form === 'CSV' ? (
          chosenTable !== undefined && (
            <Select<number>
              label="Table"
              value={chosenTable}
              options={(tables ?? []).map(part => ({ value: part.node, label: tableName(part) }))}
              onChange={setTable}
            />
          )
        ) : (
          <Select<number>
            label="Of"
            value={node}
            options={[
              { value: 0, label: 'The whole document' },
              ...(cursor > 0 && (document.nodes.kind[cursor] as number) <= Kind.array
                ? [{ value: cursor, label: `${new NormalizedPaths(document).of(cursor)}, at the cursor` }]
                : []),
            ]}
            onChange={setNode}
          />
        )}
      </div>
      {failed ? <p role="alert">{failed}</p> : !written && <p role="status">Writing {form} …</p>}
      {written && 'refused' in written && <p role="alert">{written.refused}.</p>}
      {written && 'text' in written && (
        <>
          <LossList form={form} losses={written.losses} />
          <textarea
            className={styles.text}
            aria-label={form}
            readOnly
            rows={10}
            value={written.text.length > MAX_SHOWN ? `${written.text.slice(0, MAX_SHOWN)}…` : written.text}
            onFocus={event => event.currentTarget.select()}
          />
          <p className={styles.note}>{written.text.length.toLocaleString('en')} characters</p>
        </>
      )}
    </Dialog>
  );
}

const tableName = ({ path, rows }: Part) => `${path}, ${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`;

interface Held {
  readonly client?: FormsClient;
  readonly tables?: readonly Part[];
  readonly failed?: string;
}

/** A client that holds the document, and the tables in it, as soon as both are there. */
function useHeld(document: JsonDocument): Held {
  const [held, setHeld] = useState<Held>({});
  useEffect(() => {
    const stop = new AbortController();
    const client = newFormsClient();
    const hold = async () => {
      try {
        await client.hold(document, stop.signal);
        const tables = await client.tables(stop.signal);
        if (!stop.signal.aborted) setHeld({ client, tables });
      } catch (error) {
        if (!stop.signal.aborted) setHeld({ failed: error instanceof Error ? error.message : String(error) });
      }
    };
    void hold();
    return () => {
      stop.abort();
      client.close();
    };
  }, [document]);
  return held;
}
