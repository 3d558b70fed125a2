// Map dialog: the map of a run, sheet by sheet with the legend of its marks in words, saved or shared as one picture.
import { useEffect, useState } from 'react';
import type { Session } from '../../../scenes/kit/core/session/session.ts';
import type { Settings } from '../../../scenes/kit/core/settings.ts';
import type { GameDefinition, MapSheet, RunMap } from '../../../scenes/kit/game.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Progress } from '../../ui/Progress.tsx';
import { stamp } from '../../ui/share/files.ts';
import clip from '../clip/ClipDialog.module.css';
import { FileActions } from '../clip/FileActions.tsx';
import styles from './MapDialog.module.css';
import { makeMap } from './makeMap.ts';
import { mapPicture } from './mapPicture.ts';

interface MapDialogProps {
  readonly definition: GameDefinition;
  readonly map: RunMap;
  /** Session of a run that is over. */
  readonly session: Pick<Session, 'replay' | 'store'>;
  readonly settings: Settings;
  onClose(): void;
}

type Making =
  | { readonly part: number }
  | { readonly sheets: readonly MapSheet[]; readonly file: File }
  | { readonly failed: string };

export default function MapDialog(props: MapDialogProps) {
  return (
    <Dialog open onClose={props.onClose} title={props.map.label} size="wide">
      <MapOfRun {...props} />
    </Dialog>
  );
}

function MapOfRun({ onClose, ...run }: MapDialogProps) {
  const making = useMap(run);
  if ('failed' in making) return <p role="alert">{making.failed}</p>;
  if ('part' in making)
    return (
      <div className={clip.making}>
        <Progress label="Playing the run through" value={making.part} />
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </div>
    );
  const { sheets, file } = making;
  return (
    <div className={clip.clip}>
      <FileActions
        file={file}
        title={`${run.definition.title}: ${run.map.label}`}
        words="One picture of all that follows. It stays on this device until you save or share it."
      />
      {sheets.map(sheet => (
        <Sheet key={sheet.title} sheet={sheet} />
      ))}
    </div>
  );
}

function Sheet({ sheet }: { readonly sheet: MapSheet }) {
  const { title, summary, marks, width, height } = sheet;
  return (
    <section className={styles.sheet}>
      <h3>{title}</h3>
      <canvas
        ref={canvas => {
          const g = canvas?.getContext('2d');
          if (g) sheet.draw(g);
        }}
        className={styles.picture}
        width={width}
        height={height}
        role="img"
        aria-label={`Map of ${title}. ${summary}`}
      />
      <div>
        <p>{summary}</p>
        {marks.length > 0 && (
          <ol className={styles.marks}>
            {numbered(marks).map(({ number, words }) => (
              <li key={number}>{words}</li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}

/** Two marks of one second may read alike. */
const numbered = (marks: readonly string[]) => marks.map((words, index) => ({ number: index + 1, words }));

const UNRECORDED = { failed: 'This run was too long to record when it was kept: it has no map.' };
const FAILED = { failed: 'The map could not be made. The run is as it was; its replay can be saved.' };

function useMap({ definition, map, session, settings }: Omit<MapDialogProps, 'onClose'>): Making {
  const isRecorded = () => session.store.getState().isRecorded;
  const [making, setMaking] = useState<Making>(() => (isRecorded() ? { part: 0 } : UNRECORDED));
  useEffect(() => {
    if (!session.store.getState().isRecorded) return;
    const control = new AbortController();
    const { signal } = control;
    const progress = (part: number) => signal.aborted || setMaking({ part });
    const make = async () => {
      const sheets = await makeMap({ definition, map, replay: session.replay(), settings, signal, progress });
      if (!sheets) return;
      const png = await mapPicture(`${definition.title}: ${map.label}`, sheets);
      const file = new File([png], `${definition.id}_${stamp(new Date())}.png`, { type: 'image/png' });
      if (!signal.aborted) setMaking({ sheets, file });
    };
    make().catch(error => {
      if (signal.aborted) return;
      reportError(error);
      setMaking(FAILED);
    });
    return () => control.abort();
  }, [definition, map, session, settings]);
  return making;
}
