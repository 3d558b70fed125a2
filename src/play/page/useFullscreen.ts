// Fullscreen hook for the whole play page, with bar and HUD; if the browser refuses, the page fills the window instead.
import { type RefObject, useEffect, useState } from 'react';

export type Fullscreen = 'off' | 'native' | 'fallback';

export function useFullscreen(wrapper: RefObject<HTMLElement | null>) {
  const [mode, setMode] = useState<Fullscreen>('off');

  useEffect(() => {
    const onChange = () => setMode(document.fullscreenElement === wrapper.current ? 'native' : 'off');
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [wrapper]);

  async function enter(): Promise<void> {
    try {
      await wrapper.current?.requestFullscreen();
    } catch (error) {
      console.warn('Fullscreen was refused; the game fills the window instead.', error);
      setMode('fallback');
    }
  }
  /** Enters fullscreen and locks landscape orientation if the browser can; elsewhere the player turns the device. */
  async function enterLandscape(): Promise<void> {
    await enter();
    const { orientation } = screen as { orientation?: { lock?(to: string): Promise<void> } };
    await orientation?.lock?.('landscape').catch(() => {});
  }
  async function leave(): Promise<void> {
    if (document.fullscreenElement) await document.exitFullscreen();
    setMode('off');
  }
  return {
    mode,
    toggle: () => void (mode === 'off' ? enter() : leave()),
    leave: () => void leave(),
    enterLandscape: () => void enterLandscape(),
  };
}
