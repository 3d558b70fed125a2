// Text import and export of levels (XSB) and solutions (LURD). Refused text changes nothing and shows the reason.

import { useState } from 'react';
import { refusalOf } from '../../../../scenes/kit/core/refusal.ts';
import { readXsb, writeXsb } from '../../../../scenes/sokoban/levels/xsb.ts';
import type { Level } from '../../../../scenes/sokoban/rules/level.ts';
import { writeLink } from '../../../../scenes/sokoban/rules/link.ts';
import { nameOf } from '../../../../scenes/sokoban/view.ts';
import { TextArea } from '../../../play/editor/TextArea.tsx';
import { linkTo } from '../../../play/page/address.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Select.tsx';
import { toast } from '../../../ui/toast.ts';
import { Optimiser } from './Optimiser.tsx';
import type { SheetProps } from './sheetProps.ts';
import styles from './TextSheet.module.css';

export function TextSheet(props: SheetProps) {
  const { view, definition } = props;
  const { level, position, lurd } = view;
  const link = linkTo(definition, 0, { board: writeLink(level, position) });
  return (
    <div className={styles.sheet}>
      <section className={styles.part}>
        <h3>{nameOf(view)}, as it stands</h3>
        <TextArea
          label="Board (XSB)"
          rows={Math.min(12, level.height + 1)}
          value={writeXsb({ ...level, title: nameOf(view) }, position)}
          copies={[{ label: 'Copy the level’s start', text: writeXsb({ ...level, title: nameOf(view) }) }]}
          link={{ label: 'Copy a link to this position', text: link, fileName: 'level.xsb' }}
        />
        <TextArea label="Moves so far (LURD)" note="l, u, r, d walk; L, U, R, D push." rows={3} value={lurd} />
      </section>
      <section className={styles.part}>
        <h3>Paste</h3>
        <PasteLevel {...props} />
        <PasteMoves {...props} />
      </section>
      <Optimiser {...props} />
    </div>
  );
}

interface Choice {
  readonly text: string;
  readonly levels: readonly Level[];
}

function PasteLevel({ session, onDone }: SheetProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [index, setIndex] = useState(0);

  const open = () => {
    try {
      const levels = choice?.text === text ? choice.levels : readXsb(text);
      if (levels.length > 1 && choice?.text !== text) {
        setChoice({ text, levels });
        setIndex(0);
        setError(undefined);
        return;
      }
      const level = levels[choice?.text === text ? index : 0];
      session.resume();
      const refusal = level ? session.send({ type: 'open', xsb: writeXsb(level) }) : 'There is no level in the text.';
      if (refusal) setError(refusal);
      else {
        toast({ title: 'Level opened', description: 'Undo brings the one before back.' });
        onDone();
      }
    } catch (problem) {
      setError(`${refusalOf(problem)} Nothing was changed.`);
    }
  };
  const several = choice !== null && choice.text === text;
  return (
    <div className={styles.paste}>
      <TextArea
        label="A level (XSB)"
        note="# wall, @ you, $ parcel, . goal, * parcel on a goal, + you on a goal. A whole collection may be pasted."
        rows={8}
        value={text}
        onChange={value => {
          setText(value);
          setError(undefined);
        }}
        {...(error !== undefined && { error })}
      />
      {several && (
        <Select<number>
          label={`${choice.levels.length} levels: which?`}
          value={index}
          options={choice.levels.map(({ title, width, height }, value) => ({
            value,
            label: `${value + 1}. ${title || 'untitled'} (${width} × ${height})`,
          }))}
          onChange={setIndex}
        />
      )}
      <Button disabled={text.trim() === ''} onClick={open}>
        {several ? 'Play the chosen level' : 'Play this level'}
      </Button>
    </div>
  );
}

function PasteMoves({ view, session, onDone }: SheetProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [from, setFrom] = useState<'start' | 'here'>('start');
  const play = () => {
    session.resume();
    const refusal = session.send({ type: 'play', lurd: text, from: view.mayReset ? from : 'start' });
    if (refusal) setError(refusal);
    else {
      toast({ title: 'Moves played', description: 'Undo takes them all back.' });
      onDone();
    }
  };
  return (
    <div className={styles.paste}>
      <TextArea
        label="Moves (LURD)"
        rows={3}
        value={text}
        onChange={value => {
          setText(value);
          setError(undefined);
        }}
        {...(error !== undefined && { error })}
      />
      {view.mayReset && (
        <Select<'start' | 'here'>
          label="Played"
          value={from}
          options={[
            { value: 'start', label: 'from the start of the level' },
            { value: 'here', label: 'from here' },
          ]}
          onChange={setFrom}
        />
      )}
      <Button disabled={text.trim() === ''} onClick={play}>
        Play these moves
      </Button>
    </div>
  );
}
