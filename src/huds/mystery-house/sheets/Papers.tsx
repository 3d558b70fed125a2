// Dialog with three tabs: notebook, plan of the house, cases.
import type { GameDefinition } from '../../../../scenes/kit/game.ts';
import type { MysteryView } from '../../../../scenes/mystery-house/view.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Cases } from './Cases.tsx';
import { Notebook } from './Notebook.tsx';
import { Plan } from './Plan.tsx';

const SHEETS = ['notes', 'plan', 'cases'] as const;
export type Sheet = (typeof SHEETS)[number];

interface PapersProps {
  readonly open: boolean;
  /** The open tab; null while the dialog is closed. */
  readonly sheet: Sheet | null;
  readonly view: MysteryView;
  readonly definition: GameDefinition;
  onSheet(sheet: Sheet | null): void;
  onSay(text: string): void;
  onClose(): void;
}

export default function Papers({ open, sheet, view, definition, onSheet, onSay, onClose }: PapersProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Papers" size="wide">
      <Tabs
        label="Papers"
        value={sheet ?? 'notes'}
        onChange={id => onSheet(SHEETS.find(one => one === id) ?? null)}
        tabs={[
          { id: 'notes', label: 'Notebook', panel: <Notebook view={view} onSay={onSay} /> },
          { id: 'plan', label: 'Plan', panel: <Plan view={view} onSay={onSay} /> },
          { id: 'cases', label: 'Cases', panel: <Cases view={view} definition={definition} /> },
        ]}
      />
    </Dialog>
  );
}
