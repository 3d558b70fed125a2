// Dialog of a text that is read as YAML: what JSON cannot hold of it is said before it is read, and what is wrong, with its place.
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormError, type Written } from '../engine/forms/form.ts';
import { LineCounter } from '../engine/repair/session.ts';
import { decode, encode } from '../engine/text/bytes.ts';
import { clearToasts } from '../notify.ts';
import { openText, rewriteInput } from '../open/input.ts';
import { clearDocument } from '../open/openedDocument.ts';
import { useEditor } from '../view/useEditor.ts';
import { newFormsClient } from './formsClient.ts';
import { LossList } from './LossList.tsx';

type Found = Written | { readonly refused: string; readonly hasPlace: boolean };

export default function YamlDialog({ onClose, onJump }: { onClose(): void; onJump(): void }) {
  const editor = useEditor();
  useEffect(clearToasts, []);
  const [found, setFound] = useState<Found>();
  const take = async (json: string) => {
    const { origin } = editor.store.getState();
    onClose();
    await openText(editor, json, undefined, origin ?? {}, false);
    await rewriteInput(editor, editor.store.getState().settings.indent);
    editor.store.setState({ readAs: 'Read as YAML.' });
  };
  const show = useEffectEvent((text: string, next: Written | FormError) => {
    if (!(next instanceof FormError)) {
      setFound(next);
      if (next.losses.length === 0) void take(next.text);
      return;
    }
    const { at } = next;
    if (at === undefined) {
      setFound({ refused: `${next.message}.`, hasPlace: false });
      return;
    }
    const position = new LineCounter(text).at(at);
    const message = `As YAML: ${next.message}`;
    clearDocument(editor, { message, at: encode(text.slice(0, at)).length, position }, { offer: 'YAML' });
    setFound({ refused: `${next.message} (line ${position.line}, column ${position.column}).`, hasPlace: true });
  });
  useEffect(() => {
    const stop = new AbortController();
    const client = newFormsClient();
    const { input } = editor.store.getState();
    const text = input.kind === 'text' ? input.text : decode(input.bytes.subarray(0, -1));
    const read = async () => {
      try {
        show(text, await client.read(text, stop.signal));
      } catch (error) {
        if (stop.signal.aborted) return;
        show(
          text,
          error instanceof FormError ? error : new FormError(error instanceof Error ? error.message : String(error)),
        );
      }
    };
    void read();
    return () => {
      stop.abort();
      client.close();
    };
  }, [editor]);

  const isRefused = found && 'refused' in found;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Read as YAML"
      footer={
        found &&
        !isRefused && (
          <>
            <Button onClick={() => void take(found.text)}>Read it as JSON</Button>
            <Button variant="outline" onClick={onClose}>
              Leave it
            </Button>
          </>
        )
      }
    >
      {!found && <p role="status">Reading the YAML …</p>}
      {isRefused && (
        <>
          <p role="alert">This cannot be read as YAML. {found.refused}</p>
          {found.hasPlace && (
            <Button
              size="sm"
              variant="link"
              onClick={() => {
                onClose();
                onJump();
              }}
            >
              Jump to it
            </Button>
          )}
        </>
      )}
      {found && !isRefused && <LossList form="JSON" losses={found.losses} />}
    </Dialog>
  );
}
