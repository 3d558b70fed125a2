// Button that unlocks everything that opens as one plays, and locks it again: the setting of that name. It is loaded after the page's words, with the
// controls of games and tools.
import { setChoices, useProfile } from '../../data/profile.ts';
import { Button } from '../../ui/Button.tsx';

export function UnlockAll() {
  const unlockAll = useProfile(({ choices }) => choices.unlockAll);
  return (
    <Button variant="secondary" onClick={() => setChoices({ unlockAll: !unlockAll })}>
      {unlockAll ? 'Lock it again' : 'Unlock everything'}
    </Button>
  );
}
