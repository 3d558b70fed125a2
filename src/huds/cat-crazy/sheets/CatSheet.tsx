// Cat sheet: rename, rehome.
import { useState } from 'react';
import { KINDS } from '../../../../scenes/cat-crazy/rules/cats/breeds.ts';
import { NAME_LENGTH } from '../../../../scenes/cat-crazy/rules/cats/names.ts';
import type { ChosenView } from '../../../../scenes/cat-crazy/view.ts';
import type { SessionPort } from '../../../../scenes/kit/core/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';

interface CatSheetProps {
  readonly cat: ChosenView;
  readonly session: SessionPort;
  onDone(): void;
}

export default function CatSheet({ cat, session, onDone }: CatSheetProps) {
  const [name, setName] = useState(cat.name);
  const [asked, setAsked] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const rename = () => {
    // Resume first: commands are accepted only during play.
    session.resume();
    const why = session.send({ type: 'name', cat: cat.id, name });
    setRefused(why);
    if (why === null) onDone();
  };
  const leave = () => {
    session.resume();
    session.send({ type: 'rehome', cat: cat.id });
    session.send({ type: 'rehome', cat: cat.id });
    onDone();
  };
  return (
    <form
      onSubmit={event => {
        event.preventDefault();
        rename();
      }}
    >
      <p>
        {KINDS[cat.breed].coats[cat.coat]} {KINDS[cat.breed].name}, {KINDS[cat.breed].trait}. Level {cat.level}.
      </p>
      <TextField label="Name" value={name} maxLength={NAME_LENGTH} error={refused ?? undefined} onChange={setName} />
      <p style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)', marginBlockStart: 'var(--space-3)' }}>
        <Button type="submit">Save the name</Button>
        {asked ? (
          <Button variant="destructive" onClick={leave}>
            Yes, {cat.name} finds another home
          </Button>
        ) : (
          <Button variant="secondary" onClick={() => setAsked(true)}>
            Find another home …
          </Button>
        )}
      </p>
      <p>
        <small>
          {cat.isHome
            ? 'A new home frees the slot. The book remembers the coat.'
            : 'It is not at home here yet: its coat would not stand in the book. Level 2 does that.'}
        </small>
      </p>
    </form>
  );
}
