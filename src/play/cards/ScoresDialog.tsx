// High score dialog: the table of a game's stats, as stored on this device.
import { grouped } from '../../../scenes/kit/core/digits.ts';
import type { GameDefinition } from '../../../scenes/kit/game.ts';
import { recordOf, useProfile } from '../../data/profile.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ScoreTable } from './ScoreTable.tsx';

interface ScoresDialogProps {
  readonly definition: GameDefinition;
  readonly open: boolean;
  onClose(): void;
}

export function ScoresDialog({ definition, open, onClose }: ScoresDialogProps) {
  const { feats } = useProfile(profile => recordOf(profile, definition));
  const { scores } = definition.start;
  if (!scores) return null;
  const rows = scores.rows.map(row => [row.label, ...row.stats.map(name => formatStat(feats[name]))]);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={scores.label}
      footer={<Button onClick={onClose}>{scores.back}</Button>}
    >
      <ScoreTable table={{ columns: scores.columns, rows, total: [] }} label={scores.label} />
    </Dialog>
  );
}

const formatStat = (value: number | undefined): string => (value === undefined ? '–' : grouped(value));
