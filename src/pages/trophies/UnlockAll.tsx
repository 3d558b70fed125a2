// Switch that unlocks everything that opens as one plays: the setting of that name. It is loaded after the page's words, with the controls of games and tools.
import { setChoices, useProfile } from '../../data/profile.ts';
import { Switch } from '../../ui/Switch.tsx';

export function UnlockAll() {
  const unlockAll = useProfile(({ choices }) => choices.unlockAll);
  return <Switch label="Unlock everything" checked={unlockAll} onChange={on => setChoices({ unlockAll: on })} />;
}
