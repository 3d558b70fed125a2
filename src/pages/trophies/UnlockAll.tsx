// Button that unlocks everything that opens as one plays, and locks it again: the setting of that name, with what it does in words. It is loaded after the
// page's words, with the controls of games and tools.
import { Lock, LockOpen } from 'lucide-react';
import { setChoices, useProfile } from '../../data/profile.ts';
import { Button } from '../../ui/Button.tsx';

export function UnlockAll() {
  const unlockAll = useProfile(({ choices }) => choices.unlockAll);
  const Icon = unlockAll ? Lock : LockOpen;
  return (
    <>
      <Button variant="secondary" onClick={() => setChoices({ unlockAll: !unlockAll })}>
        <Icon aria-hidden /> {unlockAll ? 'Lock it again' : 'Unlock everything'}
      </Button>
      <p role="status">
        {unlockAll
          ? 'Every course and rocket is open to you now.'
          : 'Opens the courses and rockets that a win would open.'}
      </p>
    </>
  );
}
