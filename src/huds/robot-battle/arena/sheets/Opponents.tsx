// Whom to meet in the arena: the ladder, the week, or whatever one sets oneself.

import type { Setup } from '../../../../../scenes/kit/core/rules.ts';
import type { UiStore } from '../../../../../scenes/kit/core/session/ui.ts';
import type { ArenaBout } from '../../../../../scenes/robot-battle/arena/types.ts';
import type { RobotUi } from '../../../../../scenes/robot-battle/ui.ts';
import { Dialog } from '../../../../ui/Dialog.tsx';
import { Tabs } from '../../../../ui/Tabs.tsx';
import type { Stats } from '../../stats.ts';
import { FreePlay } from './FreePlay.tsx';
import { Ladder } from './Ladder.tsx';
import { WeekPanel } from './WeekPanel.tsx';

interface OpponentsProps {
  readonly open: boolean;
  readonly ui: UiStore<RobotUi>;
  readonly stats: Stats;
  readonly bout: ArenaBout;
  /** Sets a bout up, not begun. */
  onChoose(setup: Setup): void;
  onClose(): void;
}

export default function Opponents({ open, ui, stats, bout, onChoose, onClose }: OpponentsProps) {
  const choose = (setup: Setup) => {
    onChoose(setup);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title="Opponents" size="wide">
      <Tabs
        label="Kinds of battle"
        tabs={[
          {
            id: 'ladder',
            label: 'Ladder',
            panel: <Ladder stats={stats} onMeet={rival => choose({ bout: 'ladder', rival })} />,
          },
          {
            id: 'week',
            label: 'The week',
            panel: <WeekPanel stats={stats} onPlay={date => choose({ bout: 'week', date })} />,
          },
          {
            id: 'free',
            label: 'Free play',
            panel: (
              <FreePlay
                ui={ui}
                ground={bout}
                onPlay={({ map, friendlyFire }) => choose({ bout: 'free', map, friendlyFire })}
              />
            ),
          },
        ]}
      />
    </Dialog>
  );
}
