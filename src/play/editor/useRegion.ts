// Region hook of a tile editor: the mode, the chosen region and the copy; cutting, mirroring and turning; and their keys.
import { useState } from 'react';
import { MODES, type Mode } from './modes.ts';
import { cleared, cutOut, type Flip, flipped, laid, type Region, within } from './shapes.ts';
import { applyEdit, type EditHistory, type TileGrid } from './tileGrid.ts';

interface RegionOptions {
  readonly edited: EditHistory;
  /** Tile of cells that are cut. */
  readonly ground: string;
  readonly face: ((tile: string, flip: Flip) => string) | undefined;
  lay(cells: string, cell: number, tile: string): string;
  onChange(edited: EditHistory): void;
}

const FLIP_KEYS: Readonly<Record<string, Flip>> = { KeyX: 'across', KeyY: 'down', KeyZ: 'turn' };

export function useRegion({ edited, ground, face, lay, onChange }: RegionOptions) {
  const { present } = edited;
  const [mode, setMode] = useState<Mode>('pen');
  const [marked, setMarked] = useState<Region | null>(null);
  const [clip, setClip] = useState<TileGrid | null>(null);
  /** The drawing may have become smaller than the region. */
  const inside = marked && within(present, marked);
  const region = inside && inside.columns > 0 && inside.rows > 0 ? inside : null;

  const onCopy = (cut: boolean) => {
    if (!region) return;
    setClip(cutOut(present, region));
    if (cut) onChange(applyEdit(edited, cleared(present, region, ground)));
    setMode('stamp');
  };
  const onFlip = (flip: Flip) => {
    if (mode === 'stamp') return setClip(clip && flipped(clip, flip, face));
    if (!region) return;
    const turned = flipped(cutOut(present, region), flip, face);
    onChange(applyEdit(edited, laid(cleared(present, region, ground), turned, region, lay)));
    setMarked({ ...region, columns: turned.columns, rows: turned.rows });
  };
  const onMode = (next: Mode) => {
    if (next === 'stamp' && !clip) return;
    setMode(next);
  };
  const press = (code: string, command: boolean): boolean => {
    if (command && (code === 'KeyC' || code === 'KeyX')) {
      onCopy(code === 'KeyX');
      return region !== null;
    }
    const flip = FLIP_KEYS[code];
    const next = MODES.find(({ key }) => key === code);
    if (command && code !== 'KeyV') return false;
    if (flip && !command) onFlip(flip);
    else if (next) onMode(next.id);
    else return false;
    return true;
  };
  return {
    mode,
    region,
    clip,
    hasRegion: region !== null,
    hasCopy: clip !== null,
    says: wordsOf(mode, region, clip),
    onMode,
    onRegion: setMarked,
    onCopy,
    onFlip,
    press,
  };
}

function wordsOf(mode: Mode, region: Region | null, clip: TileGrid | null): string {
  if (mode === 'stamp' && clip) return `Copy of ${clip.columns} by ${clip.rows} cells: press where it is to lie.`;
  if (mode === 'select' && !region) return 'Drag over what you want to copy, mirror or turn.';
  return region ? `Region of ${region.columns} by ${region.rows} cells.` : '';
}
