// Field book: tabs with unit stats, balance matrix and the report of this run.
import { UNITS } from '../../../../scenes/strategic-battle/rules/units.ts';
import type { BattleView } from '../../../../scenes/strategic-battle/view.ts';
import { Tabs } from '../../../ui/Tabs.tsx';
import { Balance } from './Balance.tsx';
import styles from './BookSheet.module.css';
import { Report } from './Report.tsx';
import { Stats } from './Stats.tsx';

export default function BookSheet({ view }: { readonly view: BattleView }) {
  const types = view.cards.map(({ type }) => type);
  return (
    <div className={styles.book}>
      <Tabs
        label="Field book"
        tabs={[
          { id: 'units', label: 'Units', panel: <Stats types={types} /> },
          { id: 'balance', label: 'Balance', panel: <Balance units={UNITS} /> },
          { id: 'report', label: 'Report', panel: <Report tally={view.tally} /> },
        ]}
      />
    </div>
  );
}
