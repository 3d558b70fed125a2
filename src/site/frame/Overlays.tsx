// The site's own dialogs over any page, each fetched when it is first opened, and the keys of the palette.
import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { storedChoices } from '../../data/storedChoices.ts';
import { dialogOpen, isTyping } from '../../ui/keyTargets.ts';
import { lazyPart } from '../lazy/lazyPart.tsx';
import { opensPalette } from '../palette/paletteKeys.ts';
import { closeOverlay, openPalette, overlays } from './overlays.ts';
import { pageContext } from './pageContext.ts';

const CommandPalette = lazyPart(() => import('../palette/CommandPalette.tsx'));
const SettingsDialog = lazyPart(() => import('../settings/SettingsDialog.tsx'));

export function Overlays() {
  const { open, known } = useStore(overlays);
  const page = useStore(pageContext);
  const asked = open?.name === 'settings' ? open : null;
  useEffect(() => {
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <Suspense>
      {known.has('palette') && <CommandPalette open={open?.name === 'palette'} page={page} onClose={closeOverlay} />}
      {known.has('settings') && (
        <SettingsDialog
          open={asked !== null}
          at={asked?.at}
          game={asked?.game ?? page.game?.id}
          slowable={page.slowable}
          onClose={closeOverlay}
        />
      )}
    </Suspense>
  );
}

/** The page's listener is behind those of its parts: what they have used is not the palette's. */
function onKey(event: KeyboardEvent): void {
  const isOpen = overlays.getState().open?.name === 'palette';
  const opens = opensPalette(event, {
    isTyping: isTyping(event.target),
    isPlaying: document.querySelector('[data-play="playing"]') !== null,
    slashKey: storedChoices()['slashKey'] !== false,
  });
  if (!opens || (!isOpen && dialogOpen())) return;
  event.preventDefault();
  if (isOpen) closeOverlay();
  else openPalette();
}
